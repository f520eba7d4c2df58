## Die Karten: wie sie heißen, was sie tun, wie sie vorgelesen werden.

card-name-pinnace = Pinasse
card-name-flute = Fleute
card-name-barque = Barke
card-name-frigate = Fregatte
card-name-galleon = Galeone
card-name-trader = Händler
card-name-trader-yellow = Gelber Händler
card-name-trader-blue = Blauer Händler
card-name-trader-green = Grüner Händler
card-name-trader-red = Roter Händler
card-name-trader-black = Schwarzer Händler
card-name-settler = Siedler
card-name-captain = Kapitän
card-name-priest = Priester
card-name-jack-of-all-trades = Tausendsassa
card-name-sailor = Matrose
card-name-pirate = Pirat
card-name-mademoiselle = Fräulein
card-name-jester = Witzbold
card-name-admiral = Admiral
card-name-governor = Gouverneur
card-name-gambler = Der Spieler
card-name-wholesaler = Großhändler
card-name-wholesaler-yellow = Gelber Großhändler
card-name-wholesaler-blue = Blauer Großhändler
card-name-wholesaler-green = Grüner Großhändler
card-name-wholesaler-red = Roter Großhändler
card-name-wholesaler-black = Schwarzer Großhändler
card-name-passenger = Passagier
card-name-clerk = Kontorist
card-name-clerk-yellow = Gelber Kontorist
card-name-clerk-blue = Blauer Kontorist
card-name-clerk-green = Grüner Kontorist
card-name-clerk-red = Roter Kontorist
card-name-clerk-black = Schwarzer Kontorist
card-name-gunner = Kanonier
card-name-vice-admiral = Vizeadmiral
card-name-expedition = Expedition
card-name-tax = Steuererhöhung

card-one-pinnace = eine Pinasse
card-one-flute = eine Fleute
card-one-barque = eine Barke
card-one-frigate = eine Fregatte
card-one-galleon = eine Galeone
card-one-trader-yellow = einen gelben Händler
card-one-trader-blue = einen blauen Händler
card-one-trader-green = einen grünen Händler
card-one-trader-red = einen roten Händler
card-one-trader-black = einen schwarzen Händler
card-one-settler = einen Siedler
card-one-captain = einen Kapitän
card-one-priest = einen Priester
card-one-jack-of-all-trades = einen Tausendsassa
card-one-sailor = einen Matrosen
card-one-pirate = einen Piraten
card-one-mademoiselle = ein Fräulein
card-one-jester = einen Witzbold
card-one-admiral = einen Admiral
card-one-governor = einen Gouverneur
card-one-gambler = den Spieler
card-one-wholesaler-yellow = einen gelben Großhändler
card-one-wholesaler-blue = einen blauen Großhändler
card-one-wholesaler-green = einen grünen Großhändler
card-one-wholesaler-red = einen roten Großhändler
card-one-wholesaler-black = einen schwarzen Großhändler
card-one-passenger = einen Passagier
card-one-clerk-yellow = einen gelben Kontoristen
card-one-clerk-blue = einen blauen Kontoristen
card-one-clerk-green = einen grünen Kontoristen
card-one-clerk-red = einen roten Kontoristen
card-one-clerk-black = einen schwarzen Kontoristen
card-one-gunner = einen Kanonier
card-one-vice-admiral = einen Vizeadmiral
card-one-expedition = eine Expedition
card-one-tax = eine Steuererhöhung

card-the-pinnace = die Pinasse
card-the-flute = die Fleute
card-the-barque = die Barke
card-the-frigate = die Fregatte
card-the-galleon = die Galeone
card-the-trader-yellow = der gelbe Händler
card-the-trader-blue = der blaue Händler
card-the-trader-green = der grüne Händler
card-the-trader-red = der rote Händler
card-the-trader-black = der schwarze Händler
card-the-settler = der Siedler
card-the-captain = der Kapitän
card-the-priest = der Priester
card-the-jack-of-all-trades = der Tausendsassa
card-the-sailor = der Matrose
card-the-pirate = der Pirat
card-the-mademoiselle = das Fräulein
card-the-jester = der Witzbold
card-the-admiral = der Admiral
card-the-governor = der Gouverneur
card-the-gambler = der Spieler
card-the-wholesaler-yellow = der gelbe Großhändler
card-the-wholesaler-blue = der blaue Großhändler
card-the-wholesaler-green = der grüne Großhändler
card-the-wholesaler-red = der rote Großhändler
card-the-wholesaler-black = der schwarze Großhändler
card-the-passenger = der Passagier
card-the-clerk-yellow = der gelbe Kontorist
card-the-clerk-blue = der blaue Kontorist
card-the-clerk-green = der grüne Kontorist
card-the-clerk-red = der rote Kontorist
card-the-clerk-black = der schwarze Kontorist
card-the-gunner = der Kanonier
card-the-vice-admiral = der Vizeadmiral
card-the-expedition = die Expedition für { $needs }
card-the-tax = die Steuererhöhung

