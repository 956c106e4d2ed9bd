"""Tu calcules le nombre moyen de mots qui resteront. C'est une bonne mesure, mais ce n'est pas l'entropie,
qui s'exprime en bits avec un logarithme, et qui est d'autant plus grande que la proposition est bonne.
"""


def compute_entropy(guess, candidates):
    total = len(candidates)
    return sum(n * n / total for n in feedback_distribution(guess, candidates).values())
