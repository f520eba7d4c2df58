## Rund um den Tisch: Verlauf, Chat, Chancen, Tipp, Karten, Uhr, Ende.

log-title = Verlauf
log-empty = Noch ist nichts passiert.
log-earlier = Frühere Einträge
log-you = Du
log-you-inside = dich
log-turn =
    { $you ->
        [yes] Runde { $round }, dein Zug
       *[no] Runde { $round }, { $name }
    }
log-before-start = Vor dem Spiel
log-drew =
    { $you ->
        [yes] Du hast { $card } gezogen.
       *[no] { $name } hat { $card } gezogen.
    }
log-drew-ship =
    { $you ->
        [yes] Du hast { $card } gezogen, Stärke { $strength }.
       *[no] { $name } hat { $card } gezogen, Stärke { $strength }.
    }
log-drew-skull =
    { $you ->
        [yes] Du hast { $card } mit Totenkopf gezogen.
       *[no] { $name } hat { $card } mit Totenkopf gezogen.
    }
log-glass =
    { $you ->
        [yes] Du hast { $card } aus der Sanduhr gezogen.
       *[no] { $name } hat { $card } aus der Sanduhr gezogen.
    }
log-glass-ship =
    { $you ->
        [yes] Du hast { $card } aus der Sanduhr gezogen, Stärke { $strength }.
       *[no] { $name } hat { $card } aus der Sanduhr gezogen, Stärke { $strength }.
    }
log-glass-skull =
    { $you ->
        [yes] Du hast { $card } mit Totenkopf aus der Sanduhr gezogen.
       *[no] { $name } hat { $card } mit Totenkopf aus der Sanduhr gezogen.
    }
log-kept =
    { $you ->
        [yes] Du hast { $card } behalten.
       *[no] { $name } hat { $card } behalten.
    }
log-repelled =
    { $you ->
        [yes] Du hast { $card } abgewehrt.
       *[no] { $name } hat { $card } abgewehrt.
    }
log-captured = Das Schiff bleibt für „{ $contract }“.
log-bust =
    { $you ->
        [yes] Dein Zug ist bei der { $nth }. Karte geplatzt.
       *[no] { $name }: Der Zug ist bei der { $nth }. Karte geplatzt.
    }
log-bust-chance = Das Risiko war { $percent }.
log-stopped =
    { $you ->
        [yes]
            { $count ->
                [0] Du hast bei leerem Hafen aufgehört.
                [one] Du hast bei { $count } Karte aufgehört.
               *[other] Du hast bei { $count } Karten aufgehört.
            }
       *[no]
            { $count ->
                [0] { $name } hat bei leerem Hafen aufgehört.
                [one] { $name } hat bei { $count } Karte aufgehört.
               *[other] { $name } hat bei { $count } Karten aufgehört.
            }
    }
log-gambled =
    { $use ->
        [1]
            { $you ->
                [yes] Du hast den Spieler vier Karten aufdecken lassen.
               *[no] { $name } hat den Spieler vier Karten aufdecken lassen.
            }
       *[other]
            { $you ->
                [yes] Du hast den Spieler noch vier Karten aufdecken lassen.
               *[no] { $name } hat den Spieler noch vier Karten aufdecken lassen.
            }
    }
log-traded =
    { $you ->
        [yes] Du hast { $card } genommen: +{ $coins }.
       *[no] { $name } hat { $card } genommen: +{ $coins }.
    }
log-declined =
    { $you ->
        [yes] Du hast { $card } genommen und auf { $coins } verzichtet.
       *[no] { $name } hat { $card } genommen und auf { $coins } verzichtet.
    }
log-hired =
    { $you ->
        [yes] Du hast { $card } für { $coins } angeheuert.
       *[no] { $name } hat { $card } für { $coins } angeheuert.
    }
log-fee =
    { $toyou ->
        [yes] Gebühr an dich: { $fee }.
       *[no] Gebühr an { $to }: { $fee }.
    }
log-tucked = Der Großhändler behält das Schiff: +1 Einfluss.
log-gift =
    { $you ->
        [yes] Du hast { $to } { $count } gegeben.
       *[no] { $toyou ->
            [yes] { $name } hat dir { $count } gegeben.
           *[no] { $name } hat { $to } { $count } gegeben.
        }
    }
log-claimed =
    { $you ->
        [yes] Du hast { $card } erfüllt: +{ $coins }.
       *[no] { $name } hat { $card } erfüllt: +{ $coins }.
    }
log-gave =
    { $you ->
        [yes] Du hast { $persons } abgegeben.
       *[no] { $name } hat { $persons } abgegeben.
    }
