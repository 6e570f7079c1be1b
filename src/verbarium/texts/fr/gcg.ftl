# Parties enregistrées au format GCG.

gcg-no-game = Ce fichier ne contient aucune partie : ni joueurs ni coups.
gcg-line-unclear = La ligne { $line } est incompréhensible : { $text }
gcg-player-unknown = La ligne { $line } nomme { $player }, qui ne figure pas parmi les joueurs.
gcg-off-the-board = Ligne { $line } : { $word } sort de la grille.
gcg-square-taken = Ligne { $line } : { $word } ne s’accorde pas avec la lettre { $letter } déjà posée.
gcg-square-empty = Ligne { $line } : { $word } passe par une case vide.
gcg-nothing-laid = Ligne { $line } : { $word } n’ajoute aucun jeton.
