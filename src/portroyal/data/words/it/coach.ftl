## Perché il consigliere preferisce una scelta.

coach-reason-forced = Non c’è altra scelta.
coach-reason-too-close = Le scelte migliori praticamente si equivalgono.
coach-reason-overall = È meglio nel complesso; nessuna ragione spicca.
coach-reason-not-better = Non è meglio dell’altra scelta, per quel che si vede.
coach-reason-wins = Così vinci.
coach-reason-won = Vinci, qualunque cosa tu scelga.
coach-reason-nearly-won = La partita è quasi vinta, qualunque cosa tu scelga.
coach-reason-loses = Con l’altra scelta non puoi più vincere.
coach-reason-lost = La partita è persa, qualunque cosa tu scelga.
coach-reason-nearly-lost = La partita è quasi persa, qualunque cosa tu scelga.
coach-reason-only-chance = Solo così puoi ancora vincere.
coach-reason-cant-pay = Non puoi permetterti nulla di ciò che c’è qui.
coach-reason-last-round = È l’ultimo giro: ciò che non conta alla fine non vale più nulla.
coach-reason-end-trigger = Così arrivi a { $influence } punti e avvii l’ultimo giro al momento giusto.
coach-reason-end-too-early = L’altra scelta avvia l’ultimo giro troppo presto.
coach-reason-claim =
    { $coins ->
        [one] { $card } rende { $influence } punti e { $coins } moneta.
       *[other] { $card } rende { $influence } punti e { $coins } monete.
    }
coach-reason-expedition-race =
    { $missing ->
        [0] Anche { $name } potrebbe completare { $card }.
        [one] A { $name } manca solo { $missing } personaggio per completare { $card }.
       *[other] A { $name } mancano { $missing } personaggi per completare { $card }.
    }
coach-reason-expedition =
    { $missing ->
        [0] { $card } serve per { $expedition }; poi non ti manca più nessuno.
        [one] { $card } serve per { $expedition }; poi ti manca { $missing } personaggio.
       *[other] { $card } serve per { $expedition }; poi ti mancano { $missing } personaggi.
    }
coach-reason-bust-risk =
    { $cards ->
        [one] Con { $cards } carta su { $of } sballi.
       *[other] Con { $cards } carte su { $of } sballi.
    }
coach-reason-second-pick =
    { $cards ->
        [one] Un quarto colore ({ $cards } carta su { $of }) ti fa prendere una carta in più.
       *[other] Un quarto colore ({ $cards } carte su { $of }) ti fa prendere una carta in più.
    }
coach-reason-third-pick =
    { $cards ->
        [one] Un quinto colore ({ $cards } carta su { $of }) ti fa prendere una carta in più.
       *[other] Un quinto colore ({ $cards } carte su { $of }) ti fa prendere una carta in più.
    }
coach-reason-new-ship =
    { $cards ->
        [one] Può uscire una nave di un nuovo colore: { $cards } carta su { $of }.
       *[other] Può uscire una nave di un nuovo colore: { $cards } carte su { $of }.
    }
coach-reason-person =
    { $cards ->
        [one] Può uscire un personaggio: { $cards } carta su { $of }.
       *[other] Può uscire un personaggio: { $cards } carte su { $of }.
    }
coach-reason-better-card =
    { $cards ->
        [one] C’è più da guadagnare che da perdere: { $cards } carta su { $of } ti migliora il porto.
       *[other] C’è più da guadagnare che da perdere: { $cards } carte su { $of } ti migliorano il porto.
    }
coach-reason-worse-card =
    { $cards ->
        [one] C’è più da perdere che da guadagnare: { $cards } carta su { $of } ti peggiora il porto.
       *[other] C’è più da perdere che da guadagnare: { $cards } carte su { $of } ti peggiorano il porto.
    }
coach-reason-repelled =
    { $cards ->
        [one] Le navi che puoi respingere, { $cards } carta su { $of }, lasciano posto a navi migliori.
       *[other] Le navi che puoi respingere, { $cards } carte su { $of }, lasciano posto a navi migliori.
    }
coach-reason-expedition-card =
    { $cards ->
        [one] Può uscire una spedizione: { $cards } carta su { $of }.
       *[other] Può uscire una spedizione: { $cards } carte su { $of }.
    }
coach-reason-tax-card =
    { $cards ->
        [one] Può uscire una tassa: { $cards } carta su { $of }.
       *[other] Può uscire una tassa: { $cards } carte su { $of }.
    }
coach-reason-bust-certain = Se resta { $card }, sballi.
coach-reason-color-risk =
    { $cards ->
        [one] Se resta { $card }, sballi con { $cards } carta in più su { $of }.
       *[other] Se resta { $card }, sballi con { $cards } carte in più su { $of }.
    }
coach-reason-second-pick-kept = { $card } è il quarto colore: puoi prendere una carta in più.
coach-reason-third-pick-kept = { $card } è il quinto colore: puoi prendere una carta in più.
coach-reason-ship-coins =
    { $coins ->
        [one] { $card } ti rende { $coins } moneta.
       *[other] { $card } ti rende { $coins } monete.
    }
