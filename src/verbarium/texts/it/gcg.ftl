# Partite registrate nel formato GCG.

gcg-no-game = In questo file non c'è nessuna partita: né giocatori né mosse.
gcg-line-unclear = La riga { $line } non si capisce: { $text }
gcg-player-unknown = La riga { $line } nomina { $player }, che non è fra i giocatori.
gcg-off-the-board = Riga { $line }: { $word } esce dal tabellone.
gcg-square-taken = Riga { $line }: { $word } non concorda con la lettera { $letter } che è già sul tabellone.
gcg-square-empty = Riga { $line }: { $word } passa per una casella vuota.
gcg-nothing-laid = Riga { $line }: { $word } non aggiunge nessuna tessera.
gcg-no-tiles = Nessuna serie di tessere per parole incrociate ha tutte le lettere di questa partita: { $letters }
gcg-score-wrong = Riga { $line }: { $word } è segnata { $written }, ma vale { $right }.
gcg-total-wrong = Riga { $line }: il totale è segnato { $written }, ma è { $right }.
gcg-play-irregular = Riga { $line }: { $word } non si poteva posare. { $why }
gcg-many-tiles = Sono più tessere di quante ne tenga un leggio.
gcg-no-crossword = { $rules } non si può scrivere nel formato GCG, che registra una parola per turno.
gcg-column-player = Giocatore
gcg-column-position = Posizione
gcg-column-text = Mossa
gcg-column-score = Punti
gcg-column-total = Totale
gcg-kind-exchange = cambio
gcg-kind-pass = passo
gcg-kind-withdrawn = ritirata
gcg-kind-points = contestazione o tempo
gcg-kind-leftover = tessere rimaste
