## Was das Terminal außerdem sagt.

terminal-welcome = Willkommen in Port Royal.
terminal-welcome-back = Willkommen zurück in Port Royal.
terminal-bots = { $bot }: { $names }.
terminal-begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
terminal-how = Tippe eine Nummer oder die ersten Buchstaben einer Wahl; „hilfe“ erklärt den Rest.
terminal-player = Platz { $number }
terminal-kept = Das Spiel ist in { $file } gespeichert. Zum Nachlesen: portroyal replay { $file }
terminal-goodbye = Auf Wiedersehen.
terminal-goodbye-saved = Auf Wiedersehen. Zum Weiterspielen: portroyal play --terminal --load { $file } --save { $file }
terminal-goodbye-unsaved = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.
terminal-quit-unsaved = Dieses Spiel ist nicht gespeichert. Tippe „speichern“, um es zu behalten, oder noch einmal „ende“.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert in { $file }, von jetzt an nach jeder Entscheidung.
terminal-save-exists = { $file } gibt es schon. Nimm einen anderen Namen.
terminal-save-failed = { $file } lässt sich nicht schreiben.
terminal-save-over = Das Spiel wird nicht mehr gespeichert.

terminal-told = { $what }: { $that }
terminal-have = du: { $have } von { $of }
terminal-tucked =
    { $count ->
        [one] { $count } Schiff behalten
       *[other] { $count } Schiffe behalten
    }
terminal-passed = { $names } haben gepasst.
terminal-contract-done = erfüllt von { $names }
terminal-contract-ready = du kannst ihn erfüllen
terminal-contract-now = Du kannst einen Auftrag erfüllen.
terminal-no-time = Keine Zeitkarte mehr: Wer jetzt aufdecken muss, verliert das Spiel.
terminal-cannot-pay =
    { $you ->
        [yes] Du kannst keine der übrigen Karten bezahlen.
       *[no] { $name } kann keine der übrigen Karten bezahlen.
    }
terminal-spent = Ausgegebene Münzen, jetzt offen: { $cards }.
terminal-goes-on =
    { $you ->
        [yes] Das Spiel geht weiter: Als Nächstes entscheidest du.
       *[no] Das Spiel geht weiter: Als Nächstes entscheidet { $name }.
    }
terminal-verified =
    { $count ->
        [one] { $count } Aktion stimmt. Prüfsumme { $hash } … stimmt.
       *[other] Alle { $count } Aktionen stimmen. Prüfsumme { $hash } … stimmt.
    }

terminal-card-strength = Stärke { $strength }
terminal-card-skull = Totenkopf
terminal-card-influence = { $influence } Einfl.
terminal-card-trader = +1 { $color }
terminal-card-jack-of-all-trades = jedes Symbol
terminal-card-mademoiselle = Heuern: −1
terminal-card-jester = geplatzt: +1
terminal-card-admiral = { $admirals_from } Karten: +{ $admiral_coins }
terminal-card-governor = +1 Karte
terminal-card-gambler = 4, dann +1
terminal-card-wholesaler = behält { $color }
terminal-card-clerk = { $color }: +1
terminal-card-gunner = Schiffe − { $gunners_without }
terminal-card-vice-admiral = { $vice_admirals_from }–{ $vice_admirals_to } Kart.: +{ $vice_admiral_coins }
terminal-card-lookout = sieht 3 an
terminal-card-barmaid = kauft für { $price }
terminal-card-book = Buch der Riten
terminal-card-herbs = Heilkräuter
terminal-card-bread = Brot
terminal-card-rum = Rum
terminal-card-crowns = { $crowns } Kronen

terminal-enter = Enter genügt
terminal-danger =
    { $swords ->
        [0] platzt bei einem zweiten Schiff ({ $colors })
       *[other] platzt bei einem zweiten Schiff ({ $colors }), außer du wehrst es ab
    }
terminal-worth =
    { $coins ->
        [one] für dich { $coins } Münze wert
       *[other] für dich { $coins } Münzen wert
    }
terminal-trade =
    { $coins ->
        [one] { $net } Münze
       *[other] { $net } Münzen
    }
terminal-trade-fee = ({ $gain } bekommen, { $toll } an { $name })
terminal-hire-fee = ({ $toll } an { $name })
terminal-hire = { $coins }, { $left }; { $influence }
terminal-besides = { $what }; { $more }
terminal-claim = { $given }; { $influence }, { $coins }
terminal-gamble = { $safe }; { $offer }
terminal-left = noch { $left }
terminal-influence-gain = +{ $influence } Einfluss
terminal-gift = +{ $count } für jemand anderen
terminal-more =
    { $count ->
        [one] { $count } Karte mehr
       *[other] { $count } Karten mehr
    }

