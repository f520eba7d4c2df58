## Aufträge: wie sie heißen, was sie verlangen, ihre Momente, Zeit und Punkte einer Mannschaft.
## $contract ist ein Name ohne Anführungszeichen. Ein Stein liegt auf einem Auftrag, ein Siegel ist aufgedruckt.

contract-name-luminary = Komiker
contract-name-bruja = Charmeur
contract-name-maritime-supremacy = Seehoheit
contract-name-new-colony = Neue Kolonie
contract-name-trade-outpost = Handelsposten
contract-name-trade-master = Handelsfürst
contract-name-thrifty-staff = Billiges Personal
contract-name-mercenary = Kämpfer
contract-name-explorer = Entdecker
contract-name-frigate-nemesis = Fregattenschreck
contract-name-galleon-nemesis = Galeonenschreck
contract-name-tax-inspector = Finanzbeamter
contract-name-jinx = Pechvogel
contract-name-speculator = Kleiner Zocker
contract-name-major-speculator = Zocker
contract-name-pirates-nest = Piratenpack
contract-name-small-estate = Kleines Vermögen
contract-name-ransom = Lösegeld

contract-text-luminary = Du brauchst einen Priester und einen Witzbold in deiner Auslage.
contract-text-bruja = Du brauchst einen Kapitän und ein Fräulein in deiner Auslage.
contract-text-maritime-supremacy = Du brauchst einen Kapitän und einen Vizeadmiral in deiner Auslage.
contract-text-new-colony = Du brauchst einen Siedler und einen Kanonier in deiner Auslage.
contract-text-trade-outpost = Du brauchst einen Siedler und einen Kontoristen in deiner Auslage. Die Farbe des Kontoristen ist egal.
contract-text-trade-master = Du brauchst { $count } Händler in deiner Auslage. Ihre Farben sind egal.
contract-text-thrifty-staff = Du brauchst { $count } Personen in deiner Auslage, die laut Karte höchstens { $amount } kosten. Was du wirklich bezahlt hast, ist egal.
contract-text-mercenary = Du brauchst { $count } Säbel.
contract-text-explorer = Du brauchst eine Expedition in deiner Auslage.
contract-text-frigate-nemesis = Handle mit einer Fregatte und verzichte auf alle Münzen, auch auf die deiner Händler. Mach das { $steps }-mal: Jedes Mal rückt dein Stein weiter.
contract-text-galleon-nemesis = Handle mit einer Galeone und verzichte auf alle Münzen, auch auf die deiner Händler. Mach das { $steps }-mal: Jedes Mal rückt dein Stein weiter.
contract-text-tax-inspector = Verlier Münzen durch eine Steuererhöhung.
contract-text-jinx = Dein eigener Zug platzt.
contract-text-speculator = In deinem eigenen Zug liegen Schiffe in { $amount } Farben im Hafen, und das in { $steps } verschiedenen Zügen.
contract-text-major-speculator = In deinem eigenen Zug liegen Schiffe in { $amount } Farben im Hafen.
contract-text-pirates-nest = Wehr in deinen Zügen ein Schiff jeder Farbe ab: Das erste jeder Farbe bleibt bei dir. Hast du { $amount } davon, wirfst du sie für den Auftrag ab.
contract-text-small-estate = Du brauchst { $count } Einfluss.
contract-text-ransom = Zahl { $amount } Münzen.

contract-when-any = Wann immer du dran bist, auch in fremden Zügen.
contract-when-own = Jederzeit in deinem eigenen Zug.
contract-when-now = Im richtigen Moment oder gar nicht.
contract-when-now-own = In deinem eigenen Zug, im richtigen Moment oder gar nicht.
contract-pays = Münzen für die erste Person, die zweite und so weiter: { $coins }.
contract-pays-nothing = Bringt keine Münzen.
contract-seal = Siegel: { $turns } und { $letter }.
contract-crews-only = Nur gemeinsam oder allein.
contract-reconstructed = Münzen und Siegel sind rekonstruiert.