log-completed =
    { $coins ->
        [0]
            { $you ->
                [yes] Du hast „{ $contract }“ erfüllt.
               *[no] { $name } hat „{ $contract }“ erfüllt.
            }
       *[other]
            { $you ->
                [yes] Du hast „{ $contract }“ erfüllt: +{ $coins }.
               *[no] { $name } hat „{ $contract }“ erfüllt: +{ $coins }.
            }
    }
log-influence = +{ $count } Einfluss.
log-advanced =
    { $you ->
        [yes] Du bist bei „{ $contract }“ auf Schritt { $step } von { $steps }.
       *[no] { $name } ist bei „{ $contract }“ auf Schritt { $step } von { $steps }.
    }
log-admiral =
    { $you ->
        [yes] Admiral: { $count } für dich.
       *[no] Admiral: { $count } für { $name }.
    }
log-jester =
    { $you ->
        [yes] Witzbold: { $count } für dich.
       *[no] Witzbold: { $count } für { $name }.
    }
log-gunner =
    { $you ->
        [yes] Kanonier: { $count } für dich.
       *[no] Kanonier: { $count } für { $name }.
    }
log-vice-admiral =
    { $you ->
        [yes] Vizeadmiral: { $count } für dich.
       *[no] Vizeadmiral: { $count } für { $name }.
    }
log-passed =
    { $you ->
        [yes] Du hast gepasst.
       *[no] { $name } hat gepasst.
    }
log-tax = Steuererhöhung.
log-tax-lost =
    { $you ->
        [yes] Du hast { $count } verloren.
       *[no] { $name } hat { $count } verloren.
    }
log-tax-nobody = Niemand hatte { $taxed_from } Münzen.
log-tax-gained =
    { $you ->
        [yes] Du hast { $count } bekommen.
       *[no]
            { $people ->
                [one] { $count } für { $names }.
               *[other] Je { $count } für { $names }.
            }
    }
log-set-aside =
    { $you ->
        [yes] Du hast eine Zeitkarte beiseitegelegt.
       *[no] { $name } hat eine Zeitkarte beiseitegelegt.
    }
log-shuffled =
    { $count ->
        [one] Die Ablage ist der neue Stapel: { $count } Karte.
       *[other] Die Ablage ist der neue Stapel: { $count } Karten.
    }
log-last-round =
    { $you ->
        [yes] Du hast { $count } Einfluss. Das ist die letzte Runde.
       *[no] { $name } hat { $count } Einfluss. Das ist die letzte Runde.
    }
log-ended = Das Spiel ist vorbei.
log-ended-stalemate = Niemand konnte ziehen. Das Spiel ist vorbei.
log-ended-contracts = Alle Aufträge sind erfüllt.
log-ended-time = Der Zeitstapel ist leer. Das Spiel ist vorbei.
log-started = Das Spiel beginnt.
log-offered = Aufträge: { $contracts }.
log-time-dealt =
    { $count ->
        [one] { $count } Zug im Zeitstapel.
       *[other] { $count } Züge im Zeitstapel.
    }
log-joined =
    { $you ->
        [yes] Du bist an den Tisch gekommen.
       *[no] { $name } ist an den Tisch gekommen.
    }
log-left =
    { $you ->
        [yes] Du hast den Tisch verlassen.
       *[no] { $name } hat den Tisch verlassen.
    }
log-seated =
    { $you ->
        [yes] Du hast Platz genommen.
       *[no] { $name } hat Platz genommen.
    }
log-undone =
    { $you ->
        [yes] Du hast das zurückgenommen.
       *[no] { $name } hat das zurückgenommen.
    }
log-undo-asked =
    { $you ->
        [yes] Du möchtest den letzten Schritt zurücknehmen.
       *[no] { $name } möchte den letzten Schritt zurücknehmen.
    }
log-undo-refused =
    { $you ->
        [yes] Du hast abgelehnt.
       *[no] { $name } hat abgelehnt.
    }
log-undo-unanswered = Niemand hat geantwortet. Es bleibt dabei.
log-undo-agreed =
    { $you ->
        [yes] Du bist einverstanden.
       *[no] { $name } ist einverstanden.
    }
log-hinted =
    { $you ->
        [yes] Du hast den Coach gefragt.
       *[no] { $name } hat den Coach gefragt.
    }
log-held =
    { $you ->
        [yes] Vorerst spielt ein Bot für dich.
       *[no] Vorerst spielt ein Bot für { $name }.
    }
log-returned =
    { $you ->
        [yes] Du spielst wieder.
       *[no] { $name } spielt wieder.
    }
log-hosted =
    { $you ->
        [yes] Du bist jetzt der Host.
       *[no] { $name } ist jetzt der Host.
    }
log-timed-out =
    { $you ->
        [yes] Deine Zeit war um.
       *[no] Die Zeit von { $name } war um.
    }
