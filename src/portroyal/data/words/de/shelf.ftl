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
shelf-so-far = Bisher
shelf-keep = Als Datei sichern
shelf-new = Eine neue Kampagne
shelf-bots = Bots setzen sich zu dir; am Tisch können Freunde ihre Plätze einnehmen.
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
share-do = Einverstanden
log-shared =
    { $you ->
        [yes] Du hast gesagt, wie die Münzen geteilt werden.
       *[no] { $name } hat gesagt, wie die Münzen geteilt werden.
    }
