# La griglia del giorno, all’ingresso e nella sua pagina.

page-daily = Griglia del giorno
page-daily-of = Griglia del giorno, { $date }
page-daily-play = Gioca la griglia di oggi
page-daily-play-note = una volta, da soli, { $time }
page-daily-go-on = Riprendi la mia mano
page-daily-open = La tua mano del { $date } non è ancora finita.
page-daily-played-by =
    { $n ->
        [0] Nessuno l’ha ancora giocata.
        [one] L’ha giocata una persona.
       *[other] L’hanno giocata { $n } persone.
    }
page-daily-playing =
    { $n ->
        [one] Una persona sta ancora giocando.
       *[other] { $n } persone stanno ancora giocando.
    }
page-daily-nobody = Nessuno ha giocato questa griglia.
page-daily-yours =
    { $points ->
        [one] Hai un punto
       *[other] Hai { $points } punti
    } e il posto { $rank } su { $of }.
page-daily-mine = La tua serie
page-daily-series =
    { $n ->
        [0] Gioca la griglia di oggi per cominciare una serie.
        [one] Serie: un giorno
       *[other] { $n } giorni di fila
    }
page-daily-best =
    { $n ->
        [one] Serie più lunga: un giorno
       *[other] Serie più lunga: { $n } giorni
    }
page-daily-next = Nuova griglia alle { $time }, fra { $left }.
page-daily-zone = Il giorno cambia per tutti insieme, a mezzanotte UTC.
page-daily-hours = { $hours } h { $minutes } min
page-daily-minutes = { $minutes } min
page-daily-clock = Una griglia per tutti, una sola mano a testa. Il tempo non si ferma se ti allontani.
page-daily-results = Risultati
page-daily-results-of = Risultati, { $date }
page-daily-longest-word = la più lunga
page-daily-hidden = Le parole degli altri si vedono quando la tua mano è finita.
page-daily-longest = Le parole più lunghe del giorno
page-daily-found =
    { $others ->
        [0] { $name }
        [one] { $name } e un’altra persona
       *[other] { $name } e altre { $others } persone
    }
page-daily-last = I tuoi ultimi giorni
page-daily-missed = non giocata
page-daily-unfinished = non finita
page-daily-day = Giorno
page-daily-review = Rivedi la mia mano
page-daily-days = Altri giorni
page-daily-languages = Griglie del giorno
page-daily-begin = Comincia
page-daily-ready = I dadi cadono appena ci sei.
page-daily-to-results = Ai risultati del giorno
page-daily-ended = Era la tua mano sulla griglia del giorno. Ogni giorno ce n’è una nuova.
