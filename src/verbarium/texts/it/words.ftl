# Lexicons and word lists.

words-pack-missing = Manca il file del lessico { $file }. Occorre reinstallare Verbarium.
words-pack-foreign = { $file } non è il file di un lessico.
words-pack-version = { $file } è di un’altra versione di Verbarium. Occorre reinstallare Verbarium.
words-pack-damaged = Il file del lessico { $file } è danneggiato. Occorre reinstallare Verbarium.
words-pack-mismatch = { $file } non appartiene al lessico { $lexicon }. Occorre reinstallare Verbarium.
