# Parties enregistrées au format GCG.

gcg-no-game = Ce fichier ne contient aucune partie : ni joueurs ni coups.
gcg-line-unclear = La ligne { $line } est incompréhensible : { $text }
gcg-player-unknown = La ligne { $line } nomme { $player }, qui ne figure pas parmi les joueurs.
gcg-off-the-board = Ligne { $line } : { $word } sort de la grille.
gcg-square-taken = Ligne { $line } : { $word } ne s’accorde pas avec la lettre { $letter } déjà posée.
gcg-square-empty = Ligne { $line } : { $word } passe par une case vide.
gcg-nothing-laid = Ligne { $line } : { $word } n’ajoute aucun jeton.
gcg-no-tiles = Aucun jeu de jetons de mots croisés n’a toutes les lettres de cette partie : { $letters }
gcg-score-wrong = Ligne { $line } : { $word } est noté { $written }, mais vaut { $right }.
gcg-total-wrong = Ligne { $line } : le total est noté { $written }, mais c’est { $right }.
gcg-play-irregular = Ligne { $line } : { $word } ne pouvait pas être posé. { $why }
gcg-many-tiles = C’est plus de jetons qu’un chevalet n’en porte.
gcg-no-crossword = { $rules } ne peut pas s’écrire au format GCG, qui note un mot par tour.
gcg-column-player = Joueur
gcg-column-position = Position
gcg-column-text = Coup
gcg-column-score = Points
gcg-column-total = Total
gcg-kind-exchange = échange
gcg-kind-pass = passe
gcg-kind-withdrawn = repris
gcg-kind-points = contestation ou temps
gcg-kind-leftover = jetons restants