log-rematch = Ein neues Spiel ist bereit.
log-mended = Der Tisch ließ sich nicht bis zum Ende lesen: Es geht weiter, wo zuletzt alles in Ordnung war.

plan-ask = Was hast du vor?
plan-after = Ich bin an „{ $contract }“ dran.
plan-after-mission = Ich bin an Mission { $mission } dran.
plan-needs = Ich brauche noch { $things }.
plan-ready = Ich habe alles dafür.
plan-moment =
    { $count ->
        [one] Ich warte auf den richtigen Moment.
       *[other] Ich warte auf den richtigen Moment, noch { $count }-mal.
    }
plan-helps =
    { $you ->
        [yes] Ich helfe dir bei „{ $contract }“.
       *[no] Ich helfe { $name } bei „{ $contract }“.
    }
plan-helps-mission =
    { $you ->
        [yes] Ich helfe dir bei Mission { $mission }.
       *[no] Ich helfe { $name } bei Mission { $mission }.
    }
plan-free = Für mich ist gerade nichts mehr zu tun.
plan-adrift = Ich nehme, was kommt.

chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
chat-left =
    { $count ->
        [one] noch { $count } Zeichen
       *[other] noch { $count } Zeichen
    }
chat-watchers = Nimm Platz, um mitzureden.
reaction-title = Reaktionen
reaction-bravo = Gut gespielt
reaction-ouch = Autsch
reaction-thanks = Danke
reaction-hurry = Etwas schneller?
reaction-luck = Viel Glück
reaction-ha = Ha

notice-title = ● Du bist dran – { $page }
notice-body = Du bist dran.
notice-close = Schließen

odds-title = Chancen bei der nächsten Karte
odds-bust = platzt
odds-of =
    { $of ->
        [one] · { $count } von { $of } Karte
       *[other] · { $count } von { $of } Karten
    }
odds-color =
    { $count ->
        [one] { $count } Schiff ({ $color }) lässt den Zug platzen
       *[other] { $count } Schiffe ({ $color }) lassen den Zug platzen
    }
odds-repel =
    { $count ->
        [one] { $count } Schiff lässt sich abwehren
       *[other] { $count } Schiffe lassen sich abwehren
    }
odds-whole =
    { $of ->
        [one] bei { $count } von { $of } Karte platzt der Zug
       *[other] bei { $count } von { $of } Karten platzt der Zug
    }
odds-repel-short = abwehrbar

deed-draw = Ziehen
deed-stop = Aufhören
deed-gamble = Vier auf einmal
deed-repel = Schiff abwehren
deed-keep = Schiff behalten
deed-pass = Passen
deed-trade = { $card } nehmen
deed-hire = { $card } anheuern
deed-claim = { $card } erfüllen
deed-claim-with = { $card } erfüllen und dafür { $persons } abgeben
deed-contract = „{ $contract }“ erfüllen
deed-decline = { $card } ohne Münzen nehmen
deed-give = Eine Münze für { $name }
deed-set-aside = Eine Zeitkarte beiseitelegen

hint-title = Coach
hint-close = Coach schließen
hint-loading = Der Coach rechnet noch
hint-not-now = Der Coach antwortet, wenn du dran bist.
hint-too-close = Zu knapp für ein Urteil
hint-compared = Was für „{ $best }“ gegenüber „{ $rival }“ spricht:
hint-table = Alle Möglichkeiten mit ihrer Siegchance
hint-option = Möglichkeit
hint-win = Siegchance
# A change of the chance to win, with its sign; never to be taken for influence. $points: `+7`.
chance-points = { $points } %-Punkte
hint-gap = Rückstand (Prozentpunkte)
hint-best = beste
hint-same = etwa gleich gut
hint-deals =
    { $count ->
        [one] { $count } durchgespielte Partie
       *[other] { $count } durchgespielte Partien
    }
hint-refine = Genauer prüfen
hint-refining = Prüft genauer …
hint-again = Neu fragen

leaving-title = Was lasse ich ihnen?
leaving-after = Nach „{ $deed }“, und nichts weiter:
leaving-as-it-lies = Wenn du nichts mehr nimmst:
leaving-nobody = Nach dir nimmt niemand mehr.
leaving-nothing = nimmt nichts
leaving-coins =
    { $count ->
        [one] { $signed } Münze
       *[other] { $signed } Münzen
    }
leaving-worth = Siegchance { $change }
leaving-worth-crew = Chance der Mannschaft { $change }
leaving-note = Was ein Steuermann an ihrer Stelle nähme, nach dem, was offen liegt.

sheet-person = Kostet { $cost }. Einfluss { $influence }.
sheet-ships =
    { $all ->
        [one] { $all } Schiff dieser Farbe: { $strengths }.
       *[other] { $all } Schiffe dieser Farbe: { $strengths }.
    }
