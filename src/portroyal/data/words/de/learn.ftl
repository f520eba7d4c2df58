## Challenges: the same deal for everybody, and one for each day.

daily-short = Täglich
daily-title = Tägliche Herausforderung
daily-lead = Dieselben Karten für alle, jeden Tag neue, um Mitternacht Weltzeit.
daily-today = Heute
daily-kind-contracts = Aufträge allein
daily-calendar = Meine Tage
daily-earlier = Monat davor
daily-later = Monat danach
daily-cell-won = { $date }: gewonnen
daily-cell-lost = { $date }: gespielt
daily-cell-open = { $date }: nicht gespielt
daily-honest = Die Karten ergeben sich allein aus dem Datum, damit sie auf allen Servern gleich sind. Wer will, kann sie vorher ausrechnen; ohne macht es mehr Spaß.
challenge-title = Eine Herausforderung
challenge-lead = Derselbe Stapel, dieselben Plätze und Bots für alle, die diesen Link haben.
challenge-play = Annehmen
challenge-more = Noch einmal spielen
challenge-against = Gegen { $names }
challenge-alone = Allein gegen die Zeit
challenge-results = Ergebnisse
challenge-none = Hier hat es noch niemand zu Ende gespielt.
challenge-won = gewonnen
challenge-lost = verloren
challenge-place = Platz { $place }
challenge-score =
    { $influence } Einfluss, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
challenge-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
challenge-try = { $tried }. Partie
challenge-counts = Bei allen zählt nur die erste Partie. Namen stehen da, wie sie eingetippt wurden.
challenge-make = Freunde herausfordern
challenge-link = Link zur Herausforderung
challenge-see = Ergebnisse vergleichen

## Drills: positions with one right answer.

drill-short = Übungen
drill-lead = Was würdest du tun? Eine Antwort ist richtig; was du falsch machst, kommt wieder.
drill-begin = Los geht’s
drill-begin-due =
    { $count ->
        [one] { $count } Übung ist fällig
       *[other] { $count } Übungen sind fällig
    }
drill-rating = Deine Wertung
drill-streak = Richtige in Folge
drill-best-streak = Längste Folge
drill-done = { $done } von { $of }
drill-theme-odds = Chancen
drill-theme-repel = Abwehren oder nicht
drill-theme-second-card = Die zweite Karte
drill-theme-expeditions = Expeditionen
drill-theme-tax = Steuern
drill-theme-last-round = Die letzte Runde
drill-theme-contracts = Aufträge
drill-theme-crew = Als Mannschaft
drill-theme-mine = Meine eigenen Fehler
drill-mine-none = Wenn der Coach eine deiner Partien durchgegangen ist, warten hier die Entscheidungen, die dich am meisten gekostet haben.
drill-ask = Was würdest du tun?
drill-seat = Du bist { $name }.
drill-right = Richtig.
drill-wrong = Besser: { $deed }.
# Behind each choice, once one is chosen.
drill-win = { $chance } Siegchance
drill-thinking = Der Coach sieht es sich an …
drill-next = Weiter
drill-leave = Genug für jetzt
drill-all-done = Nichts ist fällig. Komm morgen wieder oder wähl ein Thema.

## My numbers.

numbers-short = Meine Zahlen
numbers-lead = Alle Partien, die auf diesem Gerät zu Ende gegangen sind. Sie bleiben hier, solange du nichts anderes willst.
numbers-none = Noch keine Partie. Spiel eine zu Ende und komm wieder.
numbers-games = Partien
numbers-wins = Siege
numbers-busts = Geplatzt je Partie
numbers-influence = Einfluss je Partie
numbers-coins = Münzen am Ende
numbers-bots = Gegen jeden Bot
numbers-bots-text = Wie oft du vor ihm lagst. Jeder Punkt der Kurve steht für die letzten zehn Partien bis dahin.
numbers-ahead = { $ahead } von { $games }
numbers-feats = Erfolge
numbers-feat-first = Ein erster Sieg
numbers-feat-strongest = Vor einem Bot der höchsten Stärke
numbers-feat-clean = Ein Sieg ohne geplatzten Zug
numbers-feat-five = Fünf Siege in Folge
numbers-feat-crew = Eine gewonnene Fahrt
numbers-feat-week = Tägliche Herausforderung an sieben Tagen in Folge
numbers-keep = Behalten und mitnehmen
numbers-json = Als JSON
numbers-csv = Als CSV
numbers-delete = Alle meine Zahlen löschen
numbers-delete-sure = Deine Partien, Übungen, Herausforderungen und Rekorde sind dann endgültig weg, hier und auf dem Server. Löschen?
numbers-deleted-here = Auf diesem Gerät gelöscht. Der Server ist nicht zu erreichen; dort werden sie gelöscht, wenn du diese Seite wieder öffnest.
numbers-delete-do = Löschen
numbers-server = Auf diesem Server
numbers-server-text = Ohne Konto: Es gibt nur einen Code. Wer ihn hat, hat deine Zahlen; schreib ihn auf und zeig ihn niemandem.
numbers-server-keep = Auch auf diesem Server behalten
numbers-server-stop = Vom Server nehmen
numbers-code = Dein Wiederherstellungscode
numbers-bring-label = Wiederherstellungscode
numbers-bring-do = Hierher holen
numbers-kept = Gespeichert.
numbers-brought = Deine Zahlen sind jetzt hier.
