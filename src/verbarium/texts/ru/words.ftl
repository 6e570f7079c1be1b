# Lexicons and word lists.

# Files

words-pack-missing = Нет файла словаря { $file }. Переустановите Verbarium.
words-pack-foreign = { $file } — не файл словаря.
words-pack-version = Файл { $file } сделан для другой версии Verbarium. Переустановите Verbarium.
words-pack-damaged = Файл словаря { $file } повреждён. Переустановите Verbarium.
words-pack-mismatch = { $file } не подходит к словарю { $lexicon }. Переустановите Verbarium.

# Languages and admissions

words-language-unknown = Для языка «{ $language }» нет алфавита.
words-admission-unknown = Нет правил допуска «{ $name }». Список: verbarium words list.
words-admission-language = Правила допуска «{ $name }» — не для этого языка ({ $language }).
words-admission-setting = У правил допуска «{ $admission }» нет настройки «{ $setting }».
words-admission-toml = { $place } — неверный TOML: { $why }
words-admission-field = { $place }: ключ «{ $key }» неверен: { $why }
words-admission-syntax = { $place }: здесь выражение непонятно: «{ $near }».
words-admission-end = { $place }: выражение обрывается.
words-admission-tag = { $place }: нет пометы «{ $near }».
words-admission-unset = { $place }: у настройки «{ $near }» нет значения в «settings».

# Lists of one's own

words-list-encoding = { $file }, строка { $line }: текст не в Юникоде. Сохраните его как UTF-8.
words-list-foreign = { $file } не похож на список слов этого языка ({ $language }): в строке { $line }, «{ $word }», есть «{ $letter }».
words-list-empty = В { $file } нет слов.
words-list-read =
    { $count ->
        [one] Прочитано { $count } слово
        [few] Прочитано { $count } слова
        [many] Прочитано { $count } слов
       *[other] Прочитано { $count } слова
    }
words-list-duplicate = строка { $line }: «{ $word }» уже есть в строке { $first }
words-list-refused = строка { $line }: в «{ $word }» есть «{ $letter }» — это не буква
words-list-name = строка { $line }: «{ $word }» с заглавной буквы: не взято как имя собственное
words-list-idle = строка { $line }: «{ $word }» ничего не меняет

# Why a word counts or does not

words-why-sentence = { $word }: { $reason }
words-why-admitted = { $reading }
words-why-barred = { $reading }; { $rule }
words-why-unknown =
    { $language ->
        [it] нет в итальянском словаре
        [fr] нет во французском словаре
        [en] нет в английском словаре
        [ru] нет в русском словаре
        [pl] нет в польском словаре
       *[other] нет в словаре
    }
words-why-letter = «{ $letter }» — не буква этой игры
words-why-empty = нет букв
words-why-listed = есть в списке { $list }
words-why-removed = исключено списком { $list }
words-why-unlisted = нет в списке { $list }
words-why-category = из категории «{ $category }»
words-why-elsewhere = { $reading }; не из категории «{ $category }»
words-category-names = имена
words-category-things = вещи
words-category-cities = города
words-category-verbs = глаголы
words-category-animals = животные
words-category-unknown = Для категории «{ $name }» нет списка на этом языке ({ $language }).

# What a form is: { $form } of { $lemma }

words-of =
    { $class ->
        [noun] существительного «{ $lemma }»
        [adj] прилагательного «{ $lemma }»
        [verb] глагола «{ $lemma }»
       *[other] слова «{ $lemma }»
    }
words-reading = { $form } { $of }
words-form-two = { $first }, { $second },
words-derived = { $form } от «{ $base }»
words-and = { $first } и { $last }
words-form-other = форма

# Classes

words-class-noun = имя существительное
words-class-adj = имя прилагательное
words-class-verb = глагол
words-class-adv = наречие
words-class-num = имя числительное
words-class-pron = местоимение
words-class-art = артикль
words-class-det = определитель
words-class-prep = предлог
words-class-conj = союз
words-class-ptcl = служебное слово
words-class-intj = междометие
words-class-pred = категория состояния
words-class-proper = имя собственное
words-class-given = личное имя
words-class-family = фамилия
words-class-place = географическое название
words-class-org = название организации
words-class-brand = торговая марка
words-class-abbr = аббревиатура или сокращение
words-class-other = слово

# Derived and graded forms

words-form-dim = уменьшительная форма
words-form-aug = увеличительная форма
words-form-pej = пренебрежительная форма
words-form-pet = ласкательная форма
words-form-comp = сравнительная степень
words-form-sup = превосходная степень
words-form-short = краткая форма
words-form-trunc = усечённая форма
words-form-mente = наречие

# Verb forms