contract-need-settlers =
    { $count ->
        [one] einen Siedler
       *[other] { $count } Siedler
    }
contract-need-captains =
    { $count ->
        [one] einen Kapitän
       *[other] { $count } Kapitäne
    }
contract-need-priests =
    { $count ->
        [one] einen Priester
       *[other] { $count } Priester
    }
contract-need-mademoiselles =
    { $count ->
        [one] ein Fräulein
       *[other] { $count } Fräulein
    }
contract-need-jesters =
    { $count ->
        [one] einen Witzbold
       *[other] { $count } Witzbolde
    }
contract-need-gunners =
    { $count ->
        [one] einen Kanonier
       *[other] { $count } Kanoniere
    }
contract-need-vice-admirals =
    { $count ->
        [one] einen Vizeadmiral
       *[other] { $count } Vizeadmirale
    }
contract-need-traders =
    { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    }
contract-need-clerks =
    { $count ->
        [one] einen Kontoristen
       *[other] { $count } Kontoristen
    }
contract-need-swords =
    { $count ->
        [one] { $count } Säbel
       *[other] { $count } Säbel
    }
contract-need-claimed =
    { $count ->
        [one] eine Expedition
       *[other] { $count } Expeditionen
    }
contract-need-influence = { $count } Einfluss
contract-need-cheap-persons =
    { $count ->
        [one] { $count } Person für höchstens { $amount }
       *[other] { $count } Personen für höchstens { $amount }
    }
contract-need-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
contract-need-ships =
    { $count ->
        [one] { $count } weitere Farbe
       *[other] { $count } weitere Farben
    }
contract-asks-frigate-nemesis = Verzicht auf die Münzen von { $steps } Fregatten
contract-asks-galleon-nemesis = Verzicht auf die Münzen von { $steps } Galeonen
contract-asks-tax-inspector = Münzen durch eine Steuererhöhung verlieren
contract-asks-jinx = ein eigener Zug, der platzt
contract-asks-speculator = { $amount } Farben in deinem Zug, { $steps }-mal
contract-asks-major-speculator = { $amount } Farben in deinem Zug
contract-asks-pirates-nest = ein abgewehrtes Schiff in jeder Farbe
contract-asks-ransom = { $amount } Münzen, die du zahlst
contract-lacks =
    { $you ->
        [yes] Du brauchst noch { $things }.
       *[no] { $name } braucht noch { $things }.
    }
contract-steps-done = { $step } von { $steps } Schritten
contract-ships-kept = { $count } von { $amount } Schiffen
contract-moment-missed = Der richtige Moment kam nicht oder blieb ungenutzt.

