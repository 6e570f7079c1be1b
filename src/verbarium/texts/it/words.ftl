# Lexicons and word lists.

# Files

words-pack-missing = Manca il file del lessico { $file }. Occorre reinstallare Verbarium.
words-pack-foreign = { $file } non è il file di un lessico.
words-pack-version = { $file } è di un’altra versione di Verbarium. Occorre reinstallare Verbarium.
words-pack-damaged = Il file del lessico { $file } è danneggiato. Occorre reinstallare Verbarium.
words-pack-mismatch = { $file } non appartiene al lessico { $lexicon }. Occorre reinstallare Verbarium.

# Languages and admissions

words-language-unknown = Non c’è un alfabeto per la lingua «{ $language }».
words-admission-unknown = Non c’è un’ammissione di nome «{ $name }». Quelle note: verbarium words list.
words-admission-language = L’ammissione «{ $name }» non è per questa lingua ({ $language }).
words-admission-setting = L’ammissione «{ $admission }» non ha l’opzione «{ $setting }».
words-admission-toml = { $place } non è TOML valido: { $why }
words-admission-field = { $place }: la chiave «{ $key }» non va: { $why }
words-admission-syntax = { $place }: qui l’espressione non si capisce: «{ $near }».
words-admission-end = { $place }: l’espressione finisce troppo presto.
words-admission-tag = { $place }: nessuna categoria si chiama «{ $near }».
words-admission-unset = { $place }: l’opzione «{ $near }» non ha un valore in «settings».

# Lists of one's own

words-list-encoding = { $file }, riga { $line }: il testo non è in Unicode. Salvalo come UTF-8.
words-list-foreign = { $file } non sembra un elenco in questa lingua ({ $language }): alla riga { $line }, «{ $word }», c’è «{ $letter }».
words-list-empty = { $file } non contiene parole.
words-list-read =
    { $count ->
        [one] Letta { $count } parola
       *[other] Lette { $count } parole
    }
words-list-duplicate = riga { $line }: «{ $word }» c’è già alla riga { $first }
words-list-refused = riga { $line }: «{ $word }» ha «{ $letter }», che non è una lettera
words-list-name = riga { $line }: «{ $word }» è maiuscolo e resta fuori come nome proprio
words-list-idle = riga { $line }: «{ $word }» non cambia nulla

# Why a word counts or does not

words-why-sentence = { $word }: { $reason }
words-why-admitted = { $reading }
words-why-barred = { $reading }; { $rule }
words-why-unknown =
    { $language ->
        [it] non è nel lessico italiano
        [fr] non è nel lessico francese
        [en] non è nel lessico inglese
        [ru] non è nel lessico russo
        [pl] non è nel lessico polacco
       *[other] non è nel lessico
    }
words-why-letter = «{ $letter }» non è una lettera con cui si gioca
words-why-empty = non ha lettere
words-why-listed = nell’elenco { $list }
words-why-removed = tolta dall’elenco { $list }
words-why-unlisted = non è nell’elenco { $list }
words-why-category = della categoria { $category }
words-why-elsewhere = { $reading }; non è della categoria { $category }
words-category-names = nomi
words-category-things = cose
words-category-cities = città
words-category-verbs = verbi
words-category-animals = animali
words-category-unknown = Non c’è un elenco per la categoria «{ $name }» in questa lingua ({ $language }).

# What a form is: { $form } of { $lemma }

words-of = di { $lemma }
words-reading = { $form } { $of }
words-form-two = { $first } { $second }
words-derived = { $form } di { $base }
words-and = { $first } e { $last }
words-form-other = forma

# Classes

words-class-noun = sostantivo
words-class-adj = aggettivo
words-class-verb = verbo
words-class-adv = avverbio
words-class-num = numerale
words-class-pron = pronome
words-class-art = articolo
words-class-det = determinante
words-class-prep = preposizione
words-class-conj = congiunzione
words-class-ptcl = parola grammaticale
words-class-intj = interiezione
words-class-pred = predicativo
words-class-proper = nome proprio
words-class-given = nome di persona
words-class-family = cognome
words-class-place = nome di luogo
words-class-org = nome di ente
words-class-brand = marchio
words-class-abbr = sigla o abbreviazione
words-class-other = parola

# Derived and graded forms

words-form-dim = diminutivo
words-form-aug = accrescitivo
words-form-pej = peggiorativo
words-form-pet = vezzeggiativo
words-form-comp = comparativo
words-form-sup = superlativo
words-form-short = forma breve
words-form-trunc = forma tronca o elisa
words-form-mente = avverbio in -mente

# Verb forms

