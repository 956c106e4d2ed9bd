# %% five_letters_or_fewer
mots5 = list(filter(lambda m: len(m) < 6, mots))

# %% indices_of_the_words
mots5 = []
for k, m in enumerate(mots):
    if len(m) == 5:
        mots5.append(k)

# %% one_long_string
mots5 = "".join(m for m in mots if len(m) == 5)

# %% only_the_last_word
for m in mots:
    if len(m) == 5:
        mots5 = [m]

# %% true_or_false
mots5 = [len(m) == 5 for m in mots]

# %% number_of_words
mots5 = 0
for m in mots:
    if len(m) == 5:
        mots5 += 1

# %% letters_instead_of_words
mots5 = []
for m in mots:
    if len(m) == 5:
        mots5.extend(m)

# %% none
mots5 = sorted({m for m in mots if len(m) == 5 and m[0] < "n"})
