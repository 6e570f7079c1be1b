# Ce que dit la page dans le navigateur.

## The house
page-motto = La maison des jeux de mots
page-skip = Aller au contenu
page-close = Fermer
page-settings = Réglages
page-try-again = Réessayer
page-house-silent = Le serveur ne répond pas. Le réseau est-il là ?
page-refused = Ce n’est pas possible en ce moment.
page-nowhere-title = Rien ici
page-nowhere = Il n’y a pas de page à cette adresse.
page-to-front = Retour à l’entrée
page-interface-language = Langue de la page
page-lang-it = italien
page-lang-fr = français
page-lang-en = anglais
page-lang-ru = russe
page-lang-pl = polonais
page-crowd =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }

## Settings of this device
page-text-size = Taille des caractères : { $percent } %
page-theme-auto = Lumière : comme l’appareil
page-theme-light = Lumière : jour
page-theme-dark = Lumière : soir
page-sound = Sons
page-light = Lumière
page-light-auto = Comme l’appareil
page-light-light = Jour
page-light-dark = Soir
page-type = Taille des caractères
page-sounds-on = Sons
page-sounds-note = Chacun est aussi écrit en toutes lettres dans le journal.
page-still = Le moins de mouvement possible
page-lift = Lever le doigt inscrit le mot
page-lift-note = Après un glissé sur les dés. Sinon, il attend « Inscrire ».
page-keys = Au clavier
page-key-letters = A–Z
page-key-enter = Entrée
page-key-escape = Échap
page-key-space = Espace
page-sound-dice = Les dés roulent.
page-sound-bell = La cloche sonne.
page-sound-low = Un coup sur le bois : 20 secondes.

## Front door
page-set-table = Ouvrir une table
page-game = Jeu
page-game-grid = Grille de lettres
page-game-grid-like = Boggle, Il Paroliere
page-language = Langue
page-rules = Règles
page-rules-note = chaque règle cite sa source
page-no-rules = Il n’y a pas encore de règle pour cette langue.
page-more-rules =
    { $n ->
        [one] { $n } autre règle
       *[other] { $n } autres règles
    }
page-seal-a = source d’origine
page-seal-b = deux sources concordent
page-seal-c = une source indirecte
page-seal-d = déduit par nous
page-derived-mark = règles déduites par nous (D)
page-source = Source : { $source }
page-derived = Déduit par nous : { $what }
page-part-admission = mots admis
page-part-dice = dés
page-part-minimum = mot le plus court
page-part-points = points
page-part-penalties = pénalités
page-part-weights = poids du tirage
page-part-vowels = voyelles
page-play-now = Jouer
page-play-now-with = avec { $name }, qui attend
page-play-now-bot = tout de suite, avec un bot
page-alone = En solo
page-alone-note = rien que vous
page-rather-bot = Plutôt avec un bot
page-invite = Inviter des amis
page-invite-note = un lien, sans compte
page-bot-level = Force du robot
page-table-waits = { $name } attend des joueurs pour ce même jeu.
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte. Dressez-en une et annoncez-la.
page-watch = regarder
page-free-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
page-table = Table
page-new-table = Une nouvelle table
page-table-of = La table de { $name }
page-guest = Invité

## Rules in words
page-span-seconds = { $n } s
page-span-minutes = { $n } min
page-rules-size = { $rows }×{ $cols } dés
page-rules-grids =
    { $grids ->
        [one] { $grids } grille de { $rows }×{ $cols }
       *[other] { $grids } grilles de { $rows }×{ $cols } à la fois
    }
page-rules-minimum =
    { $n ->
        [one] dès { $n } lettre
       *[other] dès { $n } lettres
    }
page-rules-same-cancelled = les mots communs sont barrés
page-rules-same-kept = les mots communs comptent
page-rules-same-cancelled-long = Un mot qui figure sur plusieurs listes est barré partout.
page-rules-same-kept-long = Un mot qui figure sur plusieurs listes compte pour chacun.
page-rules-penalties = les fautes coûtent des points
page-rules-no-penalties = sans pénalité
page-rules-penalty-word = Mot qui ne compte pas : { $cost }.
page-rules-penalty-asked = Mot qui ne compte pas, si son auteur a demandé la vérification : { $cost }.
page-rules-penalty-grid = Mot qui n’est pas sur la grille : { $cost }.
page-rules-points = Points par lettres : { $table }
page-rules-points-each = { $from }+ : { $n } par lettre
page-rules-points-add = au-delà de { $from } : { $n } de plus par lettre
page-rules-at-end = Les verdicts viennent après la cloche.
page-rules-at-once = Chaque mot est vérifié dès qu’il est inscrit.
page-rules-challenged = On ne vérifie que les mots mis en doute ; ce dont nul ne doute est bon.
page-rules-overrule = La table peut corriger le dictionnaire si tous les autres sont d’accord.
page-rules-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
page-rules-target =
    { $n ->
        [one] en { $n } point
       *[other] en { $n } points
    }
