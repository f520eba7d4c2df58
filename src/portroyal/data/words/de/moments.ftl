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
moment-last-round-by =
    { $you ->
        [yes] Du hast { $count } Einfluss.
       *[no] { $name } hat { $count } Einfluss.
    }
moment-drawing =
    { $you ->
        [yes] Du ziehst eine Karte
       *[no] { $name } zieht eine Karte
    }
moment-taking = Eine Karte wird genommen

moment-asked = { $name }: { $what }

moment-since = Seit deinem letzten Zug
moment-away = { $name } ist nicht da
moment-away-waits = Das Spiel wartet.
moment-away-bot = In { $time } spielt ein Bot weiter.

moment-start-title = Ohne { $names } anfangen?
moment-start-text = Für alle, die nicht da sind, spielt ein Bot, bis sie zurückkommen.
moment-start-yes = Anfangen
moment-start-no = Warten
moment-start-away = nicht da: { $names }
moment-next = Ein neues Spiel ist bereit
moment-next-go = Mitspielen

moment-record-run = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
moment-record-run-text = dein bisher längster Zug
moment-record-influence = { $influence } Einfluss
moment-record-influence-text = so viel wie noch nie
moment-streak = { $count }-mal in Folge
moment-streak-text = besser als { $bot }
