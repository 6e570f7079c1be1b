# Lexicons and word lists.

words-pack-missing = Нет файла словаря { $file }. Переустановите Verbarium.
words-pack-foreign = { $file } — не файл словаря.
words-pack-version = Файл { $file } сделан для другой версии Verbarium. Переустановите Verbarium.
words-pack-damaged = Файл словаря { $file } повреждён. Переустановите Verbarium.
words-pack-mismatch = { $file } не подходит к словарю { $lexicon }. Переустановите Verbarium.
