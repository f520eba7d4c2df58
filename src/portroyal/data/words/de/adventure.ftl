card-name-ares = Ares-Piraten
card-foot-ares = Ares
card-one-ares = einen Ares-Piraten
card-the-ares = der Ares-Pirat
card-name-tybuk = Tybuk-Bruder
card-one-tybuk = einen Tybuk-Bruder
card-the-tybuk = der Tybuk-Bruder
card-text-tybuk = Säbel, wie die eines Matrosen oder Piraten.
card-short-tybuk = Säbel
card-name-lookout = Ausguck
card-one-lookout = einen Ausguck
card-the-lookout = der Ausguck
card-text-lookout = Einmal in deinem Zug, beim Entdecken: Sieh die nächsten 3 Karten an, leg 2 davon ab und die dritte obenauf zurück.
card-short-lookout = ein Blick auf die nächsten Karten
card-name-barmaid = Schankmaid
card-one-barmaid = eine Schankmaid
card-the-barmaid = die Schankmaid
card-text-barmaid = 1 Krone, wenn du mit dem Nehmen dran bist und 4 oder mehr Karten im Hafen liegen. Und du kannst ihr 1 Brot oder 1 Rum zu ihrem Preis verkaufen.
card-short-barmaid = Kronen und ein Preis für Brot oder Rum
card-color-ares = violett
card-symbol-book =
    { $count ->
        [one] { $count } Buch der Riten
       *[other] { $count } Bücher der Riten
    }
card-symbol-herbs =
    { $count ->
        [one] Heilkräuter
       *[other] { $count }-mal Heilkräuter
    }
card-symbol-bread =
    { $count ->
        [one] { $count } Brot
       *[other] { $count } Brote
    }
card-symbol-rum =
    { $count ->
        [one] { $count } Rum
       *[other] { $count } Rum
    }
module-adventure = Das Abenteuer beginnt
module-adventure-brief = eine Geschichte
module-adventure-text = Fünf Kapitel einer Geschichte: Missionen, Ereignisse und zehn Charaktere, allein, gemeinsam oder gegeneinander.

deed-choose = { $character } wählen
deed-complete = Mission { $mission } erfüllen
deed-complete-with = Mission { $mission } erfüllen und dafür { $cards } abgeben
deed-stow = { $card } verstauen
deed-look = Die nächsten Karten ansehen
deed-return = Obenauf zurücklegen: { $card }
deed-sell = Verkaufen, was { $card } geladen hat
deed-pay-crown = Eine Krone zahlen
deed-buy-off = Münzen zahlen und einen Stein zurückgeben

log-character =
    { $you ->
        [yes] Du bist { $character }.
       *[no] { $name } ist { $character }.
    }
log-event = Ereignis: { $event }. { $text }
log-month-ended = Der Monat ist zu Ende.
log-story = Geschichte { $mission }: eine neue Mission.
log-cards-added =
    { $count ->
        [one] { $count } Karte kommt in den Stapel.
       *[other] { $count } Karten kommen in den Stapel.
    }
log-mission-step =
    { $you ->
        [yes] Du bist auf Schritt { $step } der Mission { $mission }.
       *[no] { $name } ist auf Schritt { $step } der Mission { $mission }.
    }
log-mission =
    { $you ->
        [yes] Du hast Mission { $mission } erfüllt.
       *[no] { $name } hat Mission { $mission } erfüllt.
    }
log-crowns =
    { $you ->
        [yes] Du stehst auf Kronenfeld { $count }.
       *[no] { $name } steht auf Kronenfeld { $count }.
    }
log-stowed =
    { $you ->
        [yes] Du hast { $card } verstaut.
       *[no] { $name } hat { $card } verstaut.
    }
log-item-given =
    { $you ->
        [yes] Du hast { $card } abgegeben.
       *[no] { $name } hat { $card } abgegeben.
    }
log-looked =
    { $you ->
        [yes] Du hast die nächsten Karten angesehen.
       *[no] { $name } hat die nächsten Karten angesehen.
    }
log-thrown = { $card } kommt auf die Ablage.
log-put-back = Eine Karte liegt wieder oben auf dem Stapel.
log-cube =
    { $you ->
        [yes] Du hast { $count } gezahlt und einen Stein zurückgegeben.
       *[no] { $name } hat { $count } gezahlt und einen Stein zurückgegeben.
    }
