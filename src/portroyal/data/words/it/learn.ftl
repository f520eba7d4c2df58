## Challenges: the same deal for everybody, and one for each day.

daily-short = Del giorno
daily-title = Sfida del giorno
daily-lead = La stessa mano per tutti, una nuova ogni giorno a mezzanotte del tempo universale.
daily-today = Oggi
daily-kind-contracts = Contratti in solitario
daily-calendar = I miei giorni
daily-earlier = Mese precedente
daily-later = Mese successivo
daily-cell-won = { $date }: vinta
daily-cell-lost = { $date }: giocata
daily-cell-open = { $date }: non giocata
daily-honest = La mano nasce dalla sola data, perché sia uguale su tutti i server. Chi vuole può calcolarla prima; è più divertente non farlo.
challenge-title = Una sfida
challenge-lead = Lo stesso mazzo, gli stessi posti e bot per chi ha questo link.
challenge-play = Accetta
challenge-more = Gioca ancora
challenge-against = Contro { $names }
challenge-alone = Da soli contro il tempo
challenge-results = Risultati
challenge-none = Qui nessuno l’ha ancora finita.
challenge-won = vinta
challenge-lost = persa
challenge-place = posto { $place }
challenge-score =
    { $influence } punti, { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
challenge-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
challenge-try = partita { $tried }
challenge-counts = Conta la prima partita di ogni nome.
challenge-make = Sfida gli amici
challenge-link = Link alla sfida
challenge-see = Confronta i risultati

## Drills: positions with one right answer.

drill-short = Esercizi
drill-lead = Che cosa faresti? Una risposta è giusta; ciò che sbagli ritorna.
drill-begin = Comincia
drill-begin-due =
    { $count ->
        [one] { $count } esercizio da rifare
       *[other] { $count } esercizi da rifare
    }
drill-rating = Il tuo punteggio
drill-streak = Giuste di fila
drill-best-streak = Serie più lunga
drill-done = { $done } di { $of }
drill-theme-odds = Probabilità
drill-theme-repel = Respingere o tenere
drill-theme-second-card = Una seconda carta
drill-theme-expeditions = Spedizioni
drill-theme-tax = Tasse
drill-theme-last-round = L’ultimo giro
drill-theme-contracts = Contratti
drill-theme-crew = In equipaggio
drill-theme-mine = I miei errori
drill-mine-none = Quando il consigliere ha rivisto una tua partita, le decisioni che ti sono costate di più aspettano qui.
drill-ask = Che cosa faresti?
drill-seat = Sei { $name }.
drill-right = Giusto
drill-wrong = Meglio: { $deed }
drill-thinking = Il consigliere guarda…
drill-next = Avanti
drill-leave = Basta per ora
drill-all-done = Niente da rifare. Torna domani o scegli un tema.

## My numbers.

numbers-short = I miei numeri
numbers-lead = Ogni partita che questo dispositivo ha visto finire. Restano qui, se non vuoi altro.
numbers-none = Ancora nessuna partita. Finiscine una e torna.
numbers-games = Partite
numbers-wins = Vittorie
numbers-busts = Turni sballati a partita
numbers-influence = Punti a partita
numbers-coins = Monete alla fine
numbers-bots = Contro ogni bot
numbers-bots-text = Quante volte eri davanti, nelle ultime partite: un punto è la tua parte delle dieci partite fino a lì.
numbers-ahead = { $ahead } di { $games }
numbers-feats = Imprese
numbers-feat-first = Una prima vittoria
numbers-feat-strongest = Davanti a un bot della forza più alta
numbers-feat-clean = Una vittoria senza sballare
numbers-feat-five = Cinque vittorie di fila
numbers-feat-crew = Un viaggio vinto
numbers-feat-week = La sfida del giorno per sette giorni di fila
numbers-keep = Conserva e porta via
numbers-json = In JSON
numbers-csv = In CSV
numbers-delete = Cancella tutti i miei numeri
numbers-delete-sure = Saranno persi per sempre, qui e sul server. Cancellarli?
numbers-delete-do = Cancella
numbers-server = Su questo server
numbers-server-text = Senza account: basta un codice. Chi ce l’ha ha i tuoi numeri; annotalo e non mostrarlo a nessuno.
numbers-server-keep = Conservali anche su questo server
numbers-server-stop = Toglili dal server
numbers-code = Il tuo codice di recupero
numbers-bring-label = Codice di recupero
numbers-bring-do = Portali qui
numbers-kept = Conservato.
numbers-brought = I tuoi numeri ora sono qui.
