# Lexicons and word lists.

words-pack-missing = Brakuje pliku słownika { $file }. Zainstaluj Verbarium ponownie.
words-pack-foreign = { $file } nie jest plikiem słownika.
words-pack-version = Plik { $file } pochodzi z innej wersji Verbarium. Zainstaluj Verbarium ponownie.
words-pack-damaged = Plik słownika { $file } jest uszkodzony. Zainstaluj Verbarium ponownie.
words-pack-mismatch = Plik { $file } nie pasuje do słownika { $lexicon }. Zainstaluj Verbarium ponownie.
