## Der Spieler am Tisch: das Angebot, die Frage, vier Karten, die nacheinander aufgedeckt werden.

gamble-offer = Vier auf einmal
gamble-offer-line = ohne Abwehr, dann +1 Karte
gamble-offer-safe = sicher

gamble-ask = Vier auf einmal?
gamble-ask-text = Abwehren geht nicht. Zwei Schiffe einer Farbe: Der Zug platzt. Sonst nimmst du 1 Karte mehr.
gamble-do = Vier
gamble-do-blind = auf gut Glück
gamble-back = Zurück
gamble-back-line = eine nach der anderen

gamble-through = Gut gegangen
gamble-through-text =
    { $count ->
        [one] { $count } Karte für dich. Noch vier: 1 Karte mehr oder nichts.
       *[other] { $count } Karten für dich. Noch vier: 1 Karte mehr oder nichts.
    }
gamble-stop = Aufhören
gamble-more = Noch vier
gamble-other-through = Bei { $name } ging es gut

gamble-left =
    { $left ->
        [0] Alle vier
        [1] Noch eine
        [2] Noch zwei
        [3] Noch drei
       *[other] Vier Karten
    }
gamble-other = { $name } lässt den Spieler vier Karten aufdecken.
gamble-show-all = Alle zeigen
gamble-show-all-line = sofort

gamble-key = Vier auf einmal, mit dem Spieler
gamble-odds = vier auf einmal gehen gut

log-got-through =
    { $you ->
        [yes] { $count ->
            [one] Es ging gut: { $count } Karte im Hafen.
           *[other] Es ging gut: { $count } Karten im Hafen.
        }
       *[no] { $count ->
            [one] Bei { $name } ging es gut: { $count } Karte im Hafen.
           *[other] Bei { $name } ging es gut: { $count } Karten im Hafen.
        }
    }
