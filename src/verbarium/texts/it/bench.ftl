# Measuring.

bench-language-unknown = Non c’è un lessico per la lingua «{ $name }»
