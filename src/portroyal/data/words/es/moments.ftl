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
moment-last-round-by =
    { $you ->
        [yes] Tienes { $count } de influencia.
       *[no] { $name } tiene { $count } de influencia.
    }
moment-drawing =
    { $you ->
        [yes] Robas una carta
       *[no] { $name } roba una carta
    }
moment-taking = Se toma una carta

moment-asked = { $name }: { $what }

moment-since = Desde tu último turno
moment-away = { $name }: ausente
moment-away-waits = La partida espera.
moment-away-bot = Un bot toma el relevo en { $time }.

moment-start-title = ¿Empezar sin { $names }?
moment-start-text = Quien no esté encuentra un bot en su asiento y retoma el control al volver.
moment-start-yes = Empezar
moment-start-no = Esperar
moment-start-away = ausentes: { $names }
moment-next = Hay otra partida lista
moment-next-go = Unirse

moment-record-run = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
moment-record-run-text = tu turno más largo hasta ahora
moment-record-influence = { $influence } de influencia
moment-record-influence-text = tu máximo hasta ahora
moment-streak = { $count } seguidas
moment-streak-text = por delante de { $bot }
