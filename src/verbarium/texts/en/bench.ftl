# Measuring.

bench-language-unknown = There is no lexicon for the language “{ $name }”
