## Der Tisch.

table-draw-or-stop = Noch eine?
table-first-draw = Zieh die erste Karte
table-first-text = Ein neuer Zug. Nach dieser Karte darfst du aufhören.
table-first-or-claim = Zieh, oder erfülle erst eine Expedition.
table-draw-or-claim = Zieh, hör auf oder erfülle eine Expedition.
table-nothing-left = Keine Karte mehr da
table-colors-take =
    { $colors ->
        [0] Noch kein Schiff
        [one] { $colors } Farbe
       *[other] { $colors } Farben
    }: { $count ->
        [one] { $count } Karte zu nehmen
       *[other] { $count } Karten zu nehmen
    }.
table-repel-second = Doppelt: { $card }
table-repel-or-lose =
    { $swords ->
        [one] Wehr das Schiff mit { $swords } Säbel ab, oder behalte es und verlier den Zug.
       *[other] Wehr das Schiff mit { $swords } Säbeln ab, oder behalte es und verlier den Zug.
    }
table-repel-or-keep =
    { $swords ->
        [one] Behalte das Schiff, oder wehr es mit { $swords } Säbel ab.
       *[other] Behalte das Schiff, oder wehr es mit { $swords } Säbeln ab.
    }
table-repel-must = Damit wäre dein Zug vorbei. Deine Säbel reichen zum Abwehren.
table-take =
    { $count ->
        [one] Nimm eine Karte
       *[other] Nimm { $count } Karten
    }
table-take-text =
    { $colors ->
        [0] Kein Schiff im Hafen.
        [one] { $colors } Farbe im Hafen.
       *[other] { $colors } Farben im Hafen.
    } Handle mit Schiffen, heuere Personen an.
table-colors-harbor =
    { $colors ->
        [0] Kein Schiff im Hafen.
        [one] { $colors } Farbe im Hafen.
       *[other] { $colors } Farben im Hafen.
    }
table-take-more = Nimm noch eine, oder lass den Rest liegen.
table-take-or-claim = Handle, heuere an oder erfülle eine Expedition.
table-take-fee =
    { $fee ->
        [one] Jede Karte kostet { $fee } Münze mehr, für { $name }.
       *[other] Jede Karte kostet { $fee } Münzen mehr, für { $name }.
    }
table-take-nothing = Nichts für dich dabei
table-take-empty = Der Hafen ist leer
table-take-nothing-text = Du kannst jetzt keine dieser Karten nehmen.
table-claim-now = Expedition erfüllen?
table-claim-text = Deine Personen reichen dafür.
table-bust = Geplatzt
table-bust-claim = Du darfst noch eine Expedition erfüllen.
table-over = Das Spiel ist vorbei
table-over-text = Die letzte Runde ist gespielt.

table-other-thinks = { $name } denkt nach
table-other-decides = { $name } entscheidet
table-other-begins = { $name } beginnt einen Zug
table-other-draws = { $name }: ziehen oder aufhören?
table-other-ship = { $name } trifft auf { $card }
table-other-ship-busts = Abwehren, oder den Zug verlieren?
table-other-ship-keeps = Abwehren oder behalten?
table-other-takes =
    { $count ->
        [0] { $name } darf eine Expedition erfüllen
        [one] { $name } nimmt eine Karte
       *[other] { $name } nimmt { $count } Karten
    }
table-other-may-take =
    { $count ->
        [one] { $name } darf eine Karte nehmen
       *[other] { $name } darf { $count } Karten nehmen
    }
table-other-your-turn =
    { $fee ->
        [one] Dein Zug: Jede Karte bringt dir { $fee } Münze.
       *[other] Dein Zug: Jede Karte bringt dir { $fee } Münzen.
    }
table-other-turn-of = { $name } ist am Zug.
table-other-bust = Geplatzt: { $name }
table-watching = Du schaust zu
table-watching-text = Du siehst, was alle sehen.
table-held = Ein Bot spielt für dich
table-held-text = Übernimm wieder, wann immer du willst.
table-take-over = Übernehmen

table-do-draw = Ziehen
table-do-draw-safe = { $percent } sicher
table-do-draw-more = noch eine Karte
table-do-draw-first = die erste Karte
table-do-stop = Stopp
table-do-stop-line =
    { $count ->
        [one] { $count } Karte nehmen
       *[other] { $count } Karten nehmen
    }
table-do-stop-not-yet = noch nicht
table-do-repel = Abwehren
table-do-repel-line =
    { $swords ->
        [one] { $strength } von { $swords } Säbel
       *[other] { $strength } von { $swords } Säbeln
    }
table-do-keep = Behalten
table-do-keep-line = in den Hafen
table-do-keep-bust = beendet den Zug
table-do-trade = Handeln
table-do-hire = Anheuern
table-do-for = { $card } für { $coins }
table-do-take = Nehmen
table-do-take-line = wähl eine Karte
table-do-take-none = nichts zu nehmen
table-do-claim = Erfüllen
table-do-claim-line = { $from } auf { $to } Einfluss
table-do-claim-which = wähl eine
table-do-claim-others = Andere abgeben
table-do-done = Fertig
table-do-done-more = nichts mehr
table-do-done-none = nichts nehmen
table-do-done-bust = Zug beenden
table-do-hint = Tipp
table-do-undo = Rückgängig
table-do-hurry = Vorspulen
table-do-result = Ergebnis

table-card-new = neu
table-goes = geht
table-chip-short =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
table-chip-fee = Gebühr { $fee }
table-chip-fee-short = Gebühr fehlt
table-chip-bust = platzt?

table-label-place = { $place }. { $label }
table-label-gain =
    { $count ->
        [one] { $place }. { $label }; du bekämst { $count } Münze
       *[other] { $place }. { $label }; du bekämst { $count } Münzen
    }
