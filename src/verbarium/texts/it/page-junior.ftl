# The page of Junior.

page-game-junior = Junior
page-game-junior-like = le prime parole
page-junior-cards =
    { $n ->
        [one] Una figura
       *[other] { $n } figure
    } da scrivere.
page-junior-longest = Parole fino a { $n ->
        [one] una lettera
       *[other] { $n } lettere
    }.
page-junior-level-1 = La parola resta in vista.
page-junior-level-2 = La parola è coperta; si può sbirciare.
page-junior-others = Lettere in più: { $n }.
page-junior-scores = Un punto a lettera.
page-junior-praise-only = Nessun orologio e nessun punteggio: solo complimenti.
page-junior-form-cards = Figure
page-junior-form-longest = Parole più lunghe
page-junior-form-others = Lettere in più
page-junior-form-scores = Mostra i punti
page-junior-card-of = figura { $n } di { $of }
page-junior-picture = La figura
page-junior-cover-up = Alza il coperchio
page-junior-cover-down = Abbassa il coperchio
page-junior-hear = Ascolta la parola
page-junior-speak = Di’ le lettere ad alta voce
page-junior-your-word = La tua parola
page-junior-letters = Lettere
page-junior-letter = lettera { $letter }
page-junior-take-back = { $letter }, posto { $n }: togli
page-junior-free = posto { $n }, libero
page-junior-try-again = Quasi! Prova ancora.
page-junior-go-on = Avanti
page-junior-leave-out = Salta questa figura
page-junior-wait = Aspettiamo gli altri.
page-junior-has-done = ha finito
page-junior-laid =
    { $n ->
        [one] una lettera
       *[other] { $n } lettere
    }
page-junior-all-done = Fatto!
page-junior-spelled = ★ { $n }
