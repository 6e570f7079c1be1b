# Lexicons and word lists.

# Files

words-pack-missing = Brakuje pliku słownika { $file }. Zainstaluj Verbarium ponownie.
words-pack-foreign = { $file } nie jest plikiem słownika.
words-pack-version = Plik { $file } pochodzi z innej wersji Verbarium. Zainstaluj Verbarium ponownie.
words-pack-damaged = Plik słownika { $file } jest uszkodzony. Zainstaluj Verbarium ponownie.
words-pack-mismatch = Plik { $file } nie pasuje do słownika { $lexicon }. Zainstaluj Verbarium ponownie.

# Languages and admissions

words-language-unknown = Nie ma alfabetu dla języka „{ $language }”.
words-admission-unknown = Nie ma zasad dopuszczania „{ $name }”. Lista: verbarium words list.
words-admission-language = Zasady dopuszczania „{ $name }” nie są dla tego języka ({ $language }).
words-admission-setting = Zasady dopuszczania „{ $admission }” nie mają ustawienia „{ $setting }”.
words-admission-toml = { $place } nie jest poprawnym plikiem TOML: { $why }
words-admission-field = { $place }: klucz „{ $key }” jest błędny: { $why }
words-admission-syntax = { $place }: wyrażenie jest tu niezrozumiałe: „{ $near }”.
words-admission-end = { $place }: wyrażenie urywa się za wcześnie.
words-admission-tag = { $place }: nie ma znacznika „{ $near }”.
words-admission-unset = { $place }: ustawienie „{ $near }” nie ma wartości w „settings”.

# Lists of one's own

words-list-encoding = { $file }, wiersz { $line }: tekst nie jest w Unicode. Zapisz go jako UTF-8.
words-list-foreign = { $file } nie wygląda na listę słów tego języka ({ $language }): w wierszu { $line }, „{ $word }”, jest „{ $letter }”.
words-list-empty = W pliku { $file } nie ma słów.
words-list-read =
    { $count ->
        [one] Wczytano { $count } słowo
        [few] Wczytano { $count } słowa
        [many] Wczytano { $count } słów
       *[other] Wczytano { $count } słowa
    }
words-list-duplicate = wiersz { $line }: „{ $word }” jest już w wierszu { $first }
words-list-refused = wiersz { $line }: „{ $word }” zawiera „{ $letter }”, co nie jest literą
words-list-name = wiersz { $line }: „{ $word }” jest wielką literą, więc odpada jako nazwa własna
words-list-idle = wiersz { $line }: „{ $word }” niczego nie zmienia

# Why a word counts or does not

words-why-sentence = { $word }: { $reason }
words-why-admitted = { $reading }
words-why-barred = { $reading }; { $rule }
words-why-unknown =
    { $language ->
        [it] nie ma w słowniku włoskim
        [fr] nie ma w słowniku francuskim
        [en] nie ma w słowniku angielskim
        [ru] nie ma w słowniku rosyjskim
        [pl] nie ma w słowniku polskim
       *[other] nie ma w słowniku
    }
words-why-letter = „{ $letter }” nie jest literą w tej grze
words-why-empty = brak liter
words-why-listed = na liście { $list }
words-why-removed = usunięte przez listę { $list }
words-why-unlisted = nie ma na liście { $list }
words-why-category = należy do kategorii „{ $category }”
words-why-elsewhere = { $reading }; nie należy do kategorii „{ $category }”
words-category-names = imiona
words-category-things = rzeczy
words-category-cities = miasta
words-category-verbs = czasowniki
words-category-animals = zwierzęta
words-category-unknown = Nie ma listy kategorii „{ $name }” w tym języku ({ $language }).

# What a form is: { $form } of { $lemma }

words-of =
    { $class ->
        [noun] rzeczownika „{ $lemma }”
        [adj] przymiotnika „{ $lemma }”
        [verb] czasownika „{ $lemma }”
       *[other] wyrazu „{ $lemma }”
    }
words-reading = { $form } { $of }
words-form-two = { $first }, { $second },
words-derived = { $form } od „{ $base }”
words-and = { $first } i { $last }
words-form-other = forma

# Classes

words-class-noun = rzeczownik
words-class-adj = przymiotnik
words-class-verb = czasownik
words-class-adv = przysłówek
words-class-num = liczebnik
words-class-pron = zaimek
words-class-art = przedimek
words-class-det = określnik
words-class-prep = przyimek
words-class-conj = spójnik
words-class-ptcl = partykuła
words-class-intj = wykrzyknik
words-class-pred = predykatyw
words-class-proper = nazwa własna
words-class-given = imię
words-class-family = nazwisko
words-class-place = nazwa geograficzna
words-class-org = nazwa instytucji
words-class-brand = marka
words-class-abbr = skrót lub skrótowiec
words-class-other = wyraz

# Derived and graded forms

words-form-dim = zdrobnienie
words-form-aug = zgrubienie
words-form-pej = forma pogardliwa
words-form-pet = forma pieszczotliwa
words-form-comp = stopień wyższy
words-form-sup = stopień najwyższy
words-form-short = forma krótka
words-form-trunc = forma skrócona
words-form-mente = przysłówek

# Verb forms