page-letters =
    { $n ->
        [one] { $n } lettre
       *[other] { $n } lettres
    }
page-changed-rules = modifiées à cette table
page-form-time = Durée d’une manche
page-form-minimum = Mot le plus court
page-form-end = Longueur de la partie
page-form-same = Le même mot sur plusieurs listes
page-form-verdicts = Verdicts
page-form-at-end = après la cloche
page-form-at-once = tout de suite
page-form-verify = Ce que l’on vérifie
page-form-verify-all = chaque mot
page-form-verify-challenged = seulement ce dont on doute
page-form-overrule = La table peut corriger le dictionnaire

## Coming in and the lobby
page-coming-in = Un instant…
page-come-in = Entrez
page-your-name = Votre nom à la table
page-no-account = Pas de compte. Le nom est retenu sur cet appareil.
page-name-needed = Il faut un nom, pour que les autres sachent qui joue.
page-sit-down = S’asseoir
page-only-watch = Regarder seulement
page-watch-game = Regarder
page-here-already = Déjà là
page-at-table = À la table
page-seats-taken = Places prises : { $n } sur { $most }
page-take-seat = Prendre une place
page-leave = Quitter la table
page-you = vous
page-host = hôte
page-away = absent
page-watches = regarde
page-is-ready = prêt
page-not-ready = pas encore prêt
page-bot-beginner = Robot débutant
page-bot-easy = Robot facile
page-bot-medium = Robot moyen
page-bot-hard = Robot fort
page-bot-expert = Robot expert
page-bot-master = Robot champion
page-bot-invite = Inviter ce robot
page-make-host = Confier la table
page-make-host-of = Confier la table à { $name }
page-remove = Renvoyer
page-remove-of = Renvoyer { $name } de la table
page-link = Lien vers cette table
page-link-note = Qui a ce lien peut entrer.
page-copy = Copier
page-copied = Copié
page-qr = Le lien, en code à photographier
page-list-it = L’annoncer parmi les tables ouvertes
page-what-is-played = À quoi l’on joue
page-change-rules = Changer les règles
page-change-clears = Après un changement, chacun doit se redire prêt.
page-commitment = Le hasard est déjà fixé. Son sceau :
page-you-watch = Vous regardez.
page-too-few =
    { $n ->
        [one] Il faut { $n } joueur.
       *[other] Il faut { $n } joueurs.
    }
page-waiting-for = On attend { $names }
page-waiting-return = En attente de retour : { $names }
page-about-to-begin = On commence…
page-preparing = La liste de mots et le plateau se préparent. Cela n’arrive que la première fois et prend de quelques secondes à deux ou trois minutes. La partie commence ensuite d’elle-même.
page-preparing-mark = Préparation en cours
page-preparing-so-far = Jusqu’ici { $time }
page-preparing-still = La préparation continue, { $time } jusqu’ici.
page-preparing-status = La partie commence d’elle-même dès que tout est prêt.
page-all-ready-but-you = Les autres sont prêts.
page-begin-when-you-like = Commencez quand vous voulez. Vous acceptez ainsi les règles affichées.
page-take-back-ready = Prêt. Annuler
page-shake = Secouer les dés
page-shake-ready = Prêt : secouer
page-ready = Prêt
page-line-lost = La liaison est coupée. Ce que vous avez inscrit est gardé ; on se reconnecte…
page-paused = Le temps est arrêté : il n’y a personne à la table.

## People and talk
page-people-talk = Joueurs et bavardage
page-people-unread =
    { $n ->
        [one] Joueurs et bavardage, { $n } nouveau message
       *[other] Joueurs et bavardage, { $n } nouveaux messages
    }
