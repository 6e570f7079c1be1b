# Measuring.

bench-language-unknown = Nie ma słownika dla języka „{ $name }”