card-text-ship =
    { $coins ->
        [one] Bringt beim Handeln { $coins } Münze.
       *[other] Bringt beim Handeln { $coins } Münzen.
    } { $strength ->
        [one] { $strength } Säbel wehrt das Schiff ab.
       *[other] { $strength } Säbel wehren das Schiff ab.
    }
card-text-ship-skull =
    { $coins ->
        [one] Bringt beim Handeln { $coins } Münze.
       *[other] Bringt beim Handeln { $coins } Münzen.
    } Ein Totenkopf: Niemand kann das Schiff abwehren.
card-text-gift =
    { $gift ->
        [one] Dazu { $gift } Münze für jemand anderen nach deiner Wahl.
       *[other] Dazu { $gift } Münzen für jemand anderen nach deiner Wahl.
    }
card-text-trader-yellow = 1 Münze mehr, wenn du mit einer Pinasse handelst.
card-text-trader-blue = 1 Münze mehr, wenn du mit einer Fleute handelst.
card-text-trader-green = 1 Münze mehr, wenn du mit einer Barke handelst.
card-text-trader-red = 1 Münze mehr, wenn du mit einer Fregatte handelst.
card-text-trader-black = 1 Münze mehr, wenn du mit einer Galeone handelst.
card-text-settler = Eine Hütte. Gib den Siedler für eine Expedition ab, die eine verlangt.
card-text-captain = Ein Anker. Gib den Kapitän für eine Expedition ab, die einen verlangt.
card-text-priest = Ein Kreuz. Gib den Priester für eine Expedition ab, die eines verlangt.
card-text-jack-of-all-trades = Hütte, Anker oder Kreuz, wie du willst. Gib den Tausendsassa für eine Expedition ab.
card-text-sailor =
    { $swords ->
        [one] { $swords } Säbel,
       *[other] { $swords } Säbel,
    } um in deinem Zug Schiffe abzuwehren. Säbel verbrauchen sich nie.
card-text-pirate =
    { $swords ->
        [one] { $swords } Säbel,
       *[other] { $swords } Säbel,
    } um in deinem Zug Schiffe abzuwehren. Säbel verbrauchen sich nie.
card-text-mademoiselle = Wer bei dir anheuert, kostet 1 Münze weniger. Die Gebühr bleibt.
card-text-jester = 1 Münze, wenn ein Zug platzt. 1 Münze, wenn du mit dem Nehmen dran bist und der Hafen leer ist.
card-text-admiral = { $admiral_coins } Münzen, wenn du mit dem Nehmen dran bist und { $admirals_from } oder mehr Karten im Hafen liegen.
card-text-governor = Du darfst jedes Mal 1 Karte mehr nehmen, auch in fremden Zügen.
card-text-gambler = Einmal in deinem Zug: Deck vier Karten nacheinander auf, ohne abzuwehren. Platzt dein Zug nicht, nimmst du 1 Karte mehr.
card-text-wholesaler-yellow = Jede Pinasse, mit der du handelst, bleibt unter dem Großhändler und ist 1 Einfluss wert. Ihre Münzen bekommst du trotzdem.
card-text-wholesaler-blue = Jede Fleute, mit der du handelst, bleibt unter dem Großhändler und ist 1 Einfluss wert. Ihre Münzen bekommst du trotzdem.
card-text-wholesaler-green = Jede Barke, mit der du handelst, bleibt unter dem Großhändler und ist 1 Einfluss wert. Ihre Münzen bekommst du trotzdem.
card-text-wholesaler-red = Jede Fregatte, mit der du handelst, bleibt unter dem Großhändler und ist 1 Einfluss wert. Ihre Münzen bekommst du trotzdem.
card-text-wholesaler-black = Jede Galeone, mit der du handelst, bleibt unter dem Großhändler und ist 1 Einfluss wert. Ihre Münzen bekommst du trotzdem.
card-text-passenger = Keine Fähigkeit: Ein Passagier bringt nur Einfluss.
card-text-clerk-yellow = Du darfst 1 Karte mehr nehmen, wenn du mit einer Pinasse handelst.
card-text-clerk-blue = Du darfst 1 Karte mehr nehmen, wenn du mit einer Fleute handelst.
card-text-clerk-green = Du darfst 1 Karte mehr nehmen, wenn du mit einer Barke handelst.
card-text-clerk-red = Du darfst 1 Karte mehr nehmen, wenn du mit einer Fregatte handelst.
card-text-clerk-black = Du darfst 1 Karte mehr nehmen, wenn du mit einer Galeone handelst.
card-text-gunner =
    { $gunners_without ->
        [1] 1 Münze für jedes Schiff im Hafen außer einem, wenn du mit dem Nehmen dran bist.
       *[other] 1 Münze für jedes Schiff im Hafen außer { $gunners_without }, wenn du mit dem Nehmen dran bist.
    }
card-text-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } Münze, wenn du mit dem Nehmen dran bist und { $vice_admirals_from } bis { $vice_admirals_to } Karten im Hafen liegen.
       *[other] { $vice_admiral_coins } Münzen, wenn du mit dem Nehmen dran bist und { $vice_admirals_from } bis { $vice_admirals_to } Karten im Hafen liegen.
    }