page-talk = Bavardage
page-nothing-said = Personne n’a encore rien dit.
page-say-something = Votre message
page-send = Envoyer
page-mute = Masquer ce que dit quelqu’un
page-log = Ce qu’on a entendu
page-quick-1 = Bonjour !
page-quick-2 = Bonne chance !
page-quick-3 = Bien trouvé !
page-quick-4 = Un instant, s’il vous plaît
page-quick-5 = Encore une ?
page-quick-6 = Merci pour la partie !
page-told-came = { $name } est là.
page-told-left = { $name } est parti.
page-told-ready = { $name } est prêt.
page-told-host = La table est maintenant à { $name }.
page-told-host-you = La table est maintenant à vous.
page-told-settings = Les règles ont changé. Chacun doit se redire prêt.
page-told-said = { $name } : { $text }
page-told-stopped = { $name } a posé le crayon.
page-told-phase-shaking = On secoue les dés.
page-told-phase-drawing = On tire les consonnes.
page-told-phase-writing = Le temps court.
page-told-phase-doubting = La cloche. De quels mots doutez-vous ?
page-told-phase-reading = La cloche. On lit les listes.
page-told-phase-over = La partie est finie.

## The round
page-seats = Qui joue
page-round = manche { $n }
page-round-of = manche { $n } sur { $of }
page-round-to = manche { $n }, en { $target } points
page-round-short = Manche { $n }
page-time-left = { $time } restant
page-seconds-left =
    { $n ->
        [one] Encore { $n } seconde
       *[other] Encore { $n } secondes
    }
page-grid-and-entry = Dés et mot
page-board = Grille de lettres, { $rows } sur { $cols }
page-die = { $face }, rangée { $row } colonne { $col }
page-die-in-path = { $face }, rangée { $row } colonne { $col }, numéro { $at } du chemin
page-hole = trou
page-around = Autour de { $face } : { $around }
page-which-grid = Quelle grille
page-grid-n = Grille { $n }
page-word = Mot
page-write = Inscrire
page-rub-last = Effacer la dernière lettre
page-entry-hint = Tapez, touchez ou glissez
page-on-grid =
    { $n ->
        [one] sur la grille · { $n } lettre
       *[other] sur la grille · { $n } lettres
    }
page-off-grid = pas sur la grille
page-not-beside = { $face } ne touche pas le dernier dé
page-cleared = effacé
page-shaking = On secoue les dés…
page-already-written = « { $word } » est déjà sur votre liste
page-said-written =
    { $n ->
        [one] { $word }, inscrit, { $n } lettre
       *[other] { $word }, inscrit, { $n } lettres
    }
page-said-judged =
    { $points ->
        [one] { $word }, { $mark }, { $points } point
       *[other] { $word }, { $mark }, { $points } points
    }
page-keys-type = composer
page-keys-write = inscrire
page-keys-rub = effacer
page-keys-walk = parcourir les dés aux flèches
page-your-list = Votre liste
page-words =
    { $n ->
        [one] { $n } mot
       *[other] { $n } mots
    }
