"""A lambda over range(5)."""

reponse = lambda mot, proposition: "".join(
    [proposition[i] if proposition[i] == mot[i] else ("_", "*")[proposition[i] in mot] for i in range(5)]
)
