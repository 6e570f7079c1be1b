# Lexicons and word lists.

# Files

words-pack-missing = The lexicon file { $file } is missing. Install Verbarium again.
words-pack-foreign = { $file } is not a lexicon file.
words-pack-version = { $file } was made for another version of Verbarium. Install Verbarium again.
words-pack-damaged = The lexicon file { $file } is damaged. Install Verbarium again.
words-pack-mismatch = { $file } does not belong to the lexicon { $lexicon }. Install Verbarium again.

# Languages and admissions

words-language-unknown = There is no alphabet for the language “{ $language }”.
words-admission-unknown = There is no admission called “{ $name }”. To see them: verbarium words list.
words-admission-language = The admission “{ $name }” is not for this language ({ $language }).
words-admission-setting = The admission “{ $admission }” has no setting “{ $setting }”.
words-admission-toml = { $place } is not valid TOML: { $why }
words-admission-field = { $place }: the key “{ $key }” is wrong: { $why }
words-admission-syntax = { $place }: the expression cannot be read here: “{ $near }”.
words-admission-end = { $place }: the expression ends too early.
words-admission-tag = { $place }: no tag is called “{ $near }”.
words-admission-unset = { $place }: the setting “{ $near }” has no value in “settings”.

# Lists of one's own

words-list-encoding = { $file }, line { $line }: the text is not in Unicode. Save it as UTF-8.
words-list-foreign = { $file } does not look like a list in this language ({ $language }): line { $line }, “{ $word }”, has “{ $letter }”.
words-list-empty = { $file } has no words.
words-list-read =
    { $count ->
        [one] { $count } word read
       *[other] { $count } words read
    }
words-list-duplicate = line { $line }: “{ $word }” stands already on line { $first }
words-list-refused = line { $line }: “{ $word }” has “{ $letter }”, which is no letter
words-list-name = line { $line }: “{ $word }” has a capital and stays out as a name
words-list-idle = line { $line }: “{ $word }” changes nothing

# Why a word counts or does not

words-why-sentence = { $word }: { $reason }
words-why-admitted = { $reading }
words-why-barred = { $reading }; { $rule }
words-why-unknown =
    { $language ->
        [it] not in the Italian lexicon
        [fr] not in the French lexicon
        [en] not in the English lexicon
        [ru] not in the Russian lexicon
        [pl] not in the Polish lexicon
       *[other] not in the lexicon
    }
words-why-letter = “{ $letter }” is not a letter of the game
words-why-empty = no letters
words-why-listed = in the list { $list }
words-why-removed = taken away by the list { $list }
words-why-unlisted = not in the list { $list }
words-why-category = of the category { $category }
words-why-elsewhere = { $reading }; not of the category { $category }
words-category-names = names
words-category-things = things
words-category-cities = cities
words-category-verbs = verbs
words-category-animals = animals
words-category-unknown = There is no list for the category “{ $name }” in this language ({ $language }).

# What a form is: { $form } of { $lemma }

words-of =
    { $class ->
       *[other] of { $lemma }
    }
words-reading = { $form } { $of }
words-form-two = { $first } { $second }
words-derived = { $form } of { $base }
words-and = { $first } and { $last }
words-form-other = form

# Classes

words-class-noun = noun
words-class-adj = adjective
words-class-verb = verb
words-class-adv = adverb
words-class-num = numeral
words-class-pron = pronoun
words-class-art = article
words-class-det = determiner
words-class-prep = preposition
words-class-conj = conjunction
words-class-ptcl = function word
words-class-intj = interjection
words-class-pred = predicative
words-class-proper = proper name
words-class-given = given name
words-class-family = family name
words-class-place = place name
words-class-org = name of an organisation
words-class-brand = brand
words-class-abbr = abbreviation
words-class-other = word

# Derived and graded forms

words-form-dim = diminutive
words-form-aug = augmentative
words-form-pej = pejorative
words-form-pet = pet form
words-form-comp = comparative
words-form-sup = superlative
words-form-short = short form
words-form-trunc = shortened form
words-form-mente = adverb

# Verb forms

