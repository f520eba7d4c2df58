## Momenti: ciò che si dice per un attimo al posto della domanda, e ciò che è successo dall’ultimo turno.

moment-bust = Sballato alla { $nth }ª carta.
moment-bust-chance = Il rischio era del { $percent }.
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
moment-drawing =
    { $you ->
        [yes] Peschi una carta
       *[no] { $name } pesca una carta
    }
moment-taking = Si prende una carta
