# Consonando.

game-consonando = Consonando
rules-consonando-8 = Consonando, 8 rund
rules-consonando-8-summary = Osiem losowań po 4, 5, 6, 7, 4, 5, 6 i 7 spółgłosek, minuta na każde; dwa jokery dla każdego gracza.
rules-consonando-4 = Consonando, 4 rundy
rules-consonando-4-summary = Cztery losowania po 4, 5, 6 i 7 spółgłosek, minuta na każde; jeden joker dla każdego gracza.
rules-consonando-6 = Consonando, 6 rund
rules-consonando-6-summary = Sześć losowań, od 3 do 8 spółgłosek, minuta na każde; jeden joker dla każdego gracza.
consonando-all-rounds = Rozegrano wszystkie rundy.
consonando-watching = Oglądasz tę partię.
consonando-over = Partia jest skończona.
consonando-not-drawn = Spółgłoski nie zostały jeszcze wylosowane.
consonando-not-read = Słowa nie zostały jeszcze odczytane.
consonando-bell = Czas minął: odkładamy ołówki.
consonando-already-ready = Gotowość już zgłoszona.
consonando-already-stopped = Ołówek już odłożony.
consonando-nothing-written = Twoja kartka jest pusta.
consonando-letters = Słowa „{ $word }” nie da się zapisać literami tego alfabetu.
consonando-missing = Wśród wylosowanych spółgłosek brakuje litery { $letter }.
consonando-no-jolly = Nie masz już jokera.
consonando-jolly-nothing = Joker musi dodać, usunąć albo zamienić jedną spółgłoskę.
consonando-jolly-consonant = { $letter } nie jest spółgłoską: samogłoski dodaje się dowolnie.
consonando-jolly-not-drawn = Litery { $letter } nie ma wśród wylosowanych spółgłosek.
consonando-no-rounds = W tych zasadach nie ma żadnego losowania.
consonando-not-consonant = { $letter } nie jest spółgłoską i nie może być losowana.
consonando-small-bag =
    { $bag ->
        [one] W worku jest tylko jedna spółgłoska, a losuje się { $most }.
        [few] W worku są { $bag } spółgłoski, a losuje się { $most }.
        [many] W worku jest { $bag } spółgłosek, a losuje się { $most }.
       *[other] W worku jest { $bag } spółgłoski, a losuje się { $most }.
    }