words-verb-inf = infinitive
words-verb-ger = gerund
words-verb-noun-ger = verbal noun
words-verb-advp = adverbial participle
words-verb-impers = impersonal form
words-verb-imp = imperative
words-verb-cond = conditional
words-verb-ind-pres = present
words-verb-ind-impf = imperfect
words-verb-ind-past = past tense
words-verb-ind-fut = future
words-verb-sub-pres = present subjunctive
words-verb-sub-impf = imperfect subjunctive
words-verb-sub = subjunctive
words-verb-pres = present tense
words-verb-past = past tense
words-verb-fut = future tense
words-verb-impf = imperfect
words-verb-fin = conjugated form
words-verb-part = participle
words-verb-part-pres = present participle
words-verb-part-past = past participle
words-verb-part-pass = passive participle
words-verb-other = verb form
words-form-clitic = { $form } with a pronoun attached

# Case, number, gender

words-form-case = { $case } { $number }
words-case-nom = nominative
words-case-gen = genitive
words-case-dat = dative
words-case-acc = accusative
words-case-ins = instrumental
words-case-loc = locative
words-case-voc = vocative
words-number-sg = singular
words-number-pl = plural
words-agree-m-sg = masculine singular
words-agree-f-sg = feminine singular
words-agree-n-sg = neuter singular
words-agree-m-pl = masculine plural
words-agree-f-pl = feminine plural
words-agree-f = feminine
words-agree-sg = singular
words-agree-pl = plural

# What these rules take

words-rule-verb = these rules take { $forms }
words-verbs-inf = infinitives
words-verbs-part = participles
words-verbs-ger = gerunds
words-verbs-fin = conjugated forms
words-rule-class = these rules take only { $forms }
words-classes-noun = nouns
words-classes-adj = adjectives
words-classes-verb = verbs
words-classes-adv = adverbs
words-classes-num = numerals
words-classes-pron = pronouns
words-classes-ptcl = function words
words-rule-case = these rules take only the nominative
words-rule-number = these rules take only the singular
words-rule-case-number = these rules take only the nominative singular
words-rule-lemma = these rules take only dictionary headwords
words-rule-other = these rules do not take it
words-rule-proper = these rules do not take proper names
words-rule-abbr = these rules do not take abbreviations
words-rule-dim = these rules do not take diminutives
words-rule-aug = these rules do not take augmentatives
words-rule-pej = these rules do not take pejoratives
words-rule-pet = these rules do not take pet forms
words-rule-clitic = these rules do not take forms with pronouns attached
words-rule-trunc = these rules do not take shortened forms
words-rule-mente = these rules do not take adverbs in -mente
words-rule-sup = these rules do not take superlatives
words-rule-comp = these rules do not take comparatives
words-rule-invar = these rules do not take agreeing participles of intransitive verbs
words-rule-defective = these rules do not take defective verbs
words-rule-nsi = these rules do not take reflexive infinitives
words-rule-refl = these rules do not take reflexive infinitives that are no headwords
words-rule-vulg = these rules do not take vulgar words
words-rule-slang = these rules do not take slang
words-rule-coll = these rules do not take colloquial words
words-rule-arch = these rules do not take archaic words
words-rule-tech = these rules do not take technical terms
words-rule-rare = these rules do not take rare words
words-rule-broad = these rules do not take unconfirmed words

# The command line

words-setting-unclear = “{ $setting }” is not clear: write name=yes or name=no.
words-lemma-unknown = “{ $lemma }” is the headword of no form.
words-prefix-letter = “{ $prefix }”: “{ $letter }” is not a letter of this language.
words-column-language = language
words-column-words = forms
words-column-version = version
words-column-licence = licence
words-column-sources = sources
words-column-admission = admission
words-column-settings = settings
words-compare-both =
    { $count ->
        [one] Shared with { $words }: { $count } word
       *[other] Shared with { $words }: { $count } words
    }
words-compare-list =
    { $count ->
        [one] Only in { $list }: { $count } word
       *[other] Only in { $list }: { $count } words
    }
words-compare-ours =
    { $count ->
        [one] Only in { $words }: { $count } word
       *[other] Only in { $words }: { $count } words
    }
