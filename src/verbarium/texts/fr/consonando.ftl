# Consonando.

game-consonando = Consonando
rules-consonando-8 = Consonando, 8 manches
rules-consonando-8-summary = Huit tirages de 4, 5, 6, 7, 4, 5, 6 et 7 consonnes, une minute chacun ; deux jokers par joueur.
rules-consonando-4 = Consonando, 4 manches
rules-consonando-4-summary = Quatre tirages de 4, 5, 6 et 7 consonnes, une minute chacun ; un joker par joueur.
rules-consonando-6 = Consonando, 6 manches
rules-consonando-6-summary = Six tirages de 3 à 8 consonnes, une minute chacun ; un joker par joueur.
consonando-all-rounds = Toutes les manches ont été jouées.
consonando-watching = Vous regardez cette partie.
consonando-over = La partie est terminée.
consonando-not-drawn = Les consonnes ne sont pas encore tirées.
consonando-not-read = Les mots n’ont pas encore été lus.
consonando-bell = Le temps est écoulé : on pose les crayons.
consonando-already-ready = Vous avez déjà indiqué être prêt.
consonando-already-stopped = Vous avez déjà posé votre crayon.
consonando-nothing-written = Votre feuille est vide.
consonando-letters = « { $word } » ne s’écrit pas avec les lettres de cet alphabet.
consonando-missing = Il manque un { $letter } dans le tirage, ou il n’y en a pas assez.
consonando-no-jolly = Vous n’avez plus de joker.
consonando-jolly-nothing = Le joker doit ajouter, retirer ou remplacer une consonne.
consonando-jolly-consonant = { $letter } n’est pas une consonne : les voyelles s’ajoutent librement.
consonando-jolly-not-drawn = { $letter } ne figure pas parmi les consonnes tirées.
consonando-no-rounds = Ces règles ne prévoient aucun tirage.
consonando-not-consonant = { $letter } n’est pas une consonne et ne peut pas être tirée.
consonando-small-bag =
    { $bag ->
        [one] Le sac ne contient que { $bag } consonne, mais il faut en tirer { $most }.
       *[other] Le sac contient { $bag } consonnes, mais il faut en tirer { $most }.
    }