table-label-kept = { $label }; und { $influence } Einfluss, denn dein Großhändler behält das Schiff
table-label-pay =
    { $count ->
        [one] { $place }. { $label }; du würdest { $count } Münze zahlen
       *[other] { $place }. { $label }; du würdest { $count } Münzen zahlen
    }
table-label-short =
    { $count ->
        [one] { $place }. { $label }; dir fehlt { $count } Münze
       *[other] { $place }. { $label }; dir fehlen { $count } Münzen
    }
table-label-no = { $place }. { $label }; kannst du jetzt nicht nehmen
table-label-new = { $label }; eben aufgedeckt
table-label-bust = { $label }; behalten heißt platzen
table-label-claim = { $label }; du kannst sie erfüllen
table-label-goes = { $label }; geht auf die Expedition
table-label-under =
    { $count ->
        [one] { $label }, mit { $count } Schiff darunter
       *[other] { $label }, mit { $count } Schiffen darunter
    }
table-label-missing = { $label }; es fehlt: { $missing }

table-region-harbor = Hafen
table-region-expeditions = Expeditionen
table-region-others = Die anderen
table-region-mine = Deine Auslage
table-region-mine-of = Auslage von { $name }
table-region-question = Was entschieden wird
table-region-actions = Was du tun kannst
table-region-side = Verlauf und Chat
table-harbor-empty = Noch keine Karte
table-colors-of =
    { $count ->
        [one] { $count } von 5 Farben im Hafen
       *[other] { $count } von 5 Farben im Hafen
    }

table-round = Runde { $round }
table-turn = Zug { $turn }
table-began =
    { $you ->
        [yes] du hast begonnen
       *[no] { $name } hat begonnen
    }
table-goal = bis { $count } Einfluss
table-last-round = Letzte Runde
table-deck = Stapel
table-discard = Ablage
table-deck-count =
    { $count ->
        [one] Nachziehstapel, { $count } Karte
       *[other] Nachziehstapel, { $count } Karten
    }
table-discard-count =
    { $count ->
        [one] Ablage, { $count } Karte
       *[other] Ablage, { $count } Karten
    }
table-discard-empty = Auf der Ablage liegt keine Karte.
table-discard-title = Ablage
table-discard-text = Die neueste Karte zuerst. Auch bezahlte Münzen liegen hier: Jede war eine Karte.
table-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-open-log = Verlauf
table-open-chat = Chat
table-open-menu = Menü
table-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-reconnecting = Verbindung wird hergestellt …
table-saving = Wird gesendet …

table-you = Du
table-your-turn = dein Zug
table-your-choice = du wählst
table-of-goal = von { $count }
table-deciding = entscheidet
table-thinking = denkt nach
table-bot-plays = Bot spielt
table-away = nicht da
table-player-label =
    { $name }: { $influence } Einfluss, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $swords } Säbel
table-player-turn = ist am Zug
table-display-empty = Noch niemand angeheuert

table-keep-title = Behalten und platzen?
table-keep-text = Der Hafen wird abgeworfen, und dein Zug endet. Deine Säbel reichen, um die { $card } abzuwehren.
table-keep-yes = Behalten
table-keep-no = Doch nicht
table-undo-title = Letzten Schritt zurücknehmen?
table-undo-text = Das Spiel geht zurück zu deiner letzten Entscheidung.
table-undo-text-people = Die anderen werden zuerst gefragt.
table-undo-yes = Zurücknehmen
table-cancel = Abbrechen
table-pay-title = Wer fährt mit?
table-pay-text = Wähle, wen du für die Expedition abgibst.
table-pay-way = { $persons } abgeben
table-handover = Weiter mit { $name }
table-handover-text = Jetzt entscheidet { $name }.
table-handover-go = Hier bin ich

table-menu-title = Menü
table-menu-code = Tisch { $code }
table-menu-settings = Einstellungen
table-menu-rules = Regeln
table-menu-keys = Tastatur
table-menu-pace = Tempo der Bots
table-menu-pace-calm = ruhig
table-menu-pace-normal = normal
table-menu-pace-quick = flott
table-menu-pace-instant = sofort
table-menu-full = Vollbild
table-menu-full-leave = Vollbild verlassen
table-menu-device = Auf anderem Gerät weiterspielen
table-menu-device-text = Wer diesen Link hat, spielt auf deinem Platz. Behalt ihn für dich.
table-menu-hold = Bot für mich spielen lassen
table-menu-return = Wieder übernehmen
table-menu-remove = Bot für { $name } spielen lassen
table-menu-remove-title = Ein Bot für { $name }?
table-menu-remove-text = Auf diesem Platz spielt ein Bot bis zum Ende des Spiels.
table-menu-leave = Tisch verlassen
table-menu-leave-text = Ein Bot kann deinen Platz halten. Komm mit demselben Link zurück.

table-keys-title = Tastatur
table-keys-draw = Ziehen
table-keys-stop = Stopp
table-keys-repel = Abwehren
table-keys-keep = Behalten
table-keys-harbor = Karte im Hafen wählen
table-keys-harbor-more = Die zehnte Karte und die danach
table-keys-expedition = Expedition wählen
table-keys-pass = Fertig, nichts mehr nehmen
table-keys-enter = Messingknopf drücken
table-keys-escape = Auswahl aufheben
table-keys-hint = Tipp
table-keys-log = Verlauf
table-keys-chat = Chat
table-keys-undo = Zurücknehmen
table-keys-sound = Ton an oder aus
table-keys-keys = Diese Seite
table-keys-arrows = Zwischen Karten wechseln