page-words-points =
    { $n ->
        [one] { $n } mot
       *[other] { $n } mots
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-total-short = total { $n }
page-stopped = a fini
page-foot-at-once = Vérifié à mesure que vous écrivez.
page-foot-at-end = Les verdicts après la cloche.
page-stop = J’ai fini
page-pencil-down = Vous avez posé le crayon
page-rub-out = Effacer « { $word } »
page-rubbed-out = { $word }, effacé
page-ask-check = Demander la vérification
page-check-asked = { $word } : vérification demandée

## After the bell
page-doubting = De quels mots doutez-vous ?
page-doubting-note = On ne vérifie que ce dont on doute. Ce dont nul ne doute est bon.
page-doubt = Je doute
page-doubt-of = { $does } : { $word }, { $name }
page-doubted = mis en doute
page-no-more-doubts = Plus de doute
page-every-list = Toutes les listes, mot à mot
page-order = Ordre
page-by-verdict = Par verdict
page-as-written = Comme inscrits
page-marks = Marques
page-whose-list = La liste de qui
page-tab-score =
    { $points ->
        [one] { $rank }. · { $points } point
       *[other] { $rank }. · { $points } points
    }
page-percent-of-best = { $percent } % du meilleur
page-empty-list = Aucun mot.
page-lens = Le mot sur les dés
page-lens-hint = Choisissez un mot pour voir son chemin et la raison ; un dé, pour les mots qui y passent.
page-path-of = Chemin de { $word }
page-also-written-by = Inscrit aussi par { $names }.
page-asked-by = La vérification a été demandée par { $name }.
page-table-ruling = La table en a décidé ainsi.
page-put-to-table = Soumettre à la table
page-stands = Il est bon
page-falls = Il tombe
page-nobody-wrote = personne ne l’a inscrit
page-words-through =
    { $n ->
        [one] { $n } mot passe par { $face }
       *[other] { $n } mots passent par { $face }
    }
page-missed = Ce que tous ont manqué
page-nothing-missed = Rien : tous les mots ont été trouvés.
page-possible =
    { $words ->
        [one] Il y avait { $words } mot
       *[other] Il y avait { $words } mots
    } sur les dés, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout ; le plus long a { $longest ->
        [one] { $longest } lettre
       *[other] { $longest } lettres
    }.
page-and-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
page-after-bell = Après la cloche, hors concours
page-after-bell-note = Trop tard : aucun point, et le mot de personne n’est barré pour autant. Vous seul les voyez.
page-lexicon = Dictionnaire { $name }, empreinte { $print }
page-look-up = Ce mot compte-t-il ? Pourquoi ?
page-ask = Demander
page-standings = Classement
page-player = Joueur
page-points = Points
page-total = Total
page-next-round = Manche suivante

## The end
page-final = Résultat final
page-rank = Rang
page-your-result =
    { $points ->
        [one] Vous avez { $points } point
       *[other] Vous avez { $points } points
    }
page-winner = { $name } gagne
page-winners = Victoire partagée : { $names }
page-all-share = Égalité : la victoire est à tous
page-rematch = Encore une partie
page-rematch-note = Mêmes joueurs, mêmes règles, nouveau départ.
page-proof = Le hasard était-il honnête ?
page-proof-note = Le sceau était visible avant que quiconque fût prêt ; la graine qu’il enfermait est maintenant ouverte. On peut le vérifier avec « verbarium verify ».
page-seed = Graine
page-download-log = Le journal de cette partie

## Consonando
page-game-consonando = Consonando
page-game-consonando-like = ajoutez les voyelles
page-draws = Consonnes tirées, manche par manche : { $draws }
page-consonants-once = Chaque consonne sert une fois ; les voyelles sont libres.
page-consonants-points = Un point par lettre ; si toutes les consonnes servent, un de plus pour chacune.
page-jollies =
    { $n ->
        [0] Pas de joker
        [one] { $n } joker par joueur
       *[other] { $n } jokers par joueur
    }
page-form-jollies = Jokers par joueur
page-consonants-drawn =
    { $n ->
        [one] { $n } consonne
       *[other] { $n } consonnes
    }
page-used = utilisée
page-vowels-free = Voyelles à volonté : { $vowels }
page-drawing = On tire les consonnes…
page-consonant-missing = Il n’y a pas (plus) de { $letter }
page-consonants-used =
    { $n ->
        [one] { $n } lettre · { $used } consonnes sur { $of }
       *[other] { $n } lettres · { $used } consonnes sur { $of }
    }
page-consonants-all =
    { $n ->
        [one] { $n } lettre · toutes les consonnes !
       *[other] { $n } lettres · toutes les consonnes !
    }
page-jolly =
    { $n ->
        [one] Joker : encore { $n }
       *[other] Jokers : encore { $n }
    }
page-jolly-remove = ôter
page-jolly-add = ajouter
page-sheet-empty = Rien n’est inscrit.
page-consonants-bonus = Toutes les consonnes : +{ $n }.
page-jolly-used = Avec un joker : { $change }.
page-words-of-round = Les mots de la manche
page-best = Les meilleurs mots
page-best-with-jolly = Les meilleurs avec un joker

## More of the table
page-time = Temps
page-to-result = Voir le résultat
page-check = Vérifier
page-verdict = Verdict
page-also = Inscrit aussi par
page-as-text = En texte
page-print = Imprimer
page-normal-raw = points
page-normal-percent-of-best = pourcentage du meilleur
page-normal-percent-of-possible = pourcentage du possible
page-normal-match-points = points de rencontre
page-normal-rank-points = points de rang
page-normal-par = par rapport au par
page-form-normalise = Ce qui fait le classement
page-form-teams = Équipes
page-rules-normalise = Classement selon : { $how }.
page-rules-teams = Par équipes : la liste est celle de tous ensemble.
page-team = Équipe
page-team-n = équipe { $n }
page-table-title = Nom de la table
page-late = Qui arrive en retard
page-late-watch = regarde jusqu’à la partie suivante
page-late-next-round = joue dès la manche suivante
page-late-now = joue tout de suite
page-rename = Changer de nom
page-extra-of = Temps d’écriture prolongé pour { $name }
page-extra-note = { $time } de plus
page-extra-none = comme tout le monde
page-near-yours = Autour des mots que vous avez trouvés
page-near-hooks = une lettre de plus :
page-near-longer = plus longs :
page-near-prefixes = à l’intérieur :
