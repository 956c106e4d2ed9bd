"""Emojis, input cleaned up, and the whole board printed again after each turn."""


def jeu():
    secret = mot_aleatoire(mots5)
    grille = []
    print("🎯 À toi de jouer ! 🟩 la lettre, 🟨 = *, ⬛ = _")
    while not grille or grille[-1][0] != secret:
        proposition = input("✏️  ").strip().lower()
        if valide(proposition):
            grille.append((proposition, reponse(secret, proposition)))
            for mot, masque in grille:
                print("🔤", mot, "➡️", masque)
        else:
            print("❌ mot refusé")
    print("🎉 Bravo 🎉")