words-verb-inf = infinito
words-verb-ger = gerundio
words-verb-noun-ger = nome verbale
words-verb-advp = participio avverbiale
words-verb-impers = forma impersonale
words-verb-imp = imperativo
words-verb-cond = condizionale
words-verb-ind-pres = presente
words-verb-ind-impf = imperfetto
words-verb-ind-past = passato remoto
words-verb-ind-fut = futuro
words-verb-sub-pres = congiuntivo presente
words-verb-sub-impf = congiuntivo imperfetto
words-verb-sub = congiuntivo
words-verb-pres = presente
words-verb-past = passato
words-verb-fut = futuro
words-verb-impf = imperfetto
words-verb-fin = forma coniugata
words-verb-part = participio
words-verb-part-pres = participio presente
words-verb-part-past = participio passato
words-verb-part-pass = participio passivo
words-verb-other = forma verbale
words-form-clitic = { $form } con particella pronominale

# Case, number, gender

words-form-case = { $case } { $number }
words-case-nom = nominativo
words-case-gen = genitivo
words-case-dat = dativo
words-case-acc = accusativo
words-case-ins = strumentale
words-case-loc = locativo
words-case-voc = vocativo
words-number-sg = singolare
words-number-pl = plurale
words-agree-m-sg = maschile singolare
words-agree-f-sg = femminile singolare
words-agree-n-sg = neutro singolare
words-agree-m-pl = maschile plurale
words-agree-f-pl = femminile plurale
words-agree-f = femminile
words-agree-sg = singolare
words-agree-pl = plurale

# What these rules take

words-rule-verb = queste regole ammettono { $forms }
words-verbs-inf = infiniti
words-verbs-part = participi
words-verbs-ger = gerundi
words-verbs-fin = forme coniugate
words-rule-class = queste regole ammettono solo { $forms }
words-classes-noun = sostantivi
words-classes-adj = aggettivi
words-classes-verb = verbi
words-classes-adv = avverbi
words-classes-num = numerali
words-classes-pron = pronomi
words-classes-ptcl = parole grammaticali
words-rule-case = queste regole ammettono solo il nominativo
words-rule-number = queste regole ammettono solo il singolare
words-rule-case-number = queste regole ammettono solo il nominativo singolare
words-rule-lemma = queste regole ammettono solo la forma del lemma
words-rule-other = queste regole non la ammettono
words-rule-proper = queste regole non ammettono nomi propri
words-rule-abbr = queste regole non ammettono sigle e abbreviazioni
words-rule-dim = queste regole non ammettono diminutivi
words-rule-aug = queste regole non ammettono accrescitivi
words-rule-pej = queste regole non ammettono peggiorativi
words-rule-pet = queste regole non ammettono vezzeggiativi
words-rule-clitic = queste regole non ammettono forme con particelle pronominali
words-rule-trunc = queste regole non ammettono forme tronche o elise
words-rule-mente = queste regole non ammettono avverbi in -mente
words-rule-sup = queste regole non ammettono superlativi
words-rule-comp = queste regole non ammettono comparativi
words-rule-invar = queste regole non ammettono participi al femminile o al plurale di verbi intransitivi con ausiliare avere
words-rule-defective = queste regole non ammettono verbi difettivi
words-rule-nsi = queste regole non ammettono infiniti riflessivi
words-rule-refl = queste regole non ammettono infiniti riflessivi che non sono lemmi
words-rule-vulg = queste regole non ammettono parole volgari
words-rule-slang = queste regole non ammettono parole gergali
words-rule-coll = queste regole non ammettono parole colloquiali
words-rule-arch = queste regole non ammettono parole antiquate
words-rule-tech = queste regole non ammettono termini tecnici
words-rule-rare = queste regole non ammettono parole rare
words-rule-broad = queste regole non ammettono parole non confermate

# The command line

words-setting-unclear = «{ $setting }» non si capisce: si scrive nome=yes o nome=no.
words-lemma-unknown = «{ $lemma }» non è il lemma di nessuna forma.
words-prefix-letter = «{ $prefix }»: «{ $letter }» non è una lettera di questa lingua.
words-column-language = lingua
words-column-words = forme
words-column-version = versione
words-column-licence = licenza
words-column-sources = fonti
words-column-admission = ammissione
words-column-settings = opzioni
words-compare-both =
    { $count ->
        [one] In comune con { $words }: { $count } parola
       *[other] In comune con { $words }: { $count } parole
    }
words-compare-list =
    { $count ->
        [one] Solo in { $list }: { $count } parola
       *[other] Solo in { $list }: { $count } parole
    }
words-compare-ours =
    { $count ->
        [one] Solo in { $words }: { $count } parola
       *[other] Solo in { $words }: { $count } parole
    }
