## Momente: was für einen Augenblick an der Frage gesagt wird, und was seit dem letzten Zug geschah.

moment-bust = Geplatzt bei der { $nth }. Karte.
moment-bust-chance = Das Risiko war { $percent }.
moment-tax = Steuererhöhung
moment-fee =
    { $toyou ->
        [yes] { $name } zahlt dir { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }.
       *[no] { $name } zahlt { $to } { $coins ->
            [one] { $coins } Münze
           *[other] { $coins } Münzen
        }.
    }
moment-expedition =
    { $you ->
        [yes] Du erfüllst eine Expedition.
       *[no] { $name } erfüllt eine Expedition.
    }
moment-expedition-for =
    { $coins ->
        [0] { $influence } Einfluss.
        [one] { $influence } Einfluss und { $coins } Münze.
       *[other] { $influence } Einfluss und { $coins } Münzen.
    }
moment-last-round = Die letzte Runde
moment-drawing =
    { $you ->
        [yes] Du ziehst eine Karte
       *[no] { $name } zieht eine Karte
    }
moment-taking = Eine Karte wird genommen