terminal-no-choice = Es gibt keine Wahl { $number }.
terminal-no-words = „{ $typed }“ steht nicht zur Wahl.
terminal-several = „{ $typed }“ passt auf mehreres: { $which }.
terminal-type =
    { $count ->
        [one] Tippe 1 oder „hilfe“.
       *[other] Tippe eine Nummer von 1 bis { $count } oder „hilfe“.
    }
terminal-no-card = Eine Karte wie „{ $typed }“ gibt es nicht.

terminal-command-odds = chancen
terminal-command-hint = tipp
terminal-command-others = andere
terminal-command-plan = plan
terminal-command-help = hilfe
terminal-command-log = verlauf
terminal-command-save = speichern
terminal-command-undo = zurück
terminal-command-cards = karten
terminal-command-quit = ende

terminal-first-or-gamble = Zieh eine Karte, oder lass den Spieler vier aufdecken.
terminal-help-rules =
    Zieh Karten in den Hafen, eine nach der anderen. Bei einem zweiten Schiff einer Farbe platzt der Zug, außer deine Säbel wehren es ab. Hör rechtzeitig auf und nimm 1 Karte; 2, wenn Schiffe in vier Farben da liegen, 3 bei fünf. Schiffe bringen Münzen; Personen kosten Münzen und bringen Einfluss und Fähigkeiten. { $players ->
        [1] { "" }
       *[other] Dann dürfen alle anderen je eine Karte nehmen, und du bekommst eine Münze dafür.
    } { $influence_to_end ->
        [0] { "" }
       *[other] Sobald jemand { $influence_to_end } Einfluss hat, beginnt die letzte Runde.
    }
terminal-help-number = eine Wahl mit ihrer Nummer
terminal-help-words-key = ziehen, z
terminal-help-words = oder mit ihren Worten oder deren Anfang; auf Englisch geht es auch: draw, stop, take flute
terminal-help-enter-key = Enter
terminal-help-enter = noch einmal der Tisch; gibt es nur eine Wahl, wird sie gespielt
terminal-help-odds = wie leicht der Zug platzt und was sonst kommen kann
terminal-help-hint = was der Coach täte: jede Wahl mit ihrer Siegchance, und warum
terminal-help-others = was die anderen von dem nähmen, was du übrig lässt, und was es ihnen wert ist
terminal-help-plan = was die Bots deiner Mannschaft vorhaben
terminal-help-cards = was die Karten auf dem Tisch tun; mit einem Namen jede andere
terminal-help-log = alles, was bisher geschah
terminal-help-undo = eine Wahl zurücknehmen, solange keine verdeckte Karte zu sehen war
terminal-help-save = das Spiel speichern, jetzt und nach jeder Wahl; mit einem Namen in dieser Datei
terminal-help-quit = aufhören

terminal-percent-under = unter { $percent }
terminal-percent-over = über { $percent }
terminal-odds-not-now = Gerade wird nicht gezogen; die Chancen gelten beim Entdecken.
terminal-odds-bust =
    { $then ->
        [keep] Behältst du das Schiff, platzt dein Zug bei der nächsten Karte: { $percent } ({ $cards } von { $of } ungesehenen Karten).
        [repel] Wehrst du das Schiff ab, platzt dein Zug bei der nächsten Karte: { $percent } ({ $cards } von { $of } ungesehenen Karten).
       *[draw] Dein Zug platzt bei der nächsten Karte: { $percent } ({ $cards } von { $of } ungesehenen Karten).
    }
terminal-odds-safe = Bei der nächsten Karte kann dein Zug nicht platzen: Im Hafen liegt kein Schiff.
terminal-odds-color = { $color } { $count }
terminal-odds-colors = davon: { $colors }
terminal-odds-swords = ohne deine Säbel wären es { $percent }
terminal-odds-kinds = Was kommen kann: { $kinds }.
terminal-odds-kind = { $kind } { $percent }
terminal-odds-new-color = ein Schiff in einer neuen Farbe: { $percent }
terminal-odds-affordable = eine Person, die du jetzt bezahlen kannst: { $percent }
terminal-odds-ahead = Die nächsten { $draws } Karten ohne Platzen: { $chances }.

