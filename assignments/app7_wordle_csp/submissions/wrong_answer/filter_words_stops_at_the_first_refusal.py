"""Ta fonction s'arrête au premier mot qui ne convient pas, sans regarder les suivants. Après avoir écarté un
mot, que reste-t-il à faire ?
"""


def filter_words(candidates, guess, feedback):
    gardes = []
    for mot in candidates:
        if compute_feedback(guess, mot) != feedback:
            break
        gardes.append(mot)
    return gardes
