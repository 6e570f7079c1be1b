room-removed = L’hôte vous a fait quitter la table.
room-gone = Vous avez quitté la table : revenez pour jouer.
room-not-host = C’est à l’hôte d’en décider ({ $host }).
room-match-runs = Une partie est en cours : attendez la fin.
room-already-here = Vous êtes déjà à cette table.
room-name-empty = Écrivez un nom lisible.
room-already-seated = Vous avez déjà une place.
room-full = 
    { $seats ->
        [one] La seule place est prise.
       *[other] Les { $seats } places sont prises.
    }
room-not-seated = Vous regardez : prenez d’abord une place.
room-already-ready = Vous avez déjà dit que vous étiez prêt.
room-not-ready = Vous n’aviez pas dit que vous étiez prêt.
room-nobody = Cette personne n’est pas (ou plus) à la table.
room-not-yourself = Pour partir, quittez la table.
room-nothing-said = Le message est vide.
room-crowded = Trop de monde est déjà passé à cette table : ouvrez-en une autre.
room-join-first = Entrez d’abord avec un nom.
room-no-match = Il n’y a pas de partie en cours.
room-watching = Vous regardez cette partie : vous jouerez la prochaine.
room-not-a-move = Ce coup n’appartient pas au jeu.
room-no-such-level = Ce niveau n’existe pas dans ce jeu.
