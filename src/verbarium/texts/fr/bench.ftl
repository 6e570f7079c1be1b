# Measuring.

bench-language-unknown = Il n’y a pas de lexique pour la langue « { $name } »