contract-label = { $contract }: { $asks }
contract-label-ready = { $label }; du kannst ihn jetzt erfüllen: { $gain }
contract-label-begun = { $label }; du bist bei Schritt { $step } von { $steps }
contract-label-begun-by = { $label }; { $name } ist bei Schritt { $step } von { $steps }
contract-label-done = { $label }; von dir erfüllt
contract-label-done-by = { $label }; erfüllt von { $names }
contract-label-no-cube = { $label }; du hast keinen Stein mehr
contract-gain-coins =
    { $count ->
        [0] keine Münzen
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
contract-gain-influence = { $count } Einfluss
contract-no-cube = kein Stein

contracts-title = Aufträge
contracts-of = { $done } von { $all }
contracts-of-label = { $done } von { $all } Aufträgen erfüllt
contracts-key = Aufträge
contract-cubes =
    { $count ->
        [0] kein Stein mehr
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
contract-offer-nth =
    { $nth ->
        [1] dein erster Auftrag
        [2] dein zweiter Auftrag
       *[other] dein dritter Auftrag
    }
contract-offer-crew = dann { $done } von { $all }

contract-do = Erfüllen
contract-do-coins =
    { $coins ->
        [0] keine Münzen
        [one] +{ $coins } Münze
       *[other] +{ $coins } Münzen
    }
contract-do-both =
    { $coins ->
        [0] +{ $influence } Einfluss
       *[other] +{ $coins }, +{ $influence } Einfluss
    }
contract-do-step = Stein setzen
contract-do-step-line = Schritt { $step } von { $steps }

now-at-tax = Steuern haben dich Münzen gekostet
now-at-bust = Dein Zug ist geplatzt
now-at-colors =
    { $colors ->
        [one] { $colors } Farbe im Hafen
       *[other] { $colors } Farben im Hafen
    }
now-text = „{ $contract }“: jetzt oder gar nicht.
now-text-step = „{ $contract }“, Schritt { $step } von { $steps }. Der Stein bleibt dort bis zum Ende.
now-pass = Verzichten
now-pass-line = diesmal nicht
now-other = { $name }: „{ $contract }“?
now-other-text = Jetzt oder gar nicht.
decline-text = Nimm die Münzen, oder verzichte für „{ $contract }“ darauf: Schritt { $step } von { $steps }.
decline-text-last = Nimm die Münzen, oder verzichte darauf und erfülle „{ $contract }“.
decline-do = Verzichten
gift-ask =
    { $count ->
        [one] Wer bekommt die Münze?
       *[other] Wer bekommt die Münzen?
    }
gift-text =
    { $count ->
        [one] { $card } bringt noch { $count } Münze, für jemand anderen.
       *[other] { $card } bringt noch { $count } Münzen, für jemand anderen.
    }
gift-do = Geben
gift-do-line = an { $name }
gift-do-which = wem?
gift-label =
    { $count ->
        [one] { $count } Münze an { $name } geben
       *[other] { $count } Münzen an { $name } geben
    }
gift-other = { $name } verschenkt eine Münze
aside-ask = Eine Zeitkarte beiseitelegen?
aside-text =
    { $points ->
        [one] Ein Zug weniger, ein Punkt mehr: { $points } Punkt, wenn es gelingt.
       *[other] Ein Zug weniger, ein Punkt mehr: { $points } Punkte, wenn es gelingt.
    }
aside-do = Weglegen
aside-keep = Behalten
aside-other = { $name }: eine Zeitkarte beiseitelegen?
aside-other-text = Ein Zug weniger, ein Punkt mehr.

voyage-title = Die Fahrt
voyage-goal = alle Aufträge, bevor der Sand durch ist
time-turns =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
time-left =
    { $count ->
        [one] Zug übrig
       *[other] Züge übrig
    }
time-deck = Zeitstapel
score-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
score-turns = Züge
score-unit = Punkte
rank-landlubber = Landratte
rank-sailor = Matrose
rank-pirate = Pirat
rank-captain = Kapitän
rank-lord-of-the-seas = Legende der Meere
rank-next = { $rank } ab { $points }

start-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
start-sum =
    { $letters ->
        [one] { $cards } { $seals } auf den Siegeln + { $letters } Buchstabe
       *[other] { $cards } { $seals } auf den Siegeln + { $letters } Buchstaben
    }
start-harder = Von Anfang an schwerer
start-less = Eine Karte weniger beiseitelegen
start-more = Eine Karte mehr beiseitelegen
start-deal = Andere austeilen
start-choose = Selbst wählen
start-dealt = Zufällig verteilt
start-contracts =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }

end-voyage-won =
    { $turns ->
        [0] Alle { $all }, im allerletzten Zug
        [one] Alle { $all }, und noch { $turns } Zug übrig
       *[other] Alle { $all }, und noch { $turns } Züge übrig
    }
end-voyage-lost = Der Sand ist durchgelaufen
end-voyage-rank =
    { $points ->
        [one] { $points } Punkt. Rang: { $rank }.
       *[other] { $points } Punkte. Rang: { $rank }.
    }
end-voyage-last = „{ $contract }“ kam zuletzt.
end-voyage-short = { $done } von { $all } Aufträgen.
end-voyage-ranks = Rang
end-voyage-would = Was es geworden wäre
end-voyage-turn = Zug { $turn }
end-voyage-crew = Die Mannschaft
end-again-harder = Noch einmal, schwerer
end-again-same = Diese noch einmal
end-again-others = Andere Aufträge
