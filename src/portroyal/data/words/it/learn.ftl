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
challenge-alone = In solitario contro il tempo
challenge-results = Risultati
challenge-none = Qui nessuno l’ha ancora finita.
challenge-won = vittoria
challenge-lost = sconfitta
challenge-place = { $place }º posto
challenge-score =
    { $influence ->
        [one] { $influence } punto
       *[other] { $influence } punti
    }, { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
challenge-points =
    { $points ->
        [one] punteggio: { $points }
       *[other] punteggio: { $points }
    }
challenge-try = partita { $tried }
challenge-counts = Conta solo la prima partita di ognuno. I nomi sono quelli digitati.
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
drill-done = { $done } su { $of }
drill-theme-odds = Probabilità
drill-theme-repel = Respingere o tenere
drill-theme-second-card = Una seconda carta
drill-theme-expeditions = Spedizioni
drill-theme-tax = Tasse
drill-theme-last-round = L’ultimo giro
drill-theme-contracts = Contratti
drill-theme-crew = In equipaggio
drill-theme-mine = I miei errori
drill-mine-none = Quando il consigliere avrà rivisto una tua partita, le decisioni che ti sono costate di più ti aspetteranno qui.
drill-ask = Che cosa faresti?
drill-seat = Sei { $name }.
drill-right = Giusto.
drill-wrong = Meglio: { $deed }.
# Behind each choice, once one is chosen.
drill-win = { $chance } di vincere
drill-thinking = Il consigliere ci sta pensando…
drill-next = Avanti
drill-leave = Basta per ora
drill-all-done = Niente da rifare. Torna domani o scegli un tema.

## My numbers.

numbers-short = I miei numeri
numbers-lead = Ogni partita che questo dispositivo ha visto finire. Restano qui, a meno che tu non decida diversamente.
numbers-none = Ancora nessuna partita. Finiscine una e torna.
numbers-games = Partite
numbers-wins = Vittorie
numbers-busts = Turni sballati a partita
numbers-influence = Punti a partita
numbers-coins = Monete alla fine
numbers-bots = Contro ogni bot
numbers-bots-text = Quante volte hai fatto meglio. Ogni punto del grafico riassume le ultime dieci partite fino a quel momento.
numbers-ahead = { $ahead } su { $games }
numbers-feats = Imprese
numbers-feat-first = La prima vittoria
numbers-feat-strongest = Davanti a un bot del livello più alto
numbers-feat-clean = Una vittoria senza sballare
numbers-feat-five = Cinque vittorie di fila
numbers-feat-crew = Un viaggio vinto
numbers-feat-week = La sfida del giorno per sette giorni di fila
numbers-keep = Conserva e trasferisci
numbers-json = In JSON
numbers-csv = In CSV
numbers-delete = Cancella tutti i miei numeri
numbers-delete-sure = Le tue partite, gli esercizi, le sfide e i record saranno persi per sempre, qui e sul server. Cancellarli?
numbers-deleted-here = Cancellati su questo dispositivo. Il server non è raggiungibile: lì saranno cancellati quando riaprirai questa pagina.
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