words-verb-inf = инфинитив
words-verb-ger = герундий
words-verb-noun-ger = отглагольное существительное
words-verb-advp = деепричастие
words-verb-impers = безличная форма
words-verb-imp = повелительное наклонение
words-verb-cond = условное наклонение
words-verb-ind-pres = настоящее время
words-verb-ind-impf = имперфект
words-verb-ind-past = простое прошедшее время
words-verb-ind-fut = будущее время
words-verb-sub-pres = настоящее время сослагательного наклонения
words-verb-sub-impf = имперфект сослагательного наклонения
words-verb-sub = сослагательное наклонение
words-verb-pres = настоящее время
words-verb-past = прошедшее время
words-verb-fut = будущее время
words-verb-impf = имперфект
words-verb-fin = личная форма
words-verb-part = причастие
words-verb-part-pres = причастие настоящего времени
words-verb-part-past = причастие прошедшего времени
words-verb-part-pass = страдательное причастие
words-verb-other = форма
words-form-clitic = { $form } с местоименной энклитикой

# Case, number, gender

words-form-case = { $case } { $number }
words-case-nom = именительный падеж
words-case-gen = родительный падеж
words-case-dat = дательный падеж
words-case-acc = винительный падеж
words-case-ins = творительный падеж
words-case-loc = предложный падеж
words-case-voc = звательный падеж
words-number-sg = единственного числа
words-number-pl = множественного числа
words-agree-m-sg = мужской род единственного числа
words-agree-f-sg = женский род единственного числа
words-agree-n-sg = средний род единственного числа
words-agree-m-pl = мужской род множественного числа
words-agree-f-pl = женский род множественного числа
words-agree-f = женский род
words-agree-sg = единственное число
words-agree-pl = множественное число

# What these rules take

words-rule-verb = эти правила допускают { $forms }
words-verbs-inf = инфинитивы
words-verbs-part = причастия
words-verbs-ger = герундии
words-verbs-fin = личные формы
words-rule-class = эти правила допускают только { $forms }
words-classes-noun = существительные
words-classes-adj = прилагательные
words-classes-verb = глаголы
words-classes-adv = наречия
words-classes-num = числительные
words-classes-pron = местоимения
words-classes-ptcl = служебные слова
words-rule-case = эти правила допускают только именительный падеж
words-rule-number = эти правила допускают только единственное число
words-rule-case-number = эти правила допускают только именительный падеж единственного числа
words-rule-lemma = эти правила допускают только начальную форму
words-rule-other = эти правила его не допускают
words-rule-proper = эти правила не допускают имена собственные
words-rule-abbr = эти правила не допускают аббревиатуры и сокращения
words-rule-dim = эти правила не допускают уменьшительные формы
words-rule-aug = эти правила не допускают увеличительные формы
words-rule-pej = эти правила не допускают пренебрежительные формы
words-rule-pet = эти правила не допускают ласкательные формы
words-rule-clitic = эти правила не допускают формы с местоименной энклитикой
words-rule-trunc = эти правила не допускают усечённые формы
words-rule-mente = эти правила не допускают наречия на -mente
words-rule-sup = эти правила не допускают формы превосходной степени
words-rule-comp = эти правила не допускают формы сравнительной степени
words-rule-invar = эти правила не допускают согласуемые причастия непереходных глаголов
words-rule-defective = эти правила не допускают недостаточные глаголы
words-rule-nsi = эти правила не допускают возвратные инфинитивы
words-rule-refl = эти правила не допускают возвратные инфинитивы
words-rule-vulg = эти правила не допускают бранные слова
words-rule-slang = эти правила не допускают жаргонные слова
words-rule-coll = эти правила не допускают разговорные слова
words-rule-arch = эти правила не допускают устаревшие слова
words-rule-tech = эти правила не допускают узкоспециальные термины
words-rule-rare = эти правила не допускают редкие слова
words-rule-broad = эти правила не допускают неподтверждённые слова

# The command line

words-setting-unclear = «{ $setting }» непонятно: пишите имя=yes или имя=no.
words-lemma-unknown = «{ $lemma }» не является начальной формой.
words-prefix-letter = «{ $prefix }»: «{ $letter }» — не буква этого языка.
words-column-language = язык
words-column-words = формы
words-column-version = версия
words-column-licence = лицензия
words-column-sources = источники
words-column-admission = допуск
words-column-settings = настройки
words-compare-both =
    { $count ->
        [one] Общее с { $words }: { $count } слово
        [few] Общее с { $words }: { $count } слова
        [many] Общее с { $words }: { $count } слов
       *[other] Общее с { $words }: { $count } слова
    }
words-compare-list =
    { $count ->
        [one] Только в { $list }: { $count } слово
        [few] Только в { $list }: { $count } слова
        [many] Только в { $list }: { $count } слов
       *[other] Только в { $list }: { $count } слова
    }
words-compare-ours =
    { $count ->
        [one] Только в { $words }: { $count } слово
        [few] Только в { $words }: { $count } слова
        [many] Только в { $words }: { $count } слов
       *[other] Только в { $words }: { $count } слова
    }
