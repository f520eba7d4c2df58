## Por qué el consejero prefiere una opción.

coach-reason-forced = No hay otra opción.
coach-reason-too-close = Las mejores opciones están demasiado igualadas para decidir.
coach-reason-overall = Es mejor en conjunto; ninguna razón destaca.
coach-reason-not-better = No es mejor que la otra opción, por lo que se ve.
coach-reason-wins = Con esto ganas.
coach-reason-won = Ganas, elijas lo que elijas.
coach-reason-nearly-won = La partida está casi ganada, elijas lo que elijas.
coach-reason-loses = Con la otra opción ya no puedes ganar.
coach-reason-lost = La partida está perdida, elijas lo que elijas.
coach-reason-nearly-lost = La partida está casi perdida, elijas lo que elijas.
coach-reason-only-chance = Solo así puedes ganar todavía.
coach-reason-cant-pay = No te alcanza para nada de lo que hay aquí.
coach-reason-last-round = Es la última ronda: lo que no cuente al final ya no vale nada.
coach-reason-end-trigger = Esto te lleva a { $influence } de influencia e inicia la última ronda en buen momento.
coach-reason-end-too-early = La otra opción inicia la última ronda demasiado pronto.
coach-reason-claim =
    { $coins ->
        [one] { $card } da { $influence } de influencia y { $coins } moneda.
       *[other] { $card } da { $influence } de influencia y { $coins } monedas.
    }
coach-reason-expedition-race =
    { $missing ->
        [0] { $name } también podría completar { $card }.
        [one] A { $name } solo le falta { $missing } profesión para completar { $card }.
       *[other] A { $name } le faltan { $missing } profesiones para completar { $card }.
    }
coach-reason-expedition =
    { $missing ->
        [0] { $card } sirve para { $expedition }; después ya no te falta ninguna profesión.
        [one] { $card } sirve para { $expedition }; después te falta { $missing } profesión.
       *[other] { $card } sirve para { $expedition }; después te faltan { $missing } profesiones.
    }
coach-reason-bust-risk = Con { $cards } de { $of } cartas pierdes el turno.
coach-reason-second-pick = Un cuarto color ({ $cards } de { $of } cartas) te permite tomar una carta más.
coach-reason-third-pick = Un quinto color ({ $cards } de { $of } cartas) te permite tomar una carta más.
coach-reason-new-ship = Puede salir un barco de un color nuevo: { $cards } de { $of } cartas.
coach-reason-person = Puede salir una profesión: { $cards } de { $of } cartas.
coach-reason-better-card =
    { $cards ->
        [one] Hay más que ganar que perder: { $cards } de { $of } cartas te mejora el puerto.
       *[other] Hay más que ganar que perder: { $cards } de { $of } cartas te mejoran el puerto.
    }
coach-reason-worse-card =
    { $cards ->
        [one] Hay más que perder que ganar: { $cards } de { $of } cartas te empeora el puerto.
       *[other] Hay más que perder que ganar: { $cards } de { $of } cartas te empeoran el puerto.
    }
coach-reason-repelled = Los barcos que puedes ahuyentar, { $cards } de { $of } cartas, dejan sitio a otros mejores.
coach-reason-expedition-card = Puede salir una expedición: { $cards } de { $of } cartas.
coach-reason-tax-card = Pueden salir impuestos: { $cards } de { $of } cartas.
coach-reason-bust-certain = Si se queda { $card }, pierdes el turno.
coach-reason-color-risk =
    { $cards ->
        [one] Si se queda { $card }, hay { $cards } carta más (de { $of }) con la que pierdes el turno.
       *[other] Si se queda { $card }, hay { $cards } cartas más (de { $of }) con las que pierdes el turno.
    }
coach-reason-second-pick-kept = { $card } es el cuarto color: puedes tomar una carta más.
coach-reason-third-pick-kept = { $card } es el quinto color: puedes tomar una carta más.
coach-reason-ship-coins =
    { $coins ->
        [one] { $card } vale { $coins } moneda para ti.
       *[other] { $card } vale { $coins } monedas para ti.
    }
