"""Ta fonction semble répondre à la question contraire : elle dit True quand le caractère est absent. Compare
appartient("a", "abc") et appartient("d", "abc") avec ce que tu attends.
"""


def appartient(c, s):
    for x in s:
        if x == c:
            return False
    return True
