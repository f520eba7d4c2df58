## Il tavolo.

table-draw-or-stop = Ancora una?
table-first-draw = Pesca la prima carta
table-first-text = Un nuovo turno. Dopo questa carta puoi fermarti.
table-first-or-claim = Pesca, o prima completa una spedizione.
table-draw-or-claim = Pesca, fermati o completa una spedizione.
table-nothing-left = Non ci sono più carte
table-colors-take =
    { $colors ->
        [0] Ancora nessuna nave
        [one] { $colors } colore
       *[other] { $colors } colori
    }: { $count ->
        [one] { $count } carta da prendere
       *[other] { $count } carte da prendere
    }.
table-repel-second = Doppione: { $card }
table-repel-or-lose =
    { $swords ->
        [one] Respingi la nave con { $swords } spada, o tienila e perdi il turno.
       *[other] Respingi la nave con { $swords } spade, o tienila e perdi il turno.
    }
table-repel-or-keep =
    { $swords ->
        [one] Tieni la nave, o respingila con { $swords } spada.
       *[other] Tieni la nave, o respingila con { $swords } spade.
    }
table-repel-must = Metterebbe fine al tuo turno. Hai le spade per respingerla.
table-take =
    { $count ->
        [one] Prendi una carta
       *[other] Prendi { $count } carte
    }
table-take-text =
    { $colors ->
        [0] Nessuna nave nel porto.
        [one] { $colors } colore nel porto.
       *[other] { $colors } colori nel porto.
    } Commercia con le navi, ingaggia personaggi.
table-colors-harbor =
    { $colors ->
        [0] Nessuna nave nel porto.
        [one] { $colors } colore nel porto.
       *[other] { $colors } colori nel porto.
    }
table-take-more = Prendine un’altra, o lascia il resto.
table-take-or-claim = Commercia, ingaggia o completa una spedizione.
table-take-fee =
    { $fee ->
        [one] Ogni carta costa { $fee } moneta in più, per { $name }.
       *[other] Ogni carta costa { $fee } monete in più, per { $name }.
    }
table-take-nothing = Niente per te qui
table-take-empty = Il porto è vuoto
table-take-nothing-text = Ora non puoi prendere nessuna di queste carte.
table-claim-now = Completare una spedizione?
table-claim-text = I tuoi personaggi bastano.
table-bust = Hai sballato
table-bust-claim = Puoi ancora completare una spedizione.
table-over = La partita è finita
table-over-text = Tutti i giri sono stati giocati.

table-other-thinks = { $name } sta pensando
table-other-decides = { $name } decide
table-other-begins = { $name } comincia il turno
table-other-draws = { $name }: pescare o fermarsi?
table-other-ship = { $name } incontra { $card }
table-other-ship-busts = Respingerla, o perdere il turno?
table-other-ship-keeps = Respingerla o tenerla?
table-other-takes =
    { $count ->
        [0] { $name } può completare una spedizione
        [one] { $name } prende una carta
       *[other] { $name } prende { $count } carte
    }
table-other-may-take =
    { $count ->
        [one] { $name } può prendere una carta
       *[other] { $name } può prendere { $count } carte
    }
table-other-your-turn =
    { $fee ->
        [one] È il tuo turno: ogni carta ti rende { $fee } moneta.
       *[other] È il tuo turno: ogni carta ti rende { $fee } monete.
    }
table-other-turn-of = È il turno di { $name }.
table-other-bust = { $name } ha sballato
table-watching = Stai guardando
table-watching-text = Vedi quello che vedono tutti.
table-held = Un bot gioca per te
table-held-text = Riprendi quando vuoi.
table-take-over = Riprendi tu

table-do-draw = Pesca
table-do-draw-safe = sicuro: { $percent }
table-do-draw-more = un’altra carta
table-do-draw-first = la prima carta
table-do-stop = Stop
table-do-stop-line =
    { $count ->
        [one] prendi { $count } carta
       *[other] prendi { $count } carte
    }
table-do-stop-not-yet = non ancora
table-do-repel = Respingi
table-do-repel-line =
    { $swords ->
        [one] { $strength } spada su { $swords }
       *[other] { $strength } spade su { $swords }
    }
table-do-keep = Tieni
table-do-keep-line = nel porto
table-do-keep-bust = fine del turno
table-do-trade = Commercia
table-do-hire = Ingaggia
table-do-for = { $card } per { $coins }
table-do-take = Prendi
table-do-take-line = scegli una carta
table-do-take-none = niente da prendere
table-do-claim = Completa
table-do-claim-line = da { $from } a { $to } punti
table-do-claim-which = scegline una
table-do-claim-others = Scarta altri
table-do-done = Fatto
table-do-done-more = basta così
table-do-done-none = non prendere
table-do-done-bust = finisci il turno
table-do-hint = Consiglio
table-do-undo = Annulla
table-do-hurry = Accelera
table-do-result = Risultato

table-card-new = nuova
table-goes = parte
table-chip-short =
    { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
    }
table-chip-fee = pedaggio { $fee }
table-chip-fee-short = manca pedaggio
table-chip-bust = sballi?

table-label-place = { $place }. { $label }
table-label-gain =
    { $count ->
        [one] { $place }. { $label }; riceveresti { $count } moneta
       *[other] { $place }. { $label }; riceveresti { $count } monete
    }