terminal-advice-close = Zu knapp für ein Urteil: { $deeds }.
terminal-hint-win = Sieg %
terminal-hint-behind = zurück %
terminal-hint-deals =
    { $deals ->
        [one] { $deals } Partie durchgespielt, { $turns } Züge weit; Münzen und Einfluss: was du dann hast.
       *[other] { $deals } Partien durchgespielt, { $turns } Züge weit; Münzen und Einfluss: was du dann hast.
    }
terminal-hint-close = Ein ? heißt: zu knapp für ein Urteil.
terminal-review-start = Beginn
terminal-review-luck = + Glück
terminal-review-own = + selbst
terminal-review-others = + andere
terminal-review-result = = Ergebnis
terminal-review-now = = jetzt
terminal-review-moments = Was das Spiel entschied:
terminal-review-moments-so-far = Was bisher am meisten änderte:
terminal-review-better = Was besser gegangen wäre:
terminal-review-moment = { $round }: { $what } ({ $changes })
terminal-review-decision = { $number }. { $grade } ({ $cost }): { $what }
terminal-review-count =
    { $count ->
        [one] { $count } Entscheidung, davon { $close } zu knapp für ein Urteil.
       *[other] { $count } Entscheidungen, davon { $close } zu knapp für ein Urteil.
    }
terminal-review-plot = Das Diagramm ist in { $file }.
terminal-grade-inaccuracy = Ungenau
terminal-grade-mistake = Fehler
terminal-grade-blunder = Patzer
terminal-grades-inaccuracy = { $count } ungenau
terminal-grades-mistake = { $count } Fehler
terminal-grades-blunder = { $count } Patzer

terminal-list-color = Farbe
terminal-list-strength = Stärke
terminal-list-ability = Fähigkeit
terminal-list-cost = Preis
terminal-list-copies = Anzahl
terminal-list-sources = Quellen
terminal-list-special = besondere
terminal-list-module = Modul
terminal-list-players = Personen
terminal-list-range = { $fewest } bis { $most }
terminal-list-needs = braucht
terminal-list-not-with = nicht mit
terminal-list-about = was es ist
terminal-list-contract = Auftrag
terminal-list-asks = was er verlangt
terminal-list-pays = zahlt
terminal-list-seal = Siegel
terminal-list-contracts = { $count } Aufträge. Zahlt: Münzen für die erste Person, die ihn erfüllt, für die zweite und so weiter. Siegel: Der Zeitstapel einer Mannschaft hat { $time_cards } Karten, so viele mehr oder weniger, wie die Zahlen sagen, und 1 je verschiedenem Buchstaben. * rekonstruiert: nicht öffentlich, nach dem Vorbild der anderen festgelegt.
terminal-list-played = Gespielt wird: { $answer }.
terminal-list-fixed = keine Wahl in { $editions }
terminal-list-otherwise = Anders spielen: portroyal play --terminal --ruling ID=ANTWORT
terminal-list-total = { $count } Karten. Quellen: wie viele unabhängige Kartenlisten übereinstimmen. * rekonstruierte Karten: Ihre gedruckten Zahlen sind nicht öffentlich und nach dem Vorbild der anderen festgelegt.

terminal-seats-unknown =
    { $guess ->
        [yes] Niemand namens „{ $kind }“ kann Platz nehmen. Meintest du „{ $near }“? Es gibt: { $kinds }.
       *[no] Niemand namens „{ $kind }“ kann Platz nehmen. Es gibt: { $kinds }.
    }
terminal-seats-players =
    Was du gewählt hast, ist für { $fewest } bis { $most } Personen, nicht für { $wanted }. { $wanted ->
        [1] Allein spielst du mit --modules base,contract_cards,coop.
       *[other] { "" }
    }
terminal-seats-too-many = { $seats } Plätze sind zu viele für { $players }.
terminal-seats-too-many-names = { $names } Namen sind zu viele für { $players }.
terminal-seats-same-name = Zwei am Tisch können nicht denselben Namen haben.
terminal-seats-name = Der Name „{ $name }“ lässt sich nicht anzeigen; ein Name hat 1 bis { $most } druckbare Zeichen.
terminal-seats-not-told = Dieses Spiel sagt nicht, wer wo sitzt. Sag es mit --seats, in der Reihenfolge der { $players } Plätze: human oder der Name eines Bots.
terminal-seats-stranger = An diesem Tisch saß ein Bot namens „{ $kind }“, den es hier nicht gibt. Sag mit --seats, wer stattdessen spielt.