coach-reason-tax = Di { $coins } monete una tassa ne prenderebbe { $lost }; meglio spenderne.
coach-reason-fee = { $card } non vale la moneta che riceve { $name }.
coach-reason-leaves = Altrimenti { $card } va a { $name }.
coach-reason-ability = { $card } si ripaga nel resto della partita.
coach-reason-price =
    { $price ->
        [one] { $card } costa { $price } moneta, troppo per quel che dà.
       *[other] { $card } costa { $price } monete, troppo per quel che dà.
    }
coach-reason-coins =
    { $coins ->
        [one] { $card } rende { $coins } moneta in più.
       *[other] { $card } rende { $coins } monete in più.
    }
coach-reason-influence =
    { $influence ->
        [one]
            { $price ->
                [one] { $card } dà { $influence } punto per { $price } moneta.
               *[other] { $card } dà { $influence } punto per { $price } monete.
            }
       *[other]
            { $price ->
                [one] { $card } dà { $influence } punti per { $price } moneta.
               *[other] { $card } dà { $influence } punti per { $price } monete.
            }
    }
coach-reason-gamble-pick =
    { $times ->
        [one] In { $times } caso su { $of } le quattro carte vanno bene, e allora prendi una carta in più.
       *[other] In { $times } casi su { $of } le quattro carte vanno bene, e allora prendi una carta in più.
    }
coach-reason-gamble-cards =
    { $times ->
        [one] In { $times } caso su { $of } le quattro carte vanno bene e danno più scelta.
       *[other] In { $times } casi su { $of } le quattro carte vanno bene e danno più scelta.
    }
coach-reason-gamble-risk =
    { $times ->
        [one] In { $times } caso su { $of } sballi con le quattro carte.
       *[other] In { $times } casi su { $of } sballi con le quattro carte.
    }
coach-reason-safe-cards =
    { $cards ->
        [one] { $cards } carta su { $of } è senza pericolo, e si può ottenere più di ciò che c’è qui.
       *[other] { $cards } carte su { $of } sono senza pericolo, e si può ottenere più di ciò che c’è qui.
    }
coach-reason-for-others =
    { $cards ->
        [one] { $cards } carta su { $of } serve più agli altri che a te.
       *[other] { $cards } carte su { $of } servono più agli altri che a te.
    }
coach-reason-bust-wanted = Se sballi, agli altri non resta nulla da prendere.
coach-reason-bust-coins =
    { $coins ->
        [one] Sballare ti rende { $coins } moneta.
       *[other] Sballare ti rende { $coins } monete.
    }
coach-reason-kept-ship = Il tuo grossista tiene { $card }: rende { $influence } punto oltre alle monete.
coach-reason-coins-denied =
    { $coins ->
        [one] { $card } rende { $coins } moneta in più; altrimenti la carta va a { $name }.
       *[other] { $card } rende { $coins } monete in più; altrimenti la carta va a { $name }.
    }
coach-reason-contract = Così completi «{ $contract }»: { $coins ->
        [0] nessuna moneta
        [one] { $coins } moneta
       *[other] { $coins } monete
    }{ $influence ->
        [0] { "" }
        [one] { " " }e { $influence } punto
       *[other] { " " }e { $influence } punti
    }.
coach-reason-contract-crew = L’equipaggio ha bisogno di «{ $contract }», e ora si può fare.
coach-reason-contract-person = Per «{ $contract }» serve { $card }.
coach-reason-contract-step = Conviene fare un passo verso «{ $contract }».
coach-reason-mission = La missione { $mission } si può completare ora.
coach-reason-mission-crew = L’equipaggio ha bisogno della missione { $mission }, e ora si può fare.
coach-reason-mission-step = Conviene fare un passo verso la missione { $mission }.
coach-reason-mission-card = Per la missione { $mission } serve { $card }.
coach-reason-card-9 = La carta 9 chiede { $influence } punti in comune, e finora il totale è { $there }.
coach-reason-trophy = Nessuno vince senza il trofeo.
coach-reason-crowns =
    { $crowns ->
        [one] { $card } rende { $crowns } corona.
       *[other] { $card } rende { $crowns } corone.
    }
coach-reason-event = La differenza la fa l’evento di questo turno: { $event }.
coach-reason-look =
    { $cards ->
        [one] Prima guarda: con { $cards } carta su { $of } sballi.
       *[other] Prima guarda: con { $cards } carte su { $of } sballi.
    }
coach-reason-known-card = Hai guardato: la prossima carta è { $card }.
coach-reason-cube-needed = Il tuo cubetto vale di più su un altro contratto che su «{ $contract }».
coach-reason-gift = Una moneta aiuta meno { $name } che { $other }.
coach-reason-gift-crew = { $name } con la moneta può fare più di { $other }.
coach-reason-time-needed = All’equipaggio quel turno serve più del punto.
