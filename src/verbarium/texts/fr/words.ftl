# Lexicons and word lists.

words-pack-missing = Le fichier de lexique { $file } est absent. Réinstallez Verbarium.
words-pack-foreign = { $file } n’est pas un fichier de lexique.
words-pack-version = { $file } vient d’une autre version de Verbarium. Réinstallez Verbarium.
words-pack-damaged = Le fichier de lexique { $file } est abîmé. Réinstallez Verbarium.
words-pack-mismatch = { $file } ne correspond pas au lexique { $lexicon }. Réinstallez Verbarium.