sheet-strength = { $count } mit Stärke { $strength }
sheet-skulls = { $count } mit Totenkopf
sheet-copies = Davon gibt es { $count } im Spiel.
sheet-copies-of = Davon gibt es { $count } im Spiel, von dieser Art insgesamt { $all }.
sheet-held = Vorerst spielt ein Bot.
sheet-coins =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
sheet-swords = Säbel
sheet-influence =
    { $count ->
       *[other] Einfluss
    }
sheet-expeditions =
    { $count ->
        [one] Expedition
       *[other] Expeditionen
    }
sheet-tucked =
    { $count ->
        [one] behaltenes Schiff
       *[other] behaltene Schiffe
    }
sheet-cards = Karten
sheet-nobody = Noch niemand angeheuert.

undo-title = Zurücknehmen
undo-ask = { $name } möchte den letzten Schritt zurücknehmen.
undo-agree = In Ordnung
undo-refuse = Ablehnen
undo-waiting = Du möchtest den letzten Schritt zurücknehmen. Die anderen entscheiden.
undo-others = Warten auf die anderen.

clock-label = Zeit für { $name }: noch { $time }
clock-bank = Reserve
clock-soon = Noch 10 Sekunden.

end-over = Das Spiel ist vorbei
end-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    }
end-shared = { $names } teilen sich den Sieg
end-stalemate = Niemand konnte mehr ziehen.
end-influence = { $influence } Einfluss.
end-lead-close =
    { $you ->
        [yes] { $influence } Einfluss, nur { $gap } mehr als du.
       *[no] { $influence } Einfluss, nur { $gap } mehr als { $name }.
    }
end-lead-clear =
    { $you ->
        [yes] { $influence } Einfluss, { $gap } mehr als du.
       *[no] { $influence } Einfluss, { $gap } mehr als { $name }.
    }
end-lead-coins =
    { $coins ->
        [one] Je { $influence } Einfluss. { $coins } Münze mehr entschied.
       *[other] Je { $influence } Einfluss. { $coins } Münzen mehr entschieden.
    }
end-lead-expedition =
    { $you ->
        [yes] { $influence } Einfluss. Eine Expedition gab den Ausschlag gegen dich.
       *[no] { $influence } Einfluss. Eine Expedition gab den Ausschlag gegen { $name }.
    }
end-standings = Endstand
end-place = Platz
end-player = Name
end-by-coins = gleicher Einfluss, weniger Münzen
end-by-expedition = keine Expedition
end-by-trophy = keine Trophäe
end-by-cubes = gleicher Einfluss, mehr Steine am Haus
end-by-shared = Gleichstand
end-course = So lief es
end-tab-wins = Siegchance
end-tab-influence = Einfluss
end-tab-luck = Glück und Können
end-chart-wins = Siegchancen aller, Zug um Zug
end-chart-influence = Einfluss aller, Zug um Zug
end-story-working = Der Coach geht das Spiel durch
end-story-failed = Der Coach ist nicht erreichbar. Wir versuchen es noch einmal.
end-luck = Glück
end-skill = Können
end-luck-note = In Prozentpunkten Siegchance: was die Karten geändert haben und was die Entscheidungen.
end-luck-note-crew = In Prozentpunkten Siegchance der Mannschaft: was in jedermanns Zügen die Karten geändert haben und was die eigenen Entscheidungen.
end-moments =
    { $count ->
        [one] Der Moment, der entschied
       *[other] Die { $count } Momente, die entschieden
    }
end-moment-bust =
    { $you ->
        [yes] Dein Zug ist geplatzt.
       *[no] { $name }: Der Zug ist geplatzt.
    }
end-moment-cards =
    { $you ->
        [yes] Du hast { $cards } aufgedeckt.
       *[no] { $name } hat { $cards } aufgedeckt.
    }
end-moment-chose =
    { $you ->
        [yes] Deine Wahl: „{ $did }“. Besser war „{ $best }“.
       *[no] Wahl von { $name }: „{ $did }“. Besser war „{ $best }“.
    }
end-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
end-longest =
    { $you ->
        [yes] längster Zug: deiner
       *[no] längster Zug: { $name }
    }
end-busts =
    { $count ->
        [one] { $count } geplatzt
       *[other] { $count } geplatzt
    }
end-busts-of =
    { $you ->
        [yes] deine Züge
       *[no] Züge von { $name }
    }
end-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
end-fees-of =
    { $you ->
        [yes] Gebühren an dich
       *[no] Gebühren an { $name }
    }
end-again = Noch einmal
end-setting-up = Wird aufgebaut …
end-follow = Zum nächsten Spiel
end-look = Tisch ansehen
end-record = Aufzeichnung
end-leave = Startseite
chart-round = Runde { $round }
chart-rounds = Runde
