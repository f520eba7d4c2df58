## A chapter of The Adventure Begins at the table: missions, month, crowns, and the pages of its book.

# What a mission asks for. $count is how many.
mission-need-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
mission-need-crowns =
    { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
mission-need-swords =
    { $count ->
        [one] { $count } spada
       *[other] { $count } spade
    }
mission-need-influence =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
mission-need-persons =
    { $count ->
        [one] { $count } personaggio
       *[other] { $count } personaggi
    }
mission-need-persons-of-printed-cost-3 =
    { $count ->
        [one] { $count } personaggio dal prezzo stampato di 3
       *[other] { $count } personaggi dal prezzo stampato di 3
    }
mission-need-expeditions =
    { $count ->
        [one] { $count } spedizione
       *[other] { $count } spedizioni
    }
mission-need-traders =
    { $count ->
        [one] { $count } mercante
       *[other] { $count } mercanti
    }
mission-need-settler =
    { $count ->
        [one] { $count } colono
       *[other] { $count } coloni
    }
mission-need-captain =
    { $count ->
        [one] { $count } capitano
       *[other] { $count } capitani
    }
mission-need-priest =
    { $count ->
        [one] { $count } sacerdote
       *[other] { $count } sacerdoti
    }
mission-need-ares =
    { $count ->
        [one] { $count } nave dei pirati di Ares
       *[other] { $count } navi dei pirati di Ares
    }
mission-need-book =
    { $count ->
        [one] { $count } libro dei riti
       *[other] { $count } libri dei riti
    }
mission-need-herbs =
    { $count ->
        [one] erbe medicinali
       *[other] { $count } × erbe medicinali
    }
mission-need-bread =
    { $count ->
        [one] { $count } pane
       *[other] { $count } pani
    }
mission-need-rum = { $count } rum
mission-need-bread-or-rum =
    { $count ->
        [one] { $count } pane o rum
       *[other] { $count } tra pane e rum
    }
mission-need-ares-book =
    { $count ->
        [one] { $count } nave dei pirati di Ares con un libro dei riti
       *[other] { $count } navi dei pirati di Ares con un libro dei riti
    }
mission-need-ares-herbs =
    { $count ->
        [one] { $count } nave dei pirati di Ares con erbe medicinali
       *[other] { $count } navi dei pirati di Ares con erbe medicinali
    }
mission-need-card = { $count } × { $name }
mission-have = Avere { $things }.
mission-give = Scartare { $things }.
mission-times = Da fare { $count } volte, in turni diversi.
mission-fewer =
    { $count ->
        [one] Prendi { $count } carta in meno.
       *[other] Prendi { $count } carte in meno.
    }
mission-short = da ottenere: { $things }

# When a mission is decided, now or not at all.
mission-moment-fourth-color = Quando il quarto colore di nave entra nel porto.
mission-moment-tax-paid = Quando devi pagare le tasse.
mission-moment-fourth-harbor-card = Fermarsi subito dopo la quarta carta nel porto.
mission-moment-one-harbor-card = Fermarsi dopo una carta nel porto.
mission-now-fourth-color = Quattro colori nel porto
mission-now-tax-paid = Hai pagato le tasse
mission-now-fourth-harbor-card = La quarta carta nel porto
mission-now-one-harbor-card = Una carta nel porto

# Missions in the row.
mission-label = Missione { $mission }: { $title }
mission-gain-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
mission-gain-crowns =
    { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
mission-brings = Dà { $reward }.
mission-brings-first = { $reward } per chi la completa per primo
mission-brings-each = { $reward } per chiunque la completi
mission-done-by = Completata da { $names }.
mission-newest = La missione più recente.
mission-first = 1º
mission-state-ready = Puoi completarla ora.
mission-state-mine = L’hai completata.
mission-state-done = completata
mission-active-only = Solo chi è di turno.
mission-read = Rileggi la storia

# Questions and buttons.
adventure-region = Missioni e mese
adventure-buy-off-text = Ciò che copre diventa tuo, ma quel cubetto non completa più missioni.
adventure-other-chooses = { $name } sceglie un protagonista
adventure-other-event = { $name } può pagare una corona
adventure-other-mission = { $name } può completare una missione
adventure-other-looks = { $name } guarda le prossime carte
adventure-other-cube = { $name } può restituire un cubetto
adventure-do-choose = Sono io
adventure-do-complete = Completa
adventure-do-return = Rimetti
adventure-do-cube = Restituisci
adventure-do-cube-line = costa { $count } monete
adventure-do-stow = Stiva
adventure-do-stow-coins =
    { $count ->
        [one] { $item } e { $count } moneta
       *[other] { $item } e { $count } monete
    }
adventure-do-sell = Vendi: { $card }
item-book = libro dei riti
item-herbs = erbe medicinali
item-bread = pane
item-rum = rum

# What is told in place of the question.
moment-month = Il mese è finito
moment-month-text = Parla la clessidra della missione più recente.
moment-story = Carta storia { $mission }
moment-trophy = il trofeo
moment-door = la porta è aperta
moment-crowns =
    { $you ->
        [yes] { $count ->
            [one] Ricevi { $count } corona.
           *[other] Ricevi { $count } corone.
        }
       *[no] { $count ->
            [one] { $name } riceve { $count } corona.
           *[other] { $name } riceve { $count } corone.
        }
    }
moment-crowns-lost =
    { $you ->
        [yes] { $count ->
            [one] Perdi { $count } corona.
           *[other] Perdi { $count } corone.
        }
       *[no] { $count ->
            [one] { $name } perde { $count } corona.
           *[other] { $name } perde { $count } corone.
        }
    }

# What a lookout has put back on top of the deck, told to who looked.
look-next = poi: { $card }

# The month.
month-title = Mese { $month }
month-label = Mese { $month }, turni fino alla fine: { $count }.
month-turns =
    { $count ->
        [one] ancora { $count } turno
       *[other] ancora { $count } turni
    }
month-events = Eventi in arrivo: { $events }.
month-asks = A fine mese: qualcuno ha completato la missione { $mission }? Allora carta { $done }, altrimenti carta { $not }.
month-next = La storia continua con la carta { $mission }.
month-ends-chapter = Il capitolo finisce con questo mese.
month-chapter-ends = fine capitolo
month-cube = A fine mese puoi pagare { $count } monete per restituire un cubetto.
month-now = ora
month-unknown = Un nuovo evento che nessuno conosce ancora.
month-was-done = Missione { $mission }, { $title }: completata.
month-was-not = Missione { $mission }, { $title }: non completata in tempo.

# Card 9, houses, crowns.
goal-title = Ciò che serve all’equipaggio
goal-missions = missioni
goal-cubes = cubetti
goal-influence = punti
house-label = { $character }: { $text }. Cubetti: { $cubes }
pick-label = { $character }: { $text }
pick-turn = Gira la carta
pick-waits = sta scegliendo
pick-be = Sono { $character }
pick-start =
    { $count ->
        [one] con { $count } moneta per cominciare
       *[other] con { $count } monete per cominciare
    }
crowns-label = corone: { $count }, punti: { $influence }
items-label =
    { $count ->
        [one] { $count } oggetto
       *[other] { $count } oggetti
    }

# The book.
story-book = La campana di Port Royal
story-chapter = Capitolo { $chapter }
story-mission = La missione
story-aloud = Leggi ad alta voce
story-reads = { $name } legge
story-turn = Volta pagina
story-close = Al tavolo

# Which chapter, and how.
chapter-mode = Modalità
chapter-mode-cooperative = Insieme
chapter-mode-competitive = Uno contro l’altro
chapter-mode-variant = Dopo la storia
chapter-which = Capitolo

# A chapter is over.
count-in-words =
    { $count ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $count }
    }
missing-missions =
    { $count ->
        [1] una missione
       *[other] { $many } missioni
    }
missing-cubes =
    { $count ->
        [1] un cubetto
       *[other] { $many } cubetti
    }
missing-influence =
    { $count ->
        [1] un punto
       *[other] { $many } punti
    }
end-chapter-short = Ancora { $things }
end-chapter-not-yet = Il capitolo { $chapter } non è ancora vinto.
end-chapter-close = C’è mancato poco.
end-chapter-won-at = Il capitolo { $chapter } è vinto { $how }.
chapter-try =
    { $try ->
        [1] al primo tentativo
        [2] al secondo tentativo
        [3] al terzo tentativo
        [4] al quarto tentativo
        [5] al quinto tentativo
       *[other] al tentativo { $try }
    }
chapter-missions = missioni completate
chapter-cubes = cubetti sulle missioni
chapter-influence = punti in comune
chapter-undone = da fare: { $missions }
chapter-from-crowns = dalle corone: { $count }
chapter-road = La strada percorsa
chapter-ending = Leggi il finale
chapter-short =
    { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
    }