words-verb-inf = bezokolicznik
words-verb-ger = gerundium
words-verb-noun-ger = odsłownik
words-verb-advp = imiesłów przysłówkowy
words-verb-impers = forma bezosobowa
words-verb-imp = tryb rozkazujący
words-verb-cond = tryb przypuszczający
words-verb-ind-pres = czas teraźniejszy
words-verb-ind-impf = imperfekt
words-verb-ind-past = czas przeszły prosty
words-verb-ind-fut = czas przyszły
words-verb-sub-pres = tryb łączący czasu teraźniejszego
words-verb-sub-impf = tryb łączący imperfektu
words-verb-sub = tryb łączący
words-verb-pres = czas teraźniejszy
words-verb-past = czas przeszły
words-verb-fut = czas przyszły
words-verb-impf = imperfekt
words-verb-fin = forma osobowa
words-verb-part = imiesłów
words-verb-part-pres = imiesłów czynny
words-verb-part-past = imiesłów przeszły
words-verb-part-pass = imiesłów bierny
words-verb-other = forma
words-form-clitic = { $form } z enklitycznym zaimkiem

# Case, number, gender

words-form-case = { $case } { $number }
words-case-nom = mianownik
words-case-gen = dopełniacz
words-case-dat = celownik
words-case-acc = biernik
words-case-ins = narzędnik
words-case-loc = miejscownik
words-case-voc = wołacz
words-number-sg = liczby pojedynczej
words-number-pl = liczby mnogiej
words-agree-m-sg = rodzaj męski liczby pojedynczej
words-agree-f-sg = rodzaj żeński liczby pojedynczej
words-agree-n-sg = rodzaj nijaki liczby pojedynczej
words-agree-m-pl = rodzaj męski liczby mnogiej
words-agree-f-pl = rodzaj żeński liczby mnogiej
words-agree-f = rodzaj żeński
words-agree-sg = liczba pojedyncza
words-agree-pl = liczba mnoga

# What these rules take

words-rule-verb = te zasady dopuszczają { $forms }
words-verbs-inf = bezokoliczniki
words-verbs-part = imiesłowy
words-verbs-ger = gerundia
words-verbs-fin = formy osobowe
words-rule-class = te zasady dopuszczają tylko { $forms }
words-classes-noun = rzeczowniki
words-classes-adj = przymiotniki
words-classes-verb = czasowniki
words-classes-adv = przysłówki
words-classes-num = liczebniki
words-classes-pron = zaimki
words-classes-ptcl = partykuły
words-rule-case = te zasady dopuszczają tylko mianownik
words-rule-number = te zasady dopuszczają tylko liczbę pojedynczą
words-rule-case-number = te zasady dopuszczają tylko mianownik liczby pojedynczej
words-rule-lemma = te zasady dopuszczają tylko formę hasłową
words-rule-other = te zasady go nie dopuszczają
words-rule-proper = te zasady nie dopuszczają nazw własnych
words-rule-abbr = te zasady nie dopuszczają skrótów i skrótowców
words-rule-dim = te zasady nie dopuszczają zdrobnień
words-rule-aug = te zasady nie dopuszczają zgrubień
words-rule-pej = te zasady nie dopuszczają form pogardliwych
words-rule-pet = te zasady nie dopuszczają form pieszczotliwych
words-rule-clitic = te zasady nie dopuszczają form z zaimkiem enklitycznym
words-rule-trunc = te zasady nie dopuszczają form skróconych
words-rule-mente = te zasady nie dopuszczają przysłówków na -mente
words-rule-sup = te zasady nie dopuszczają form stopnia najwyższego
words-rule-comp = te zasady nie dopuszczają form stopnia wyższego
words-rule-invar = te zasady nie dopuszczają odmiennych imiesłowów czasowników nieprzechodnich
words-rule-defective = te zasady nie dopuszczają czasowników ułomnych
words-rule-nsi = te zasady nie dopuszczają bezokoliczników zwrotnych
words-rule-refl = te zasady nie dopuszczają bezokoliczników zwrotnych
words-rule-vulg = te zasady nie dopuszczają wyrazów wulgarnych
words-rule-slang = te zasady nie dopuszczają wyrazów żargonowych
words-rule-coll = te zasady nie dopuszczają wyrazów potocznych
words-rule-arch = te zasady nie dopuszczają wyrazów przestarzałych
words-rule-tech = te zasady nie dopuszczają terminów specjalistycznych
words-rule-rare = te zasady nie dopuszczają wyrazów rzadkich
words-rule-broad = te zasady nie dopuszczają wyrazów niepotwierdzonych

# The command line

words-setting-unclear = „{ $setting }” jest niejasne: pisze się nazwa=yes albo nazwa=no.
words-lemma-unknown = „{ $lemma }” nie jest formą hasłową.
words-prefix-letter = „{ $prefix }”: „{ $letter }” nie jest literą tego języka.
words-column-language = język
words-column-words = formy
words-column-version = wersja
words-column-licence = licencja
words-column-sources = źródła
words-column-admission = zasady
words-column-settings = ustawienia
words-compare-both =
    { $count ->
        [one] Wspólne z { $words }: { $count } słowo
        [few] Wspólne z { $words }: { $count } słowa
        [many] Wspólne z { $words }: { $count } słów
       *[other] Wspólne z { $words }: { $count } słowa
    }
words-compare-list =
    { $count ->
        [one] Tylko na liście { $list }: { $count } słowo
        [few] Tylko na liście { $list }: { $count } słowa
        [many] Tylko na liście { $list }: { $count } słów
       *[other] Tylko na liście { $list }: { $count } słowa
    }
words-compare-ours =
    { $count ->
        [one] Tylko w { $words }: { $count } słowo
        [few] Tylko w { $words }: { $count } słowa
        [many] Tylko w { $words }: { $count } słów
       *[other] Tylko w { $words }: { $count } słowa
    }
