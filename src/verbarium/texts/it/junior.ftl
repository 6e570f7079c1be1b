# Junior.

game-junior = Junior
rules-junior = Junior: prime parole
rules-junior-summary = Un’immagine, la sua parola e le lettere per comporla. Per chi sta imparando a leggere; senza tempo.
rules-junior-covered = Junior: parole coperte
rules-junior-covered-summary = La parola è coperta: componila guardando l’immagine e solleva il coperchio per controllare. Senza tempo.
junior-all-cards = Tutte le carte sono state composte.
junior-watching = Stai guardando.
junior-over = Il gioco è finito.
junior-already-ready = Aspetta un momento gli altri.
junior-no-cover = La parola non è coperta.
junior-cover = Il coperchio è già così.
junior-done = Hai finito questa parola.
junior-no-die = Questa lettera non si può spostare.
junior-no-place = Non c’è posto per questa lettera.
junior-praise-1 = Ottimo lavoro!
junior-praise-2 = Proprio così!
junior-praise-3 = Che bello!
junior-praise-4 = Ce l’hai fatta!
junior-praise-5 = Super!
junior-praise-6 = Leggi proprio bene!
proof-junior-dice = Carta { $card }: le lettere sono quelle che dice la chiave.