card-text-expedition =
    { $coins ->
        [one] Gib in deinem Zug { $needs } dafür ab. Sie bringt { $coins } Münze und { $influence } Einfluss.
       *[other] Gib in deinem Zug { $needs } dafür ab. Sie bringt { $coins } Münzen und { $influence } Einfluss.
    }
card-text-expedition-special =
    { $coins ->
        [one] Gib in deinem Zug { $needs } dafür ab. Sie bringt { $coins } Münze und { $influence } Einfluss.
       *[other] Gib in deinem Zug { $needs } dafür ab. Sie bringt { $coins } Münzen und { $influence } Einfluss.
    } Die einzige Karte ohne Münze auf dem Rücken.
card-text-tax-swords =
    Wer { $taxed_from } Münzen oder mehr hat, { $taxed_to ->
        [0] verliert die Hälfte
       *[other] behält nur { $taxed_to }
    }. Dann bekommt 1 Münze, wer die meisten Säbel hat.
card-text-tax-influence =
    Wer { $taxed_from } Münzen oder mehr hat, { $taxed_to ->
        [0] verliert die Hälfte
       *[other] behält nur { $taxed_to }
    }. Dann bekommt 1 Münze, wer am wenigsten Einfluss hat.

card-short-trader-yellow = 1 Münze mehr für Pinassen
card-short-trader-blue = 1 Münze mehr für Fleuten
card-short-trader-green = 1 Münze mehr für Barken
card-short-trader-red = 1 Münze mehr für Fregatten
card-short-trader-black = 1 Münze mehr für Galeonen
card-short-settler = eine Hütte
card-short-captain = ein Anker
card-short-priest = ein Kreuz
card-short-jack-of-all-trades = jedes Symbol
card-short-sailor =
    { $swords ->
        [one] { $swords } Säbel
       *[other] { $swords } Säbel
    }
card-short-pirate =
    { $swords ->
        [one] { $swords } Säbel
       *[other] { $swords } Säbel
    }
card-short-mademoiselle = Anheuern kostet 1 weniger
card-short-jester = 1 Münze bei geplatztem Zug oder leerem Hafen
card-short-admiral = { $admiral_coins } Münzen ab { $admirals_from } Karten
card-short-governor = 1 Karte mehr nehmen
card-short-gambler = vier auf einmal, 1 Karte mehr
card-short-wholesaler-yellow = behält Pinassen, je 1 Einfluss
card-short-wholesaler-blue = behält Fleuten, je 1 Einfluss
card-short-wholesaler-green = behält Barken, je 1 Einfluss
card-short-wholesaler-red = behält Fregatten, je 1 Einfluss
card-short-wholesaler-black = behält Galeonen, je 1 Einfluss
card-short-passenger = ohne Fähigkeit
card-short-clerk-yellow = 1 Karte mehr für Pinassen
card-short-clerk-blue = 1 Karte mehr für Fleuten
card-short-clerk-green = 1 Karte mehr für Barken
card-short-clerk-red = 1 Karte mehr für Fregatten
card-short-clerk-black = 1 Karte mehr für Galeonen
card-short-gunner = Münzen für die Schiffe im Hafen, außer einem
card-short-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } Münze bei { $vice_admirals_from } bis { $vice_admirals_to } Karten
       *[other] { $vice_admiral_coins } Münzen bei { $vice_admirals_from } bis { $vice_admirals_to } Karten
    }

card-label-ship =
    { $coins ->
        [one] { $name }, Stärke { $strength }, { $coins } Münze
       *[other] { $name }, Stärke { $strength }, { $coins } Münzen
    }
card-label-ship-skull =
    { $coins ->
        [one] { $name }, Totenkopf, { $coins } Münze
       *[other] { $name }, Totenkopf, { $coins } Münzen
    }
card-label-gift =
    { $gift ->
        [one] { $label }, dazu { $gift } Münze für jemand anderen
       *[other] { $label }, dazu { $gift } Münzen für jemand anderen
    }
card-label-person = { $name }, kostet { $cost }, { $influence } Einfluss, { $ability }
card-label-expedition =
    { $coins ->
        [one] Expedition für { $needs }, { $coins } Münze, { $influence } Einfluss
       *[other] Expedition für { $needs }, { $coins } Münzen, { $influence } Einfluss
    }
card-label-tax-swords = Steuererhöhung, Bonus für die meisten Säbel
card-label-tax-influence = Steuererhöhung, Bonus für den wenigsten Einfluss

card-kind-ship = Schiff
card-kind-person = Person
card-kind-expedition = Expedition
card-kind-tax = Steuer

card-color-yellow = gelb
card-color-blue = blau
card-color-green = grün
card-color-red = rot
card-color-black = schwarz

card-symbol-anchor =
    { $count ->
        [one] { $count } Anker
       *[other] { $count } Anker
    }
card-symbol-cross =
    { $count ->
        [one] { $count } Kreuz
       *[other] { $count } Kreuze
    }
card-symbol-hut =
    { $count ->
        [one] { $count } Hütte
       *[other] { $count } Hütten
    }