table-label-kept =
    { $influence ->
        [one] { $label }; e { $influence } punto, perché il tuo grossista tiene la nave
       *[other] { $label }; e { $influence } punti, perché il tuo grossista tiene la nave
    }
table-label-pay =
    { $count ->
        [one] { $place }. { $label }; pagheresti { $count } moneta
       *[other] { $place }. { $label }; pagheresti { $count } monete
    }
table-label-short =
    { $count ->
        [one] { $place }. { $label }; ti manca { $count } moneta
       *[other] { $place }. { $label }; ti mancano { $count } monete
    }
table-label-no = { $place }. { $label }; ora non si può prendere
table-label-new = { $label }; appena rivelata
table-label-bust = { $label }; se resta, sballi
table-label-claim = { $label }; puoi completarla
table-label-goes = { $label }; parte per la spedizione
table-label-under =
    { $count ->
        [one] { $label }, con { $count } nave sotto
       *[other] { $label }, con { $count } navi sotto
    }
table-label-missing = { $label }; manca: { $missing }

table-region-harbor = Porto
table-region-expeditions = Spedizioni
table-region-others = Gli altri
table-region-mine = Davanti a te
table-region-mine-of = Davanti a { $name }
table-region-question = Che cosa si decide
table-region-actions = Che cosa puoi fare
table-region-side = Diario e chat
table-harbor-empty = Ancora nessuna carta
table-colors-of =
    { $count ->
        [one] { $count } colore su 5 nel porto
       *[other] { $count } colori su 5 nel porto
    }

table-round = Giro { $round }
table-turn = Turno { $turn }
table-began =
    { $you ->
        [yes] hai iniziato tu
       *[no] ha iniziato { $name }
    }
table-goal =
    { $count ->
        [one] fino a { $count } punto
       *[other] fino a { $count } punti
    }
table-last-round = Ultimo giro
table-deck = mazzo
table-discard = scarti
table-deck-count =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
table-discard-count =
    { $count ->
        [one] Scarti, { $count } carta
       *[other] Scarti, { $count } carte
    }
table-discard-empty = Non ci sono carte negli scarti.
table-discard-title = Scarti
table-discard-text = Prima la carta più recente. Ci sono anche le monete pagate: ognuna era una carta.
table-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-open-log = Diario
table-open-chat = Chat
table-open-menu = Menu
table-unread =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
table-sound-on = Attiva il suono
table-sound-off = Togli il suono
table-reconnecting = Riconnessione…
table-saving = Invio…

table-you = Tu
table-your-turn = tocca a te
table-your-choice = scegli tu
table-of-goal = su { $count }
table-deciding = decide
table-thinking = pensa
table-bot-plays = gioca un bot
table-away = assente
table-player-label =
    { $name }: { $influence ->
        [one] { $influence } punto
       *[other] { $influence } punti
    }, { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $swords ->
        [one] { $swords } spada
       *[other] { $swords } spade
    }
table-player-turn = è di turno
table-display-empty = Ancora nessuno ingaggiato

table-keep-title = Tenerla e sballare?
table-keep-text = Il porto si scarta e il tuo turno finisce. Le tue spade bastano a respingere la nave ({ $card }).
table-keep-yes = Tienila
table-keep-no = Ripensaci
table-undo-title = Annullare l’ultima mossa?
table-undo-text = La partita torna alla tua ultima decisione.
table-undo-text-people = Prima si chiede agli altri.
table-undo-yes = Annulla mossa
table-cancel = Lascia stare
table-pay-title = Chi parte?
table-pay-text = Scegli i personaggi che scarti per la spedizione.
table-pay-way = Scarta { $persons }
table-handover = Tocca a { $name }
table-handover-text = Ora decide { $name }.
table-handover-go = Eccomi

table-menu-title = Menu
table-menu-code = Tavolo { $code }
table-menu-settings = Impostazioni
table-menu-rules = Regole
table-menu-keys = Tastiera
table-menu-pace = Ritmo dei bot
table-menu-pace-calm = calmo
table-menu-pace-normal = normale
table-menu-pace-quick = svelto
table-menu-pace-instant = immediato
table-menu-full = Schermo intero
table-menu-full-leave = Esci da schermo intero
table-menu-device = Continua su un altro dispositivo
table-menu-device-text = Chi ha questo link gioca al tuo posto. Tienilo per te.
table-menu-hold = Fai giocare un bot per me
table-menu-return = Riprendi tu
table-menu-remove = Fai giocare un bot per { $name }
table-menu-remove-title = Un bot per { $name }?
table-menu-remove-text = Un bot gioca a questo posto fino alla fine della partita.
table-menu-leave = Lascia il tavolo
table-menu-leave-text = Un bot può tenere il tuo posto. Torna con lo stesso link.

table-keys-title = Tastiera
table-keys-draw = Pesca
table-keys-stop = Stop
table-keys-repel = Respingi
table-keys-keep = Tieni
table-keys-harbor = Scegli una carta del porto
table-keys-harbor-more = La decima carta e le successive
table-keys-expedition = Scegli una spedizione
table-keys-pass = Fatto, non prendere altro
table-keys-enter = Premi il pulsante d’ottone
table-keys-escape = Togli la selezione
table-keys-hint = Consiglio
table-keys-log = Diario
table-keys-chat = Chat
table-keys-undo = Annulla
table-keys-sound = Attiva o togli il suono
table-keys-keys = Questa pagina
table-keys-arrows = Scorri le carte