log-trophy =
    { $you ->
        [yes] Du hast dir die Trophäe geholt.
       *[no] { $name } hat sich die Trophäe geholt.
    }
log-coins-by =
    { $you ->
        [yes] Du hast { $count } bekommen.
       *[no] { $name } hat { $count } bekommen.
    }
log-ended-chapter = Das Kapitel ist zu Ende.

adventure-choose = Wer bist du?
adventure-choose-text = Die Fähigkeit gilt nach deiner ersten Mission.
adventure-event-asks = Zahlst du eine Krone?
adventure-mission = Mission { $mission }: jetzt oder gar nicht.
adventure-look = Welche Karte kommt obenauf zurück?
adventure-look-text = Die anderen werden abgelegt.
adventure-buy-off = { $count } Münzen zahlen und einen Stein zurückgeben?
adventure-pass = Jetzt nicht
adventure-now = Eine Mission lässt sich erfüllen.
adventure-missions-done = erfüllte Missionen
adventure-cubes-gone = Steine vom Charakter genommen
end-chapter-won = Das Kapitel ist gewonnen.
end-chapter-lost = Das Kapitel ist verloren.

reason-character-taken = Dieser Charakter ist auf keiner Karte, aus der du wählen kannst.
reason-no-item = Dieses Schiff hat nichts geladen.
reason-not-stowed = Dieses Schiff hast du nicht verstaut.
reason-not-for-sale = Schankmaiden kaufen nur Brot und Rum.
reason-no-barmaid = Es gibt keine Schankmaid mehr, der du etwas verkaufen kannst.
reason-not-looked-at = Diese Karte ist nicht unter den angesehenen.
reason-no-lookout = In diesem Zug darfst du nicht mehr nachsehen.
reason-must-draw = Nach dem Ereignis dieses Zuges müssen erst mehr Karten aufgedeckt werden.
reason-mission-not-open = Diese Mission liegt nicht auf dem Tisch.
reason-mission-completed = Diese Mission hast du schon erfüllt.
reason-mission-unmet = Du hast nicht, was diese Mission verlangt.

