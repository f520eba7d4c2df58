### Dem Stapel trauen: die Zusage im Menü und die Prüfung am Ende. Einiges sagt auch das Terminal.

fair-check = War der Stapel fair? Prüfen
fair-short = Stapel prüfen
fair-title = War der Stapel fair?
fair-lead = Der Schlüssel zu allen Mischungen entstand aus einem Geheimnis, auf das sich der Server vor dem Austeilen festgelegt hatte, und aus Zufallszahlen von den Geräten am Tisch. Dieses Gerät hat jetzt jede Mischung selbst nachgerechnet.
fair-checking = Jede Karte wird geprüft …
fair-good = Der Stapel war fair.
fair-bad = Diese Partie hält der Prüfung nicht stand: Sieh, woran es liegt.
fair-no-promise = Für diese Partie gibt es keine Zusage. Wie der Stapel gemischt wurde, lässt sich nicht beweisen.
fair-printed = Gespielt wurde mit den Zahlen gedruckter Karten, die diese Seite nicht kennt. Die Aufzeichnung lässt sich mit portroyal verify prüfen.
fair-commitment-holds = Der Server hat Wort gehalten: Sein Geheimnis passt zur Zusage.
fair-commitment-fails = Der Server hat nicht Wort gehalten: Sein Geheimnis passt nicht zur Zusage.
fair-seen-holds = Es ist die Zusage, die dieses Gerät vor dem Austeilen gesehen hat.
fair-seen-fails = Es ist nicht die Zusage, die dieses Gerät vor dem Austeilen gesehen hat.
fair-seen-unknown = Dieses Gerät hat die Zusage nicht vor dem Austeilen gesehen.
fair-mine-holds = Die Zufallszahlen dieses Geräts stecken im Schlüssel.
fair-mine-fails = Die Zufallszahlen dieses Geräts wurden weggelassen oder ersetzt.
fair-mine-unknown = Dieses Gerät hat keine Zufallszahlen beigetragen.
fair-parts-holds = Der Schlüssel folgt aus dem Geheimnis des Servers und den Zufallszahlen vom Tisch.
fair-parts-fails = Der Schlüssel folgt nicht aus dem Geheimnis des Servers und den Zufallszahlen vom Tisch.
fair-first-holds = { $name } hat begonnen, wie es der Schlüssel sagt.
fair-first-fails = { $name } hat begonnen, doch der Schlüssel nennt jemand anderen.
fair-cards-holds =
    { $shuffles ->
        [one] Alle { $cards } Karten, die zu sehen waren, lagen oben auf dem Stapel, der aus dem Schlüssel folgt.
       *[other] Alle { $cards } Karten, die zu sehen waren, lagen oben auf den { $shuffles } Stapeln, die aus dem Schlüssel folgen.
    }
fair-cards-fails = Karte Nummer { $number }, die aufgedeckt wurde, lag nicht oben auf dem Stapel, der aus dem Schlüssel folgt.
fair-actions-holds = Die Aufzeichnung enthält genau die Aktionen, die hier gespielt wurden.
fair-actions-fails = Die Aufzeichnung enthält andere Aktionen, als hier gespielt wurden.
fair-outcome-holds = Die Aufzeichnung hat das Ergebnis, das hier zu sehen war.
fair-outcome-fails = Die Aufzeichnung hat ein anderes Ergebnis, als hier zu sehen war.
fair-seal-holds = Der Fingerabdruck der ganzen Aufzeichnung passt, auch zu Namen und Notizen.
fair-seal-fails = Der Fingerabdruck der ganzen Aufzeichnung fehlt oder passt nicht: Etwas darin wurde verändert.
fair-numbers = Die Zahlen
fair-game = Partie
fair-commitment = Zusage
fair-server = Geheimnis des Servers
fair-silent = keine
fair-part-of = Zufallszahlen von { $name }
fair-menu = Der Stapel
fair-menu-text = Der Server hat sich vor dem Austeilen auf sein Geheimnis festgelegt. Am Ende lässt sich prüfen, ob er Wort gehalten hat.
fair-menu-given = Zufallszahlen kamen von: { $names }
