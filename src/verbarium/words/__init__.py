"""Words: lexicons that know what kind each word is, admissions that say which kinds count, and why.

it = lexicon("it")                       # opens in milliseconds
club = it.admit("club-it", defective=True)
"gatte" in club                          # True
explain(club.why("mangiavo"), "it")      # mangiavo: imperfetto di mangiare; queste regole ammettono …
mine = read_list(Path("club.txt"), "it", over=club)   # an addendum of one's own
mine.dawg()                              # what a solver wants
"""

from verbarium.words.admission import Admission, admission
from verbarium.words.alphabet import Alphabet, BadLetter, alphabet
from verbarium.words.categories import CATEGORIES, category, junior_cards
from verbarium.words.explain import explain, reason
from verbarium.words.kinds import Kind, kind
from verbarium.words.lexicon import Lexicon, Reading, lexicon
from verbarium.words.lists import OwnList, read_list
from verbarium.words.why import Why
from verbarium.words.wordset import WordSet

__all__ = [
    "CATEGORIES",
    "Admission",
    "Alphabet",
    "BadLetter",
    "Kind",
    "Lexicon",
    "OwnList",
    "Reading",
    "Why",
    "WordSet",
    "admission",
    "alphabet",
    "category",
    "explain",
    "junior_cards",
    "kind",
    "lexicon",
    "read_list",
    "reason",
]
