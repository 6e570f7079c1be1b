"""How each language's rows (form, lemma, kind) are taken out of the packages it comes from."""
