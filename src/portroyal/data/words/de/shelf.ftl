## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = Die Geschichte
shelf-lead = Fünf Kapitel, an so vielen Abenden, wie ihr mögt.
shelf-crew = { $names }
shelf-done = Kapitel { $chapter }, { $title }: gespielt
shelf-now = Kapitel { $chapter }, { $title }: kommt jetzt
shelf-to-come = Kapitel { $chapter }: kommt noch
shelf-feat = Alle fünf Kapitel ohne eine Niederlage: mehr geht nicht.
shelf-succeeded = Alle fünf Kapitel sind gewonnen.
shelf-over = Alle Kapitel sind gespielt.
shelf-again = Kapitel { $chapter } noch einmal, { $count } Münzen zu teilen
shelf-next = Weiter mit Kapitel { $chapter }
shelf-alone = Allein
shelf-month = Kapitel { $chapter }, Monat { $month }
shelf-last = zuletzt gespielt am { $day }
shelf-so-far = Bisher
shelf-keep = Als Datei sichern
shelf-keep-running = Das laufende Kapitel steht nicht in der Datei: Von dort beginnt es neu.
shelf-new = Eine neue Kampagne
shelf-friends = Sitzt überall ein Bot, geht es sofort los. Offene Plätze sind für Freunde, die über den Link kommen; andere spielen an diesem Gerät.
shelf-mix = Andere Karten dazu
shelf-mix-warning = Die Regel warnt: Andere Karten machen die Geschichte viel schwerer. Gedacht ist sie für die Karten des Grundspiels.
shelf-begin = Das Buch aufschlagen
shelf-bring = Mit einer Datei weitermachen
shelf-no-file = Diese Datei ist keine Kampagne.

# Coins after a failure.
share-title =
    { $count ->
        [one] Noch ein Versuch: { $count } Münze zu teilen
       *[other] Noch ein Versuch: { $count } Münzen zu teilen
    }
share-less = Eine Münze weniger für { $name }
share-more = Eine Münze mehr für { $name }
share-even = Gleichmäßig teilen
share-do = Einverstanden
log-shared =
    { $you ->
        [yes] Du hast vorgeschlagen, wie die Münzen geteilt werden.
       *[no] { $name } hat vorgeschlagen, wie die Münzen geteilt werden.
    }
