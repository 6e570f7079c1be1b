# Measuring.

bench-language-unknown = Для языка «{ $name }» нет словаря
