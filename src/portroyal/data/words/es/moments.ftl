## Momentos: lo que se dice un instante en lugar de la pregunta, y lo que pasó desde el último turno.

moment-bust = Turno perdido en la { $nth }.ª carta.
moment-bust-chance = El riesgo era del { $percent }.
moment-tax = Impuestos
moment-fee =
    { $toyou ->
        [yes] { $name } te paga { $coins ->
            [one] { $coins } moneda
           *[other] { $coins } monedas
        }.
       *[no] { $name } paga { $coins ->
            [one] { $coins } moneda
           *[other] { $coins } monedas
        } a { $to }.
    }
moment-expedition =
    { $you ->
        [yes] Completas una expedición.
       *[no] { $name } completa una expedición.
    }
moment-expedition-for =
    { $coins ->
        [0] { $influence } de influencia.
        [one] { $influence } de influencia y { $coins } moneda.
       *[other] { $influence } de influencia y { $coins } monedas.
    }
moment-last-round = La última ronda
moment-drawing =
    { $you ->
        [yes] Robas una carta
       *[no] { $name } roba una carta
    }
moment-taking = Se toma una carta
