## Momenti: ciò che si dice per un attimo al posto della domanda, e ciò che è successo dall’ultimo turno.

moment-bust =
    { $nth ->
        [8] Turno sballato all’{ $nth }ª carta.
        [11] Turno sballato all’{ $nth }ª carta.
       *[other] Turno sballato alla { $nth }ª carta.
    }
moment-bust-chance = Rischio: { $percent }.
moment-tax = Tassa
moment-fee =
    { $toyou ->
        [yes] { $name } ti paga { $coins ->
            [one] { $coins } moneta
           *[other] { $coins } monete
        }.
       *[no] { $name } paga { $coins ->
            [one] { $coins } moneta
           *[other] { $coins } monete
        } a { $to }.
    }
moment-expedition =
    { $you ->
        [yes] Completi una spedizione.
       *[no] { $name } completa una spedizione.
    }
moment-expedition-for =
    { $coins ->
        [0] { $influence } punti.
        [one] { $influence } punti e { $coins } moneta.
       *[other] { $influence } punti e { $coins } monete.
    }
moment-last-round = L’ultimo giro
moment-last-round-by =
    { $you ->
        [yes] Hai { $count } punti.
       *[no] { $name } ha { $count } punti.
    }
moment-drawing =
    { $you ->
        [yes] Peschi una carta
       *[no] { $name } pesca una carta
    }
moment-taking = Si prende una carta

moment-asked = { $name }: { $what }

moment-since = Dal tuo ultimo turno
moment-away = { $name }: assente
moment-away-waits = La partita aspetta.
moment-away-bot = Tra { $time } continua un bot.

moment-start-title = Iniziare senza { $names }?
moment-start-text = Chi è assente trova un bot al suo posto e riprende quando torna.
moment-start-yes = Inizia
moment-start-no = Aspetta
moment-start-away = assenti: { $names }
moment-next = È pronta un’altra partita
moment-next-go = Partecipa

moment-record-run = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
moment-record-run-text = il tuo turno più lungo finora
moment-record-influence = { $influence } punti
moment-record-influence-text = il tuo massimo finora
moment-streak = { $count } di fila
moment-streak-text = davanti a { $bot }
