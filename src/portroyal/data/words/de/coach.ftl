## Warum der Coach eine Wahl vorzieht.

coach-reason-forced = Es gibt keine andere Wahl.
coach-reason-too-close = Die besten Möglichkeiten liegen zu nah beieinander für ein Urteil.
coach-reason-overall = Alles in allem besser; kein einzelner Grund sticht heraus.
coach-reason-not-better = Das ist nicht besser als die andere Wahl, soweit sich das sagen lässt.
coach-reason-wins = Damit gewinnst du.
coach-reason-won = Du gewinnst, egal was du wählst.
coach-reason-nearly-won = Das Spiel ist so gut wie gewonnen, egal was du wählst.
coach-reason-loses = Mit der anderen Wahl kannst du nicht mehr gewinnen.
coach-reason-lost = Das Spiel ist verloren, egal was du wählst.
coach-reason-nearly-lost = Das Spiel ist so gut wie verloren, egal was du wählst.
coach-reason-only-chance = Nur so kannst du noch gewinnen.
coach-reason-cant-pay = Du kannst dir hier nichts leisten.
coach-reason-last-round = Das ist die letzte Runde: Jetzt zählt nur noch, was am Ende etwas bringt.
coach-reason-end-trigger = Das bringt dich auf { $influence } Einfluss und leitet die letzte Runde im richtigen Moment ein.
coach-reason-end-too-early = Die andere Wahl leitet die letzte Runde zu früh ein.
coach-reason-claim =
    { $coins ->
        [one] { $card } bringt { $influence } Einfluss und { $coins } Münze.
       *[other] { $card } bringt { $influence } Einfluss und { $coins } Münzen.
    }
coach-reason-expedition-race =
    { $missing ->
        [0] { $name } könnte { $card } auch erfüllen.
        [one] { $name } braucht nur noch { $missing } Person, um { $card } zu erfüllen.
       *[other] { $name } braucht noch { $missing } Personen, um { $card } zu erfüllen.
    }
coach-reason-expedition =
    { $missing ->
        [0] { $card } zählt für { $expedition }; danach fehlt dir niemand mehr.
        [one] { $card } zählt für { $expedition }; danach fehlt dir noch { $missing } Person.
       *[other] { $card } zählt für { $expedition }; danach fehlen dir noch { $missing } Personen.
    }
coach-reason-bust-risk = Bei { $cards } von { $of } Karten platzt dein Zug.
coach-reason-second-pick = Eine vierte Farbe ({ $cards } von { $of } Karten) bringt dir eine Karte mehr.
coach-reason-third-pick = Eine fünfte Farbe ({ $cards } von { $of } Karten) bringt dir eine Karte mehr.
coach-reason-new-ship = Ein Schiff in einer neuen Farbe kann kommen: { $cards } von { $of } Karten.
coach-reason-person = Eine Person kann kommen: { $cards } von { $of } Karten.
coach-reason-better-card =
    { $cards ->
        [one] Es gibt mehr zu gewinnen als zu verlieren: { $cards } von { $of } Karten macht den Hafen besser für dich.
       *[other] Es gibt mehr zu gewinnen als zu verlieren: { $cards } von { $of } Karten machen den Hafen besser für dich.
    }
coach-reason-worse-card =
    { $cards ->
        [one] Es gibt mehr zu verlieren als zu gewinnen: { $cards } von { $of } Karten macht den Hafen schlechter für dich.
       *[other] Es gibt mehr zu verlieren als zu gewinnen: { $cards } von { $of } Karten machen den Hafen schlechter für dich.
    }
coach-reason-repelled = Schiffe, die du abwehren kannst ({ $cards } von { $of } Karten), machen Platz für bessere.
coach-reason-expedition-card = Eine Expedition kann kommen: { $cards } von { $of } Karten.
coach-reason-tax-card = Eine Steuererhöhung kann kommen: { $cards } von { $of } Karten.
coach-reason-bust-certain = Bleibt { $card }, platzt dein Zug.
coach-reason-color-risk =
    { $cards ->
        [one] Bleibt { $card }, platzt dein Zug bei { $cards } weiteren von { $of } Karten.
       *[other] Bleibt { $card }, platzt dein Zug bei { $cards } weiteren von { $of } Karten.
    }
coach-reason-second-pick-kept = { $card } ist die vierte Farbe: Du darfst eine Karte mehr nehmen.
coach-reason-third-pick-kept = { $card } ist die fünfte Farbe: Du darfst eine Karte mehr nehmen.
coach-reason-ship-coins =
    { $coins ->
        [one] { $card } ist für dich { $coins } Münze wert.
       *[other] { $card } ist für dich { $coins } Münzen wert.
    }
