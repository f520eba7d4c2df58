## A chapter of The Adventure Begins at the table: missions, month, crowns, and the pages of its book.

# What a mission asks for. $count is how many.
mission-need-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
mission-need-crowns =
    { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
mission-need-swords =
    { $count ->
        [one] { $count } Säbel
       *[other] { $count } Säbel
    }
mission-need-influence = { $count } Einfluss
mission-need-persons =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
mission-need-persons-of-printed-cost-3 =
    { $count ->
        [one] { $count } Person mit dem aufgedruckten Preis 3
       *[other] { $count } Personen mit dem aufgedruckten Preis 3
    }
mission-need-expeditions =
    { $count ->
        [one] { $count } Expedition
       *[other] { $count } Expeditionen
    }
mission-need-traders =
    { $count ->
        [one] { $count } Händler
       *[other] { $count } Händler
    }
mission-need-settler =
    { $count ->
        [one] { $count } Siedler
       *[other] { $count } Siedler
    }
mission-need-captain =
    { $count ->
        [one] { $count } Kapitän
       *[other] { $count } Kapitäne
    }
mission-need-priest =
    { $count ->
        [one] { $count } Priester
       *[other] { $count } Priester
    }
mission-need-ares =
    { $count ->
        [one] { $count } Schiff der Ares-Piraten
       *[other] { $count } Schiffe der Ares-Piraten
    }
mission-need-book =
    { $count ->
        [one] { $count } Buch der Riten
       *[other] { $count } Bücher der Riten
    }
mission-need-herbs =
    { $count ->
        [one] Heilkräuter
       *[other] { $count }-mal Heilkräuter
    }
mission-need-bread =
    { $count ->
        [one] { $count } Brot
       *[other] { $count } Brote
    }
mission-need-rum = { $count } Rum
mission-need-bread-or-rum = { $count } Brot oder Rum
mission-need-ares-book =
    { $count ->
        [one] { $count } Schiff der Ares-Piraten mit einem Buch der Riten
       *[other] { $count } Schiffe der Ares-Piraten mit einem Buch der Riten
    }
mission-need-ares-herbs =
    { $count ->
        [one] { $count } Schiff der Ares-Piraten mit Heilkräutern
       *[other] { $count } Schiffe der Ares-Piraten mit Heilkräutern
    }
mission-need-card = { $count } × { $name }
mission-have = Du brauchst { $things }.
mission-give = Du gibst { $things } ab.
mission-times = { $count }-mal, jedes Mal in einem anderen Zug.
mission-fewer =
    { $count ->
        [one] Du nimmst { $count } Karte weniger.
       *[other] Du nimmst { $count } Karten weniger.
    }
mission-short = es fehlt: { $things }

# When a mission is decided, now or not at all.
mission-moment-fourth-color = Wenn die vierte Schiffsfarbe in den Hafen kommt.
mission-moment-tax-paid = Wenn du Steuern zahlen musst.
mission-moment-fourth-harbor-card = Hör sofort nach der vierten Karte im Hafen auf.
mission-moment-one-harbor-card = Hör nach einer Karte im Hafen auf.
mission-now-fourth-color = Vier Farben im Hafen
mission-now-tax-paid = Du hast Steuern gezahlt
mission-now-fourth-harbor-card = Die vierte Karte im Hafen
mission-now-one-harbor-card = Eine Karte im Hafen

# Missions in the row.
mission-label = Mission { $mission }: { $title }
mission-gain-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
mission-gain-crowns =
    { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
mission-brings = Sie bringt { $reward }.
mission-brings-first = { $reward } für den, der sie zuerst erfüllt
mission-brings-each = { $reward } für alle, die sie erfüllen
mission-done-by = Erfüllt von { $names }.
mission-newest = Die neueste Mission.
mission-first = 1.
mission-state-ready = Du kannst sie jetzt erfüllen.
mission-state-mine = Du hast sie erfüllt.
mission-state-done = erfüllt
mission-active-only = Nur die aktive Person, im eigenen Zug.
mission-read = Die Geschichte noch einmal lesen

# Questions and buttons.
adventure-region = Missionen und Monat
adventure-buy-off-text = Was er verdeckt, gehört dann dir; aber dieser Stein erfüllt keine Mission mehr.
adventure-other-chooses = { $name } wählt einen Charakter
adventure-other-event = { $name } kann eine Krone zahlen
adventure-other-mission = { $name } kann eine Mission erfüllen
adventure-other-looks = { $name } sieht die nächsten Karten an
adventure-other-cube = { $name } kann einen Stein zurückgeben
adventure-do-choose = Das bin ich
adventure-do-complete = Erfüllen
adventure-do-return = Zurücklegen
adventure-do-cube = Stein zurückgeben
adventure-do-cube-line = kostet { $count } Münzen
adventure-do-stow = Verstauen
adventure-do-stow-coins =
    { $count ->
        [one] { $item } und { $count } Münze
       *[other] { $item } und { $count } Münzen
    }
adventure-do-sell = Verkaufen: { $card }
item-book = Buch der Riten
item-herbs = Heilkräuter
item-bread = Brot
item-rum = Rum

# What is told in place of the question.
moment-month = Der Monat ist zu Ende
moment-month-text = Die Sanduhr der neuesten Mission sagt, wie es weitergeht.
moment-story = Geschichte { $mission }
moment-trophy = die Trophäe
moment-door = die Tür ist offen
moment-crowns =
    { $you ->
        [yes]
            { $count ->
                [one] Du bekommst { $count } Krone.
               *[other] Du bekommst { $count } Kronen.
            }
       *[no]
            { $count ->
                [one] { $name } bekommt { $count } Krone.
               *[other] { $name } bekommt { $count } Kronen.
            }
    }
moment-crowns-lost =
    { $you ->
        [yes]
            { $count ->
                [one] Du verlierst { $count } Krone.
               *[other] Du verlierst { $count } Kronen.
            }
       *[no]
            { $count ->
                [one] { $name } verliert { $count } Krone.
               *[other] { $name } verliert { $count } Kronen.
            }
    }

# What a lookout has put back on top of the deck, told to who looked.
look-next = als Nächstes: { $card }

# The month.
month-title = Monat { $month }
month-label = Monat { $month }, Züge bis zu seinem Ende: { $count }.
month-turns =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
month-events = Kommende Ereignisse: { $events }.
month-asks = Am Monatsende: Hat jemand Mission { $mission } erfüllt? Dann Karte { $done }, sonst Karte { $not }.
month-next = Die Geschichte geht mit Karte { $mission } weiter.
month-ends-chapter = Mit diesem Monat endet das Kapitel.
month-chapter-ends = Kapitel endet
month-cube = Am Monatsende darfst du { $count } Münzen zahlen und einen Stein zurückgeben.
month-now = jetzt
month-unknown = Ein neues Ereignis, das noch niemand kennt.
month-was-done = Mission { $mission }, { $title }: erfüllt.
month-was-not = Mission { $mission }, { $title }: nicht rechtzeitig erfüllt.

# Card 9, houses, crowns.
goal-title = Was die Mannschaft braucht
goal-missions = Missionen
goal-cubes = Steine
goal-influence = Einfluss
house-label = { $character }: { $text }. Steine: { $cubes }
pick-label = { $character }: { $text }
pick-turn = Karte umdrehen
pick-waits = wählt noch
pick-be = Ich bin { $character }
pick-start =
    { $count ->
        [one] mit { $count } Münze zum Start
       *[other] mit { $count } Münzen zum Start
    }
crowns-label = Kronen: { $count }, Einfluss { $influence }
items-label =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }

# The book.
story-book = Die Glocke von Port Royal
story-chapter = Kapitel { $chapter }
story-mission = Die Mission
story-aloud = Vorlesen
story-reads = { $name } liest vor
story-turn = Umblättern
story-close = An den Tisch

# Which chapter, and how.
chapter-mode = Wie
chapter-mode-cooperative = Gemeinsam
chapter-mode-competitive = Gegeneinander
chapter-mode-variant = Nach der Geschichte
chapter-which = Kapitel

# A chapter is over.
count-in-words =
    { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
missing-missions =
    { $count ->
        [1] eine Mission
       *[other] { $many } Missionen
    }
missing-cubes =
    { $count ->
        [1] ein Stein
       *[other] { $many } Steine
    }
missing-influence =
    { $count ->
        [1] ein Einfluss
       *[other] { $many } Einfluss
    }
end-chapter-short = { $things } zu wenig
end-chapter-not-yet = Kapitel { $chapter } ist noch nicht gewonnen.
end-chapter-close = Es war knapp.
end-chapter-won-at = Kapitel { $chapter } ist { $how } gewonnen.
chapter-try =
    { $try ->
        [1] beim ersten Versuch
        [2] beim zweiten Versuch
        [3] beim dritten Versuch
        [4] beim vierten Versuch
        [5] beim fünften Versuch
       *[other] beim { $try }. Versuch
    }
chapter-missions = Missionen erfüllt
chapter-cubes = Steine auf Missionen
chapter-influence = Einfluss zusammen
chapter-undone = offen: { $missions }
chapter-from-crowns = davon aus Kronen: { $count }
chapter-road = Der Weg
chapter-ending = Das Ende lesen
chapter-short =
    { $count ->
        [one] es fehlt { $count }
       *[other] es fehlen { $count }
    }
