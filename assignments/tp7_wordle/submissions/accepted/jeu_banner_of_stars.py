"""Stars and lines of underscores around everything."""


def jeu():
    print("*" * 30)
    print("*** W O R D L E ***".center(30))
    print("*" * 30)
    secret = mot_aleatoire(mots5)
    p = ""
    while p != secret:
        p = input("*** Ton mot *** ")
        print("_" * 20)
        if p in mots5:
            print("***", reponse(secret, p), "***")
        else:
            print("*** mot refusé ***")
        print("_" * 20)
