# Lexicons and word lists.

# Files

words-pack-missing = Le fichier de lexique { $file } est absent. Réinstallez Verbarium.
words-pack-foreign = { $file } n’est pas un fichier de lexique.
words-pack-version = { $file } vient d’une autre version de Verbarium. Réinstallez Verbarium.
words-pack-damaged = Le fichier de lexique { $file } est abîmé. Réinstallez Verbarium.
words-pack-mismatch = { $file } ne correspond pas au lexique { $lexicon }. Réinstallez Verbarium.

# Languages and admissions

words-language-unknown = Il n’y a pas d’alphabet pour la langue « { $language } ».
words-admission-unknown = Il n’y a pas d’admission nommée « { $name } ». Pour les voir : verbarium words list.
words-admission-language = L’admission « { $name } » n’est pas pour cette langue ({ $language }).
words-admission-setting = L’admission « { $admission } » n’a pas d’option « { $setting } ».
words-admission-toml = { $place } n’est pas du TOML valable : { $why }
words-admission-field = { $place } : la clé « { $key } » ne convient pas : { $why }
words-admission-syntax = { $place } : l’expression n’est pas comprise ici : « { $near } ».
words-admission-end = { $place } : l’expression s’arrête trop tôt.
words-admission-tag = { $place } : aucune étiquette ne s’appelle « { $near } ».
words-admission-unset = { $place } : l’option « { $near } » n’a pas de valeur dans « settings ».

# Lists of one's own

words-list-encoding = { $file }, ligne { $line } : le texte n’est pas en Unicode. Enregistrez-le en UTF-8.
words-list-foreign = { $file } ne semble pas être une liste dans cette langue ({ $language }) : à la ligne { $line }, « { $word } », il y a « { $letter } ».
words-list-empty = { $file } ne contient aucun mot.
words-list-read =
    { $count ->
        [one] { $count } mot lu
       *[other] { $count } mots lus
    }
words-list-duplicate = ligne { $line } : « { $word } » est déjà à la ligne { $first }
words-list-refused = ligne { $line } : « { $word } » contient « { $letter } », qui n’est pas une lettre
words-list-name = ligne { $line } : « { $word } » a une majuscule et reste dehors comme nom propre
words-list-idle = ligne { $line } : « { $word } » ne change rien

# Why a word counts or does not

words-why-sentence = { $word } : { $reason }
words-why-admitted = { $reading }
words-why-barred = { $reading } ; { $rule }
words-why-unknown =
    { $language ->
        [it] absent du lexique italien
        [fr] absent du lexique français
        [en] absent du lexique anglais
        [ru] absent du lexique russe
        [pl] absent du lexique polonais
       *[other] absent du lexique
    }
words-why-letter = « { $letter } » n’est pas une lettre du jeu
words-why-empty = aucune lettre
words-why-listed = dans la liste { $list }
words-why-removed = retiré par la liste { $list }
words-why-unlisted = absent de la liste { $list }
words-why-category = de la catégorie { $category }
words-why-elsewhere = { $reading } ; n’est pas de la catégorie { $category }
words-category-names = noms
words-category-things = choses
words-category-cities = villes
words-category-verbs = verbes
words-category-animals = animaux
words-category-unknown = Il n’y a pas de liste pour la catégorie « { $name } » dans cette langue ({ $language }).

# What a form is: { $form } of { $lemma }

words-of =
    { $class ->
        [noun] du nom { $lemma }
        [adj] de l’adjectif { $lemma }
        [verb] du verbe { $lemma }
       *[other] du mot { $lemma }
    }
words-reading = { $form } { $of }
words-form-two = { $first } { $second }
words-derived = { $form } de « { $base } »
words-and = { $first } et { $last }
words-form-other = forme

# Classes

words-class-noun = nom commun
words-class-adj = adjectif
words-class-verb = verbe
words-class-adv = adverbe
words-class-num = numéral
words-class-pron = pronom
words-class-art = article
words-class-det = déterminant
words-class-prep = préposition
words-class-conj = conjonction
words-class-ptcl = mot grammatical
words-class-intj = interjection
words-class-pred = prédicatif
words-class-proper = nom propre
words-class-given = prénom
words-class-family = nom de famille
words-class-place = nom de lieu
words-class-org = nom d’organisme
words-class-brand = marque
words-class-abbr = sigle ou abréviation
words-class-other = mot

# Derived and graded forms

words-form-dim = diminutif
words-form-aug = augmentatif
words-form-pej = péjoratif
words-form-pet = hypocoristique
words-form-comp = comparatif
words-form-sup = superlatif
words-form-short = forme courte
words-form-trunc = forme élidée
words-form-mente = adverbe

# Verb forms

