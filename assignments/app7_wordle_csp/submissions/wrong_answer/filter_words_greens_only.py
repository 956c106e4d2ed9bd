"""Ta fonction ne regarde que les lettres vertes. Les jaunes et les grises en disent long, elles aussi : un
mot possible doit donner toute la réponse, les cinq couleurs.
"""


def filter_words(candidates, guess, feedback):
    gardes = []
    for mot in candidates:
        reponse = compute_feedback(guess, mot)
        if all(reponse[i] == 2 for i in range(5) if feedback[i] == 2):
            gardes.append(mot)
    return gardes