ruling-adv-special-expedition-name = Sonderexpedition im Abenteuer
ruling-adv-special-expedition-question = Wo ist die Expedition für fünf?
ruling-adv-characters-name = Charaktere
ruling-adv-characters-question = Wie bekommt man einen Charakter?
ruling-adv-batch-into-name = Neue Karten
ruling-adv-batch-into-question = Wohin kommen neue Karten?
ruling-adv-replay-cards-name = Karten nach einer Niederlage
ruling-adv-replay-cards-question = Was wird nach einem verlorenen Kapitel aus den neuen Karten?
ruling-adv-retry-cap-name = Münzen nach Niederlagen
ruling-adv-retry-cap-question = Wie viele Münzen können Niederlagen bringen?
ruling-adv-before-event-name = Vor dem Ereignis
ruling-adv-before-event-question = Darf man vor dem Ereignis eines Zuges etwas tun?
ruling-adv-months-end-turn-name = Der Zug am Monatsende
ruling-adv-months-end-turn-question = Was wird aus dem Zug, in dem der Monat endet?
ruling-adv-months-end-event-name = Ein Ereignis neben dem Monatsende
ruling-adv-months-end-event-question = Gibt es neben dem Monatsende noch ein Ereignis?
ruling-adv-event-1-name = Ereignis 1
ruling-adv-event-1-question = Ist Karte 1 im Ereignisstapel der Variante?
ruling-adv-dues-are-tax-name = Hafengeld
ruling-adv-dues-are-tax-question = Ist Hafengeld eine Steuer?
ruling-adv-mission-active-name = Missionen im eigenen Zug
ruling-adv-mission-active-question = Wann darf die aktive Person Missionen erfüllen?
ruling-adv-mission-old-name = Ältere Missionen
ruling-adv-mission-old-question = Lassen sich ältere Missionen noch erfüllen?
ruling-adv-jack-name = Tausendsassa bei Missionen
ruling-adv-jack-question = Darf ein Tausendsassa eine Person ersetzen, die eine Mission verlangt?
ruling-adv-character-swords-name = Säbel eines Charakters
ruling-adv-character-swords-question = Zählt der Säbel eines Charakters für Missionen?
ruling-adv-printed-cost-3-name = Aufgedruckter Preis 3
ruling-adv-printed-cost-3-question = Welche Personen zählen für den aufgedruckten Preis 3?
ruling-adv-33-moment-name = Vier Farben
ruling-adv-33-moment-question = Wann zählen vier Farben im Hafen?
ruling-adv-52-steps-name = Aufhören bei einer Karte
ruling-adv-52-steps-question = Wie oft muss man bei einer Karte aufhören?
ruling-adv-52-cube-name = Der Stein für mehrere Schritte
ruling-adv-52-cube-question = Wann verlässt der Stein für mehrere Schritte den Charakter?
ruling-adv-buy-off-when-name = Steine zurückgeben
ruling-adv-buy-off-when-question = Wie oft darf man am Monatsende einen Stein zurückgeben?
ruling-adv-stow-is-trade-name = Verstauen
ruling-adv-stow-is-trade-question = Gilt ein verstautes Schiff als gehandelt?
ruling-adv-ares-coin-name = Münzen für Ares-Piraten
ruling-adv-ares-coin-question = Was bringen Kapitän, Priester und Siedler der Schachtel zusammen für einen Ares-Piraten?
ruling-adv-barmaid-sale-name = Verkäufe
ruling-adv-barmaid-sale-question = Wann darf man einer Schankmaid etwas verkaufen?
ruling-adv-lookout-uses-name = Nachsehen im Zug
ruling-adv-lookout-uses-question = Wie oft im Zug darf man nachsehen?
ruling-adv-lookout-short-name = Ausguck bei wenigen Karten
ruling-adv-lookout-short-question = Weniger als drei Karten sind übrig: Was sieht ein Ausguck?
ruling-adv-early-success-name = Früher Erfolg
ruling-adv-early-success-question = Karte 9 ist vor der Zeit erfüllt: Was dann?
ruling-answer-box = In der Schachtel
ruling-answer-random = Zufällig
ruling-answer-draft = Reihum gewählt
ruling-answer-deck = In den Stapel
ruling-answer-deck-and-discard = In den Stapel, mit der Ablage
ruling-answer-stay = Sie bleiben
ruling-answer-come-out = Sie kommen wieder heraus
ruling-answer-no-limit = Keine Grenze
ruling-answer-nine = Höchstens neun
ruling-answer-missions = Missionen
ruling-answer-whenever = Solange vier dort liegen
ruling-answer-frees-at-once = Beim ersten Schritt, mit allem, was er freigibt
ruling-answer-when-completed = Wenn sie erfüllt ist
ruling-answer-nothing = Nichts
ruling-answer-goes-on = Er geht weiter
ruling-answer-ends = Er endet
ruling-answer-every-mode = In jedem Modus
ruling-answer-not-in-variant = Nicht in der Variante
ruling-answer-any-time = Jederzeit
ruling-answer-taking = Beim Nehmen
ruling-answer-with-crown = Nur mit ihrer Krone
ruling-answer-or-less = 3 oder weniger
ruling-answer-exactly = Genau 3
ruling-answer-enters = Wenn die vierte kommt
ruling-answer-each-from-fourth = Bei jeder ab der vierten
ruling-answer-three-times = Dreimal
ruling-answer-twice = Zweimal
ruling-answer-at-the-first-step = Beim ersten Schritt
ruling-answer-each-once = Alle einmal
ruling-answer-as-often = So oft man kann
ruling-answer-each = Jeder für sich
ruling-answer-new-deck = Ein neuer Stapel wird gebildet
ruling-answer-what-is-there = Was da ist
ruling-answer-play-on = Es wird weitergespielt