words-verb-inf = infinitif
words-verb-ger = gérondif
words-verb-noun-ger = nom verbal
words-verb-advp = participe adverbial
words-verb-impers = forme impersonnelle
words-verb-imp = impératif
words-verb-cond = conditionnel
words-verb-ind-pres = présent
words-verb-ind-impf = imparfait
words-verb-ind-past = passé simple
words-verb-ind-fut = futur
words-verb-sub-pres = subjonctif présent
words-verb-sub-impf = subjonctif imparfait
words-verb-sub = subjonctif
words-verb-pres = présent
words-verb-past = passé
words-verb-fut = futur
words-verb-impf = imparfait
words-verb-fin = forme conjuguée
words-verb-part = participe
words-verb-part-pres = participe présent
words-verb-part-past = participe passé
words-verb-part-pass = participe passif
words-verb-other = forme verbale
words-form-clitic = { $form } avec pronom enclitique

# Case, number, gender

words-form-case = { $case } { $number }
words-case-nom = nominatif
words-case-gen = génitif
words-case-dat = datif
words-case-acc = accusatif
words-case-ins = instrumental
words-case-loc = locatif
words-case-voc = vocatif
words-number-sg = singulier
words-number-pl = pluriel
words-agree-m-sg = masculin singulier
words-agree-f-sg = féminin singulier
words-agree-n-sg = neutre singulier
words-agree-m-pl = masculin pluriel
words-agree-f-pl = féminin pluriel
words-agree-f = féminin
words-agree-sg = singulier
words-agree-pl = pluriel

# What these rules take

words-rule-verb = ces règles admettent { $forms }
words-verbs-inf = les infinitifs
words-verbs-part = les participes
words-verbs-ger = les gérondifs
words-verbs-fin = les formes conjuguées
words-rule-class = ces règles n’admettent que { $forms }
words-classes-noun = les noms
words-classes-adj = les adjectifs
words-classes-verb = les verbes
words-classes-adv = les adverbes
words-classes-num = les numéraux
words-classes-pron = les pronoms
words-classes-ptcl = les mots grammaticaux
words-rule-case = ces règles n’admettent que le nominatif
words-rule-number = ces règles n’admettent que le singulier
words-rule-case-number = ces règles n’admettent que le nominatif singulier
words-rule-lemma = ces règles n’admettent que la forme d’entrée du dictionnaire
words-rule-other = ces règles ne l’admettent pas
words-rule-proper = ces règles n’admettent pas les noms propres
words-rule-abbr = ces règles n’admettent pas les sigles et abréviations
words-rule-dim = ces règles n’admettent pas les diminutifs
words-rule-aug = ces règles n’admettent pas les augmentatifs
words-rule-pej = ces règles n’admettent pas les péjoratifs
words-rule-pet = ces règles n’admettent pas les hypocoristiques
words-rule-clitic = ces règles n’admettent pas les formes avec pronom enclitique
words-rule-trunc = ces règles n’admettent pas les formes élidées
words-rule-mente = ces règles n’admettent pas les adverbes en -mente
words-rule-sup = ces règles n’admettent pas les superlatifs
words-rule-comp = ces règles n’admettent pas les comparatifs
words-rule-invar = ces règles n’admettent pas les participes accordés de verbes intransitifs
words-rule-defective = ces règles n’admettent pas les verbes défectifs
words-rule-nsi = ces règles n’admettent pas les infinitifs pronominaux
words-rule-refl = ces règles n’admettent pas les infinitifs pronominaux
words-rule-vulg = ces règles n’admettent pas les mots vulgaires
words-rule-slang = ces règles n’admettent pas les mots d’argot
words-rule-coll = ces règles n’admettent pas les mots familiers
words-rule-arch = ces règles n’admettent pas les mots vieillis
words-rule-tech = ces règles n’admettent pas les termes techniques
words-rule-rare = ces règles n’admettent pas les mots rares
words-rule-broad = ces règles n’admettent pas les mots non confirmés

# The command line

words-setting-unclear = « { $setting } » n’est pas compris : on écrit nom=yes ou nom=no.
words-lemma-unknown = « { $lemma } » n’est l’entrée d’aucune forme.
words-prefix-letter = « { $prefix } » : « { $letter } » n’est pas une lettre de cette langue.
words-column-language = langue
words-column-words = formes
words-column-version = version
words-column-licence = licence
words-column-sources = sources
words-column-admission = admission
words-column-settings = options
words-compare-both =
    { $count ->
        [one] En commun avec { $words } : { $count } mot
       *[other] En commun avec { $words } : { $count } mots
    }
words-compare-list =
    { $count ->
        [one] Seulement dans { $list } : { $count } mot
       *[other] Seulement dans { $list } : { $count } mots
    }
words-compare-ours =
    { $count ->
        [one] Seulement dans { $words } : { $count } mot
       *[other] Seulement dans { $words } : { $count } mots
    }
