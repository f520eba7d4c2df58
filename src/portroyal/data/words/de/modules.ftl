## Was gespielt wird: das Grundspiel und was dazukommt.

module-base = Port Royal
module-base-text = Schiffe, Personen und Expeditionen: das Spiel, auf dem alles aufbaut.
module-gambler = Der Spieler
module-gambler-text = 4 Karten: vier auf einmal, dafür eine Karte mehr.

modules-title = Was wir spielen
modules-game = Das Spiel
modules-cards = Karten dazu
modules-needs = Braucht „{ $module }“.
modules-not-with = Nicht zusammen mit „{ $module }“.
modules-players = Nur für { $least } bis { $most } Personen.
modules-alone = Nur für eine Person.
modules-seats = { $least } bis { $most } Personen
modules-all = Alle Boxen
