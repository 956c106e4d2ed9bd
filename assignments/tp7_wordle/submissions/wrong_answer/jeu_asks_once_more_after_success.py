"""Le mot est trouvé, mais ton jeu demande encore une proposition avant de s'arrêter. Entre le moment où il l'apprend
et le test de la boucle, que fait-il de trop ?
"""


def jeu():
    mot = mot_aleatoire(mots5)
    trouve = False
    proposition = input("Proposition : ")
    while not trouve:
        if valide(proposition):
            print(reponse(mot, proposition))
            trouve = proposition == mot
        else:
            print("Mot invalide.")
        proposition = input("Proposition : ")
