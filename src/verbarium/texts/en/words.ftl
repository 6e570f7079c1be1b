# Lexicons and word lists.

words-pack-missing = The lexicon file { $file } is missing. Install Verbarium again.
words-pack-foreign = { $file } is not a lexicon file.
words-pack-version = { $file } was made for another version of Verbarium. Install Verbarium again.
words-pack-damaged = The lexicon file { $file } is damaged. Install Verbarium again.
words-pack-mismatch = { $file } does not belong to the lexicon { $lexicon }. Install Verbarium again.
