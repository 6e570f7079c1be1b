# Entraîner et mesurer les robots.

bots-stopped = Arrêté. Le point atteint est dans { $file } ; la même commande reprend de là.
bots-checkpoint-unreadable = { $file } n’est pas un point de reprise : { $why }
bots-checkpoint-other = { $file } appartient à un autre entraînement : autres règles, mots, graine, parties ou passes.
bots-ladder-other = { $file } appartient à une autre comparaison : autres règles, mots ou graine, ou bien les niveaux ont changé depuis.
bots-levels = « { $levels } » ne désigne pas deux niveaux ou plus entre 1 et 6, comme 1-6.