coach-reason-tax = De { $coins } monedas, los impuestos te quitarían { $lost }; mejor gasta algo.
coach-reason-fee = { $card } no vale la moneda que recibe { $name }.
coach-reason-leaves = Si no, { $card } será para { $name }.
coach-reason-ability = { $card } se amortiza en lo que queda de partida.
coach-reason-price =
    { $price ->
        [one] { $card } cuesta { $price } moneda, demasiado para lo que da.
       *[other] { $card } cuesta { $price } monedas, demasiado para lo que da.
    }
coach-reason-coins =
    { $coins ->
        [one] { $card } da { $coins } moneda más.
       *[other] { $card } da { $coins } monedas más.
    }
coach-reason-influence =
    { $price ->
        [one] { $card } da { $influence } de influencia por { $price } moneda.
       *[other] { $card } da { $influence } de influencia por { $price } monedas.
    }
coach-reason-gamble-pick = En { $times } de { $of } casos las cuatro cartas salen bien, y entonces tomas una carta más.
coach-reason-gamble-cards = En { $times } de { $of } casos las cuatro cartas salen bien y hay más donde elegir.
coach-reason-gamble-risk = En { $times } de { $of } casos pierdes el turno con las cuatro cartas.
coach-reason-safe-cards =
    { $cards ->
        [one] { $cards } de { $of } cartas no tiene peligro, y se puede ganar más de lo que hay aquí.
       *[other] { $cards } de { $of } cartas no tienen peligro, y se puede ganar más de lo que hay aquí.
    }
coach-reason-for-others =
    { $cards ->
        [one] { $cards } de { $of } cartas ayuda más a los demás que a ti.
       *[other] { $cards } de { $of } cartas ayudan más a los demás que a ti.
    }
coach-reason-bust-wanted = Si pierdes el turno, los demás no pueden tomar nada.
coach-reason-bust-coins =
    { $coins ->
        [one] Perder el turno te da { $coins } moneda.
       *[other] Perder el turno te da { $coins } monedas.
    }
coach-reason-kept-ship = Tu mercader se queda con { $card }: da { $influence } de influencia además de las monedas.
coach-reason-coins-denied =
    { $coins ->
        [one] { $card } da { $coins } moneda más; si no, { $name } toma la carta.
       *[other] { $card } da { $coins } monedas más; si no, { $name } toma la carta.
    }
coach-reason-contract = Así completas «{ $contract }»: { $coins ->
        [0] ninguna moneda
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }{ $influence ->
        [0] { "" }
       *[other] { " " }y { $influence } de influencia
    }.
coach-reason-contract-crew = La tripulación necesita «{ $contract }», y ahora se puede.
coach-reason-contract-person = Para «{ $contract }» hace falta { $card }.
coach-reason-contract-step = Un paso hacia «{ $contract }» merece la pena.
coach-reason-mission = La misión { $mission } se puede completar ahora.
coach-reason-mission-crew = La tripulación necesita la misión { $mission }, y ahora se puede.
coach-reason-mission-step = Un paso hacia la misión { $mission } merece la pena.
coach-reason-mission-card = Para la misión { $mission } hace falta { $card }.
coach-reason-card-9 = La carta 9 pide { $influence } de influencia en común, y de momento hay { $there }.
coach-reason-trophy = Nadie gana sin el trofeo.
coach-reason-crowns =
    { $crowns ->
        [one] { $card } da { $crowns } corona.
       *[other] { $card } da { $crowns } coronas.
    }
coach-reason-event = La diferencia la marca el evento de este turno: { $event }.
coach-reason-look = Mira primero: con { $cards } de { $of } cartas pierdes el turno.
coach-reason-known-card = Has mirado: la próxima carta es { $card }.
coach-reason-cube-needed = Tu cubo vale más en otro contrato que en «{ $contract }».
coach-reason-gift = Una moneda ayuda menos a { $name } que a { $other }.
coach-reason-gift-crew = { $name } puede hacer más con la moneda que { $other }.
coach-reason-time-needed = La tripulación necesita ese turno más que el punto.