# portroyal verify; what the browser says as well is in fair.ftl.
terminal-fair-actions-holds =
    { $count ->
        [one] Die eine Aktion ist möglich.
       *[other] Alle { $count } Aktionen sind möglich.
    }
terminal-fair-files =
    { $fails ->
        [0] { $count } Aufzeichnungen, und alle stimmen.
        [one] { $count } Aufzeichnungen: Eine stimmt nicht.
       *[other] { $count } Aufzeichnungen: { $fails } stimmen nicht.
    }
terminal-fair-not-reached = Nicht geprüft, weil vorher etwas nicht stimmt.
terminal-fair-record = { $file }, Partie { $number }:
terminal-fair-actions-fails = Eine Aktion ist nicht möglich: { $why }
terminal-fair-words-fail = Aktionen sind anders geschrieben, als sie gespielt wurden.
terminal-fair-outcome-holds = Die Partie endet, wie es in der Aufzeichnung steht.
terminal-fair-outcome-fails = Die Partie endet anders, als es in der Aufzeichnung steht.
terminal-fair-hash-holds = Der Fingerabdruck der letzten Stellung passt.
terminal-fair-hash-fails = Der Fingerabdruck der letzten Stellung passt nicht.
terminal-fair-cards-unknown = Die Stapel dieser Partie lassen sich nicht ein zweites Mal errechnen.
terminal-fair-outcome-unknown = Die Aufzeichnung nennt kein Ergebnis.
terminal-fair-hash-unknown = Die Aufzeichnung hat keinen Fingerabdruck.
terminal-fair-seal-unknown = Es gibt keinen Fingerabdruck der ganzen Aufzeichnung: Ihre Namen und Notizen sind nicht bewiesen.
terminal-fair-holds = Alles stimmt.
terminal-fair-fails = Diese Aufzeichnung stimmt nicht.

terminal-chapter = Kapitel { $number }
terminal-turn-page = (Eingabetaste blättert um)
terminal-card-9 = Karte 9: { $done } von { $missions } Missionen, { $laid } von { $laidof } Steinen, { $influence } von { $influenceof } Einfluss.
terminal-month = Monat { $month }
terminal-events-next = Als Nächstes: { $events }.
terminal-new-event = ein neues Ereignis
terminal-mission-step = { $name }: Schritt { $step }
terminal-cubes =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
terminal-crowns =
    { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
terminal-stowed = verstaut: { $things }
terminal-lead-trophy = { $influence } Einfluss; { $you ->
        [yes] du hast
       *[no] { $name } hat
    } die Trophäe nie geholt.
terminal-lead-cubes =
    { $influence } Einfluss, so viel wie { $you ->
        [yes] du
       *[no] { $name }
    }, aber mehr Steine vom Charakter genommen.

terminal-retry =
    { $failures ->
        [one] Eine Niederlage in diesem Kapitel: { $coins } Münzen mehr zum Aufteilen.
       *[other] { $failures } Niederlagen in diesem Kapitel: { $coins } Münzen mehr zum Aufteilen.
    }
terminal-retry-how = Die Eingabetaste teilt sie als { $even } auf; oder tippe je eine Zahl für { $names }.
terminal-retry-wrong = Das sollten { $players } ganze Zahlen sein, zusammen { $coins }.
terminal-campaign-next = Die Eingabetaste beginnt Kapitel { $chapter }; „ende“ verlässt den Tisch.
terminal-campaign-again = Die Eingabetaste spielt Kapitel { $chapter } noch einmal; „ende“ verlässt den Tisch.
terminal-campaign-variant = Die Geschichte ist erzählt. Die Eingabetaste spielt die Variante mit vier Sternmissionen; „ende“ verlässt den Tisch.
terminal-campaign-feat = Alle Kapitel, und keine einzige Niederlage: Mehr kann man nicht erreichen.
terminal-campaign-won = Das Abenteuer ist bestanden: Alle Kapitel sind gewonnen.
terminal-campaign-goodbye = Auf Wiedersehen. Weiter geht es mit: portroyal campaign play { $file }
terminal-campaign-line = { $title }: Kapitel { $chapter } von { $chapters }, { $names }
terminal-campaign-told = { $title }: zu Ende erzählt, { $names }
terminal-campaign-running = mitten im Spiel
terminal-campaign-failures =
    { $count ->
        [one] eine Niederlage
       *[other] { $count } Niederlagen
    }
terminal-campaign-none = In { $folder } liegt keine Kampagne. Eine neue beginnt mit: portroyal campaign new
terminal-plan-none = Hier spielt kein Bot mit dir.
