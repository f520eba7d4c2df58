## Was gespielt wird: das Grundspiel und was dazukommt.

module-base = Port Royal
module-base-text = Schiffe, Personen und Expeditionen: das Spiel, auf dem alles aufbaut.
module-gambler = Der Spieler
module-gambler-text = 4 Karten: vier auf einmal, dafür eine Karte mehr.