event-market-day = Markttag
event-market-day-text = Alle bekommen 1 Münze.
event-alms = Almosen
event-alms-text = Wer die wenigsten Münzen hat, bekommt 2 Münzen; bei Gleichstand alle, die gleichauf liegen.
event-royal-courier = Der Kurier des Königs
event-royal-courier-text = Die aktive Person darf 1 Krone zahlen und bekommt dafür 3 Münzen.
event-harbor-dues = Hafengeld
event-harbor-dues-text = Wer 10 oder mehr Münzen hat, legt 2 davon ab. Das ist keine Steuer.
event-parade = Parade am Kai
event-parade-text = Wer die meisten Säbel hat, mindestens einen, bekommt 1 Krone; bei Gleichstand alle, die gleichauf liegen.
event-fog-bank = Nebelbank
event-fog-bank-text = In diesem Zug lässt sich kein Schiff abwehren.
event-borrowed-blades = Geliehene Klingen
event-borrowed-blades-text = Die aktive Person wehrt in diesem Zug mit 2 Säbeln mehr ab.
event-spring-tide = Springflut
event-spring-tide-text = Die aktive Person kann nicht aufhören, bevor 3 Karten aufgedeckt sind.
event-salute = Einundzwanzig Schuss
event-salute-text = Wenn die vierte Schiffsfarbe in den Hafen kommt, bekommt die aktive Person 1 Krone.
event-hiring-fair = Heuermarkt
event-hiring-fair-text = In diesem Zug gilt für alle: Jede Person kostet 1 Münze weniger.
event-good-prices = Gute Preise
event-good-prices-text = In diesem Zug gilt für alle: Handelst du mit einem Schiff für seine Münzen, bringt es dir 1 Münze mehr.
event-press-gang = Presskommando
event-press-gang-text = In diesem Zug gilt für alle: Jede Person kostet 1 Münze mehr.
event-open-stalls = Offene Stände
event-open-stalls-text = Die aktive Person darf in diesem Zug 1 Karte mehr nehmen.
event-old-pilot = Der alte Lotse
event-old-pilot-text = Einmal in diesem Zug darf die aktive Person die nächsten 3 Karten ansehen, wie mit einem Ausguck.
event-months-end = Monatsende
event-months-end-text = Führe aus, was die Sanduhr der neuesten Mission zeigt, und bilde dann den neuen Ereignisstapel.
event-months-end-variant = Monatsende (Variante)
event-months-end-variant-text = Reihum, die aktive Person zuerst: Wer möchte, zahlt 10 Münzen und gibt dafür den ersten Stein des eigenen Charakters zurück. Bilde dann den neuen Ereignisstapel.

character-grace = Grace „die Kleine“ May
character-grace-text = 2 Münzen, wenn dein Zug mit 4 oder weniger Karten im Hafen platzt
character-grace-done = Hab ich doch gesagt. Weiter.
character-grace-bust = Verloren? Das hab ich absichtlich liegen lassen.
character-jacques = Jacques Grandeur
character-jacques-text = 2 Kronen für jede Expedition, die du erfüllst
character-jacques-done = Auf mich. Und, nun gut, auf euch.
character-jacques-bust = Eine kleine Szene in einem großen Stück.
character-jean = Jean Schwarzbart
character-jean-text = wie ein Matrose: 1 Säbel
character-jean-done = Niemand musste brüllen. Ich hab trotzdem gebrüllt.
character-jean-bust = Pah. Das Meer schuldet mir was.
character-anne = Lady Anne
character-anne-text = wie ein Fräulein: Anheuern kostet 1 Münze weniger
character-anne-done = Erledigt, mein Lieber, und unter Preis.
character-anne-bust = Wie überaus kostspielig.
character-ferdinando = Don Ferdinando
character-ferdinando-text = wie ein Händler, aber mit Kronen: 1 Krone, wenn du mit einer Galeone handelst
character-ferdinando-done = Mein Haus wird diesen Tag nicht vergessen.
character-ferdinando-bust = Wir ziehen uns zurück. Mit Würde. Schnell.
character-scott = Offizier Scott
character-scott-text = wie ein Admiral, aber 1 Münze statt 2
character-scott-done = Vermerkt, gestempelt und gut gemacht.
character-scott-bust = Dafür braucht es ein Formular.
character-peter = Peter „der Gemütliche“ Landman
character-peter-text = wie ein Händler: 1 Münze mehr, wenn du mit einer Pinasse handelst
character-peter-done = Siehst du? Kam ganz von selbst.
character-peter-bust = Das kommt wieder. Wie alles.
character-mary = Mary die Gnadenlose
character-mary-text = 1 Münze, wenn du mit dem Nehmen dran bist und 3 oder mehr Schiffe im Hafen liegen
character-mary-done = Das war’s.
character-mary-bust = Noch mal.
character-samuel = Samuel Blackguard
character-samuel-text = 2 Münzen, einmalig
character-samuel-done = Dann sind wir wohl quitt?
character-samuel-bust = Kann mir jemand ein Schiff leihen?
character-thomas = Thomas Fishborn
character-thomas-text = wie ein Ausguck
character-thomas-done = Hab ich kommen sehen. Zweimal.
character-thomas-bust = Auch das hab ich gesehen. Und gehofft.