coach-reason-tax = Von { $coins } Münzen nähme eine Steuererhöhung { $lost }; gib lieber etwas aus.
coach-reason-fee = { $card } ist die Münze nicht wert, die { $name } dafür bekommt.
coach-reason-leaves = Sonst geht { $card } an { $name }.
coach-reason-ability = { $card } macht sich im weiteren Spiel bezahlt.
coach-reason-price =
    { $price ->
        [one] { $card } kostet { $price } Münze, zu viel für das, was es dafür gibt.
       *[other] { $card } kostet { $price } Münzen, zu viel für das, was es dafür gibt.
    }
coach-reason-coins =
    { $coins ->
        [one] { $card } bringt { $coins } Münze mehr.
       *[other] { $card } bringt { $coins } Münzen mehr.
    }
coach-reason-influence =
    { $price ->
        [one] { $card } bringt { $influence } Einfluss für { $price } Münze.
       *[other] { $card } bringt { $influence } Einfluss für { $price } Münzen.
    }
coach-reason-gamble-pick = In { $times } von { $of } Fällen gehen die vier Karten gut, und dann nimmst du eine Karte mehr.
coach-reason-gamble-cards = In { $times } von { $of } Fällen gehen die vier Karten gut, und sie bringen mehr Auswahl.
coach-reason-gamble-risk = In { $times } von { $of } Fällen platzt dein Zug bei den vier Karten.
coach-reason-safe-cards =
    { $cards ->
        [one] { $cards } von { $of } Karten ist ungefährlich, und es ist mehr zu holen, als hier liegt.
       *[other] { $cards } von { $of } Karten sind ungefährlich, und es ist mehr zu holen, als hier liegt.
    }
coach-reason-for-others =
    { $cards ->
        [one] { $cards } von { $of } Karten nützt den anderen mehr als dir.
       *[other] { $cards } von { $of } Karten nützen den anderen mehr als dir.
    }
coach-reason-bust-wanted = Platzt dein Zug, können die anderen nichts nehmen.
coach-reason-bust-coins =
    { $coins ->
        [one] Platzt dein Zug, bekommst du { $coins } Münze.
       *[other] Platzt dein Zug, bekommst du { $coins } Münzen.
    }
coach-reason-kept-ship = Dein Großhändler behält { $card }: Das ist { $influence } Einfluss zusätzlich zu den Münzen.
coach-reason-coins-denied =
    { $coins ->
        [one] { $card } bringt { $coins } Münze mehr, und sonst nimmt { $name } die Karte.
       *[other] { $card } bringt { $coins } Münzen mehr, und sonst nimmt { $name } die Karte.
    }
coach-reason-contract =
    Damit erfüllst du „{ $contract }“: { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }{ $influence ->
        [0] { "" }
       *[other] { " " }und { $influence } Einfluss
    }.
coach-reason-contract-crew = Die Mannschaft braucht „{ $contract }“, und das geht jetzt.
coach-reason-contract-person = Für „{ $contract }“ zählt { $card }.
coach-reason-contract-step = Ein Schritt in Richtung „{ $contract }“ lohnt sich.
coach-reason-mission = Mission { $mission } lässt sich jetzt erfüllen.
coach-reason-mission-crew = Die Mannschaft braucht Mission { $mission }, und das geht jetzt.
coach-reason-mission-step = Ein Schritt in Richtung Mission { $mission } lohnt sich.
coach-reason-mission-card = Für Mission { $mission } zählt { $card }.
coach-reason-card-9 = Karte 9 verlangt zusammen { $influence } Einfluss; bisher sind es { $there }.
coach-reason-trophy = Ohne die Trophäe gewinnt niemand.
coach-reason-crowns =
    { $crowns ->
        [one] { $card } bringt { $crowns } Krone.
       *[other] { $card } bringt { $crowns } Kronen.
    }
coach-reason-event = Den Unterschied macht das Ereignis dieses Zugs: { $event }.
coach-reason-look = Erst nachsehen: Bei { $cards } von { $of } Karten platzt dein Zug.
coach-reason-known-card = Du hast nachgesehen: Als Nächstes kommt { $card }.
coach-reason-cube-needed = Dein Stein ist auf einem anderen Auftrag mehr wert als auf „{ $contract }“.
coach-reason-gift = { $name } hat von einer Münze weniger als { $other }.
coach-reason-gift-crew = { $name } kann mit der Münze mehr anfangen als { $other }.
coach-reason-time-needed = Die Mannschaft braucht diesen Zug mehr als den Punkt.
