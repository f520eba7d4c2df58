## Die Regeln des Grundspiels, in unseren eigenen Worten.

rules-goal-title = Ziel
rules-goal-p1 = Du deckst im Hafen Schiffe und Personen auf, eine Karte nach der anderen. Jede macht den Hafen reicher und die nächste gefährlicher: Bei zwei Schiffen einer Farbe platzt dein Zug, und du gehst leer aus. Hörst du rechtzeitig auf, darfst du zuerst wählen. Danach wählen auch alle anderen, und alle zahlen dir dafür eine Münze.
rules-goal-p2 = Personen, die du anheuerst, und Expeditionen, die du erfüllst, bringen Einflusspunkte, hier kurz Einfluss. Sobald jemand { $influence_to_end } hat, wird die Runde zu Ende gespielt, und wer dann den meisten Einfluss hat, gewinnt.

rules-cards-title = Die Karten
rules-cards-p1 = Es gibt 120 Karten und sonst nichts. Vorn zeigt eine Karte ein Schiff, eine Person, eine Expedition oder eine Steuererhöhung. Der Rücken ist eine Münze: Bekommst du eine Münze, legst du die oberste Karte des Nachziehstapels verdeckt vor dich, ohne sie anzusehen. Gibst du eine aus, wirfst du sie ab. Niemand weiß, welche Karten als Geld herumliegen.
rules-cards-ships = 50 Schiffe, zehn von jeder Farbe. Säbel zeigen ihre Stärke, Münzen ihren Ertrag.
rules-cards-persons = 60 Personen. Jede hat einen Preis, eine Fähigkeit und 0 bis 3 Einfluss.
rules-cards-expeditions = 6 Expeditionen. Sie verlangen zwei oder drei Symbole und bringen 4 bis 6 Einfluss.
rules-cards-taxes = 4 Steuererhöhungen, zwei von jeder Sorte.

rules-setup-title = Aufbau
rules-setup-s1 = Die besondere Expedition verlangt drei verschiedene Symbole und hat keine Münze auf dem Rücken. Zu fünft liegt sie von Anfang an offen aus; sonst kommt sie in die Schachtel.
rules-setup-s1-sjg = Die besondere Expedition wird immer mit eingemischt, egal wie viele mitspielen.
rules-setup-s2 = Mische die Karten verdeckt: Das ist der Nachziehstapel. Abgeworfene Karten liegen offen daneben.
rules-setup-s3 = Alle bekommen { $start_coins } Münzen, angefangen bei der Person, die beginnt. Wie viele Münzen jemand hat, dürfen alle sehen.
rules-setup-s4 = Dann beginnt das Spiel, und es geht im Uhrzeigersinn weiter. Es endet erst, wenn alle gleich oft am Zug waren.

rules-turn-title = Ein Zug
rules-turn-s1 = Entdecken: Die aktive Person deckt so lange Karten auf, bis sie aufhört oder der Zug platzt.
rules-turn-s2 = Handeln und Heuern: Die aktive Person nimmt 1, 2 oder 3 Karten aus dem Hafen. Danach dürfen die anderen der Reihe nach je 1 nehmen und zahlen ihr dafür 1 Münze.
rules-turn-s3 = Was im Hafen bleibt, wird abgeworfen. Dann ist die Person zur Linken am Zug.

rules-discover-title = Entdecken
rules-discover-p1 = Zieh die oberste Karte und deck sie auf. Dann wählst du: noch eine, oder aufhören? Die erste Karte ist Pflicht, danach darfst du nach jeder Karte aufhören. Hast du aufgehört, führt kein Weg zurück.
rules-discover-k1 = Eine Person kommt in den Hafen und wartet dort.
rules-discover-k2 = Auch ein Schiff kommt in den Hafen, außer du wehrst es ab.
rules-discover-k3 = Eine Expedition kommt in eine eigene Reihe. Sie gehört nicht zum Hafen, lässt sich nicht wie die anderen Karten nehmen und bleibt, bis jemand sie erfüllt.
rules-discover-k4 = Eine Steuererhöhung wirkt sofort und wird abgeworfen.
rules-discover-p2 = Du darfst auch bei leerem Hafen aufhören, wenn nur Steuererhöhungen, Expeditionen und abgewehrte Schiffe kamen. Die anderen sind trotzdem mit dem Nehmen dran, und Witzbolde freut es.

rules-ships-title = Schiffe abwehren
rules-ships-p1 = Ein Matrose bringt 1 Säbel, ein Pirat 2. Hast du mindestens so viele Säbel, wie das eben aufgedeckte Schiff stark ist, darfst du es abwehren: Es kommt auf die Ablage statt in den Hafen.
rules-ships-p2 = Säbel verbrauchen sich nicht: Dieselbe Mannschaft kann ein Schiff nach dem anderen abwehren. Ein Schiff mit Totenkopf kann niemand abwehren.
rules-ships-p3 = Nur das eben aufgedeckte Schiff lässt sich abwehren; ist es einmal behalten, bleibt es. Abwehren ist freiwillig, auch wenn der Zug sonst platzt. Wer zu schwach ist, hat keine Wahl.
rules-ships-example = Ein Matrose und ein Pirat haben zusammen 3 Säbel. Eine zweite Fleute kommt, Stärke 2: abwehren und weiterziehen. Mit Stärke 5 wäre der Zug geplatzt.

rules-bust-title = Geplatzter Zug
rules-bust-p1 = Bleibt ein Schiff, dessen Farbe schon im Hafen liegt, platzt dein Zug. Der ganze Hafen kommt auf die Ablage, und niemand nimmt in diesem Zug etwas. Die Expeditionen bleiben liegen.
rules-bust-p2 = Jeder Witzbold bringt 1 Münze, bei allen, auch bei dir.
rules-bust-bigbox = Du darfst noch Expeditionen erfüllen, bevor dein Zug endet.
rules-bust-older = Der Zug ist sofort vorbei, auch für Expeditionen.

rules-tax-title = Steuererhöhungen
rules-tax-p1 = Eine Steuererhöhung trifft alle. Zuerst der Verlust: Wer { $taxed_from } oder mehr Münzen hat, wirft die Hälfte ab, abgerundet. Von 12 oder 13 Münzen sind das 6, von 14 sind es 7. Mit 11 oder weniger geschieht nichts.
rules-tax-p2 = Dann der Bonus: 1 Münze für die meisten Säbel oder für den wenigsten Einfluss, je nach Karte. Bei Gleichstand bekommen alle Beteiligten eine, auch bei null.

rules-trade-title = Handeln und Heuern
rules-trade-p1 = Die aktive Person nimmt zuerst, dann die anderen im Uhrzeigersinn. Karten nimmt man einzeln; wer nichts mehr will, passt. Niemand muss etwas nehmen.
rules-trade-colors = Wie viele Karten man im eigenen Zug nehmen darf, hängt von den Schiffsfarben im Hafen ab. Sie werden einmal gezählt, wenn das Nehmen beginnt.
rules-trade-0 = 0 bis 3 Farben: 1 Karte
rules-trade-4 = 4 Farben: 2 Karten
rules-trade-5 = 5 Farben: 3 Karten
rules-trade-p2 = Alle anderen dürfen je 1 Karte nehmen. Jeder Gouverneur erlaubt 1 Karte mehr, im eigenen Zug und in dem der anderen.
rules-trade-p3 = Mit einem Schiff handeln: Wirf es ab und nimm so viele Münzen, wie es zeigt, und 1 mehr für jeden deiner Händler seiner Farbe.
rules-trade-p4 = Eine Person anheuern: Wirf so viele Münzen ab, wie sie kostet, 1 weniger für jedes deiner Fräulein, und leg sie vor dich. Fähigkeit und Einfluss gehören ab jetzt dir.
rules-trade-p5 = Die erste Karte darf die zweite bezahlen. Ein eben angeheuerter Händler hilft schon beim nächsten Schiff, ein Fräulein bei der nächsten Person.
rules-trade-p6 = Die anderen sind auch dann mit dem Nehmen dran, wenn die aktive Person nichts genommen hat. Was niemand nimmt, wird abgeworfen.

rules-fee-title = Die Gebühr
rules-fee-p1 = Wer im Zug von jemand anderem eine Karte nimmt, zahlt dieser Person 1 Münze, für jede Karte. Ein Fräulein gibt darauf keinen Rabatt.
rules-fee-p2 = Für eine Person brauchst du Preis und Gebühr, bevor du sie nimmst. Bei einem Schiff darf die Gebühr aus dem Ertrag kommen: Ohne Münzen kannst du ein Schiff für 1 Münze nehmen und hast nichts davon, außer dass es niemand sonst bekommt.
rules-fee-p3 = Die Gebühr wandert verdeckt: Niemand erfährt, welche Karte es ist.
rules-fee-2014 = In dieser Ausgabe zahlst du die Gebühr vor dem Preis der Person, in den anderen danach. Das entscheidet nur, welche verdeckte Karte wohin kommt.

rules-persons-title = Die Personen
rules-persons-p1 = Eine Person arbeitet für dich, bis du sie für eine Expedition abgibst. Mehrere derselben Art zählen zusammen, und keine Fähigkeit verbraucht sich.
rules-person-trader = 1 Münze mehr, wenn du mit einem Schiff der Händlerfarbe handelst, egal in wessen Zug. Es gibt zwei für jede Farbe.
rules-person-settler = Eine Hütte für Expeditionen.
rules-person-captain = Ein Anker für Expeditionen.
rules-person-priest = Ein Kreuz für Expeditionen.
rules-person-jack-of-all-trades = Steht für eine Hütte, einen Anker oder ein Kreuz, wie du willst, auch wenn du die richtige Person hast.
rules-person-sailor = 1 Säbel: wehrt in deinem Zug Schiffe ab und zählt, wenn eine Steuererhöhung Säbel belohnt.
rules-person-pirate = 2 Säbel.
rules-person-mademoiselle = Wer bei dir anheuert, kostet 1 Münze weniger, aber nie weniger als 0. Das gilt nicht für das Fräulein selbst und nicht für die Gebühr.
rules-person-jester = 1 Münze, wenn ein Zug platzt, auch deiner; und 1 Münze, wenn du mit dem Nehmen dran bist und keine Karte mehr im Hafen liegt. Wer die letzte Karte selbst nimmt, bekommt nichts dafür.
rules-person-jester-2014 = Bei leerem Hafen bringen Witzbolde im eigenen Zug nichts.
rules-person-admiral = { $admiral_coins } Münzen, wenn du mit dem Nehmen dran bist und { $admirals_from } oder mehr Karten im Hafen liegen, egal in wessen Zug.
rules-person-governor = 1 Karte mehr, sooft du mit dem Nehmen dran bist. Im Zug anderer kostet jede Karte ihre Gebühr.
rules-person-governor-older = Ein eben angeheuerter Gouverneur bringt seine Karte sofort.
rules-person-governor-bigbox = Ein eben angeheuerter Gouverneur hilft erst ab dem nächsten Mal.
rules-persons-p2 = Admiral und Witzbold sehen einmal in den Hafen, sobald du mit dem Nehmen dran bist. Wer eben erst angeheuert wurde, hat das verpasst.

rules-expeditions-title = Expeditionen
rules-expeditions-p1 = Um eine Expedition zu erfüllen, gib Personen mit genau den verlangten Symbolen ab. Sie kommen auf die Ablage, ihr Einfluss mit ihnen. Die Expedition liegt ab jetzt vor dir, und du bekommst die Münzen, die sie zeigt.
rules-expeditions-p2 = Unterm Strich bringt eine Expedition mit 4 Einfluss 2 dazu, eine mit 6 bringt 3, die besondere 2. Dein Einfluss sinkt nie.
rules-expeditions-p3 = Nur die aktive Person erfüllt Expeditionen, so viele sie kann: beim Entdecken vor und zwischen den Karten (nicht, solange über ein Schiff entschieden wird) und beim eigenen Nehmen, auch nach der letzten Karte und mit eben Angeheuerten. Man muss nie.
rules-expeditions-p4 = Sobald die anderen nehmen, ist es für diesen Zug zu spät.

rules-end-title = Ende und Sieg
rules-end-p1 = Sobald jemand { $influence_to_end } Einfluss hat, egal in wessen Zug, ist das Ende ausgelöst. Gespielt wird weiter, bis alle gleich oft am Zug waren: Den letzten Zug hat, wer rechts von der Person sitzt, die begonnen hat.
rules-end-sjg = Nach dem Ende wird erst geschaut, wenn eine Runde vorbei ist. Am Tisch ist das kein Unterschied, denn Einfluss sinkt nie.
rules-end-p2 = Der meiste Einfluss gewinnt. Bei Gleichstand zählen die Münzen. Sind auch die gleich, teilt man sich den Platz.
rules-end-example = Nell hat 13 Einfluss und 2 Münzen, Tomas 14 und keine, Ines 13 und 5. Tomas gewinnt, obwohl Nell zuerst 12 hatte; Ines wird dank ihrer Münzen Zweite.
rules-end-variant = Variante, vor dem Spiel vereinbart: Das Ende löst nur aus, wer { $influence_to_end } Einfluss und mindestens eine Expedition hat, und nur wer eine Expedition hat, kann gewinnen. Hat niemand beides, geht das Spiel weiter.
rules-end-variant-sjg = Die Variante gibt es hier nicht.

rules-hidden-title = Verdecktes
rules-hidden-p1 = Am Tisch gibt es keine Geheimnisse: Was verdeckt ist, ist es für alle. Alle sehen den Hafen, die Expeditionen, was die anderen vor sich liegen haben, wie viele Münzen jemand hat, und die Ablage.
rules-hidden-p2 = Münzen sind Karten. Ausgegeben kommen sie offen auf die Ablage, du kannst also mitzählen. Die Gebühr wird nicht ausgegeben: Sie wechselt nur die Hand. Hier wird immer deine älteste Münze zuerst ausgegeben.
rules-hidden-p3 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird die Ablage gemischt und zum neuen Stapel. Hafen, Expeditionen, Personen und Münzen bleiben, wo sie sind; alte Münzen sind nicht im neuen Stapel.
rules-hidden-p4 = Sind Nachziehstapel und Ablage beide leer, bekommst du nur die Münzen, die es gibt, und statt zu ziehen hörst du auf. Konnte eine ganze Runde lang niemand ziehen, endet das Spiel und wird wie üblich gewertet.

rules-editions-title = Ausgaben
rules-editions-p1 = Dieselben 120 Karten sind mit mehreren Regelheften erschienen. Im Spiel sind sie sich einig, am Rand unterscheiden sie sich. Die Ausgabe wählst du, wenn du einen Tisch eröffnest; einzelne Antworten kannst du dort ändern.
rules-editions-names = Bei Steve Jackson heißen Expeditionen Missionen und Farben Flaggen. Manche Hefte nennen den Einfluss Siegpunkte.

rules-tips-title = Erste Tipps
rules-tips-1 = Drei Schiffe im Hafen und kein Säbel: Bei etwa jeder vierten Karte platzt dein Zug. Bei vier Schiffen bei jeder dritten.
rules-tips-2 = Heuere früh an. Ein Matrose oder Händler kostet genau die { $start_coins } Münzen, mit denen du beginnst, und arbeitet das ganze Spiel.
rules-tips-3 = Was du liegen lässt, dürfen die anderen nehmen. Ein reicher Hafen nährt alle, und alle zahlen dir eine Münze.
rules-tips-4 = Horte nicht: Ab { $taxed_from } Münzen nimmt eine Steuererhöhung die Hälfte.
rules-tips-5 = Zwei Personen mit demselben Symbol sind 2 Einfluss; als Expedition sind sie 4 und bringen Münzen.
rules-tips-6 = Achte darauf, wer nahe an { $influence_to_end } ist. In der letzten Runde zählen Münzen nur noch bei Gleichstand: Mach Einfluss daraus.

rules-words-title = Begriffe
rules-word-active = aktive Person
rules-word-active-text = Wer gerade den Zug hat.
rules-word-harbor = Hafen
rules-word-harbor-text = Die Reihe der Schiffe und Personen, die in diesem Zug aufgedeckt wurden.
rules-word-display = Auslage
rules-word-display-text = Die Personen und Expeditionen, die vor jemandem liegen.
rules-word-influence = Einfluss
rules-word-influence-text = Die Zahl im Schild. Sie entscheidet, wer gewinnt.
rules-word-fee = Gebühr
rules-word-fee-text = Die Münze, die du in fremden Zügen für jede Karte zahlst.
rules-word-bust = platzen
rules-word-bust-text = Zwei Schiffe einer Farbe im Hafen: Niemand nimmt etwas.
rules-word-round = Runde
rules-word-round-text = Je ein Zug für alle am Tisch.
rules-word-ruling = Regelfrage
rules-word-ruling-text = Eine Frage, in der Regelhefte uneins sind oder schweigen, mit der Antwort, die hier gilt.

rules-gambler-title = Modul: Der Spieler
rules-gambler-p1 = Vier Personen mehr: zwei für 4 Münzen mit 1 Einfluss, eine für 6 mit 2, eine für 8 mit 3. Sie werden in den Stapel gemischt.
rules-gambler-p2 = Einmal im Zug für jeden Spieler in deiner Auslage, nur in deinem eigenen Zug und beim Entdecken, darfst du vier Karten nacheinander aufdecken.
rules-gambler-k1 = Unter den vieren wird kein Schiff abgewehrt, wie viele Säbel du auch hast.
rules-gambler-k2 = Eine Steuererhöhung wird wie immer ausgeführt, eine Expedition kommt in ihre Reihe. Beide zählen zu den vieren.
rules-gambler-k3 = Liegen nach der vierten Karte zwei Schiffe einer Farbe im Hafen, platzt der Zug.
rules-gambler-k4 = Sonst folgt sofort Handeln und Heuern, und du darfst für jeden eingesetzten Spieler 1 Karte mehr nehmen.
rules-gambler-p3 = Der Spieler darf vor jedem anderen Ziehen kommen: Seine Karten gelten als erste. Danach wird in diesem Zug nicht mehr einzeln gezogen; mit einem weiteren Spieler darfst du weitermachen und dazwischen Expeditionen erfüllen.
rules-gambler-p4 = Ein eben angeheuerter Spieler wartet bis zu deinem nächsten Zug. Geht der Stapel mitten in den vieren zu Ende, werden weniger Karten aufgedeckt.

rules-set-sail-title = Modul: Unterwegs!
rules-set-sail-p1 = Ein schnelleres und leichteres Spiel für zwei bis vier, gut für Familien und für den ersten Abend. Es hat 60 eigene Karten und wird ohne die des Grundspiels gespielt; oder 20 davon werden ins Grundspiel gemischt.
rules-set-sail-p2 = Ohne das Grundspiel gelten dessen Regeln, mit diesen Ausnahmen:
rules-set-sail-k1 = Es gibt keine Expeditionen.
rules-set-sail-k2 = Das Ende wird ausgelöst, sobald jemand { $influence_to_end } Einfluss hat.
rules-set-sail-k3 = Eine Steuererhöhung: Wer { $taxed_from } oder mehr Münzen hat, wirft so viele ab, dass { $taxed_to } bleiben. Dann 1 Münze für den wenigsten Einfluss; bei Gleichstand bekommen alle Beteiligten eine.
rules-set-sail-k4 = Der Stapel: 25 Schiffe, fünf in jeder Farbe, 10 Großhändler, 10 Passagiere, 10 Matrosen, 2 Piraten und 3 Steuererhöhungen.
rules-set-sail-wholesaler = Handelst du mit einem Schiff seiner Farbe, in deinem Zug oder einem fremden, kommt es unter den Großhändler statt auf die Ablage. Die Münzen bekommst du wie immer, und das Schiff ist 1 Einfluss wert. Ein eben angeheuerter Großhändler behält schon das nächste Schiff. Zwei Großhändler einer Farbe teilen sich die Schiffe: Jedes zählt einmal.
rules-set-sail-passenger = Keine Fähigkeit. Ein Passagier bringt nur Einfluss.
rules-set-sail-p3 = Mit dem Grundspiel: 5 Großhändler, 5 Passagiere und 10 Schiffe kommen in den Stapel, der dann 20 Karten mehr hat. Alles andere bleibt wie im Grundspiel, auch die Zahl der Mitspielenden, die Steuererhöhungen und das Ende.
rules-set-sail-p4 = Die Zahlen auf 37 der 60 Karten sind nicht öffentlich. Sie sind rekonstruiert: nach dem Vorbild der bekannten Karten festgelegt, sodass die Summen der Anleitung stimmen. Es sind diese Karten:
rules-reconstructed = rekonstruiert

rules-contract-cards-title = Modul: Personal für Aufträge
rules-contract-cards-p1 = 24 Karten mehr kommen in den Stapel: 10 Schiffe, 5 Kontoristen, 4 Kanoniere und 5 Vizeadmirale. Aufträge brauchen sie; man kann sie auch ganz ohne Aufträge spielen.
rules-contract-cards-clerk = Handelst du mit einem Schiff seiner Farbe, darfst du diesmal 1 Karte mehr nehmen, für jeden Kontoristen dieser Farbe. In fremden Zügen kostet auch diese Karte die Gebühr. Ein eben angeheuerter Kontorist gilt schon für das nächste Schiff.
rules-contract-cards-gunner = Wenn du mit dem Nehmen dran bist, bringt dir jeder Kanonier 1 Münze für jedes Schiff im Hafen außer einem. Ein eben angeheuerter Kanonier beginnt beim nächsten Mal.
rules-contract-cards-vice-admiral = Wenn du mit dem Nehmen dran bist und { $vice_admirals_from } oder { $vice_admirals_to } Karten im Hafen liegen, bringt dir jeder Vizeadmiral { $vice_admiral_coins } Münze, egal in wessen Zug. Steuererhöhungen und Expeditionen zählen nicht zu den Karten im Hafen. Ein eben angeheuerter Vizeadmiral beginnt beim nächsten Mal.
rules-contract-cards-gift = Fünf der Schiffe bringen ein Geschenk: Zusätzlich zu deinen Münzen bekommt jemand anderes nach deiner Wahl 1 Münze. Wer allein spielt, verschenkt nichts.

rules-contracts-title = Modul: Aufträge gegeneinander
rules-contracts-p1 = Das Grundspiel und das Personal für Aufträge, dazu vier von sechzehn Aufträgen offen auf dem Tisch. Alle haben { $cubes } Steine.
rules-contracts-p2 = Um einen Auftrag zu erfüllen, musst du haben oder tun, was er verlangt. Leg einen Stein auf seine erste freie Münze von links und nimm so viele Münzen. Der Stein bleibt dort. Niemand erfüllt einen Auftrag zweimal, aber mehrere können denselben erfüllen: je früher, desto mehr bringt er.
rules-contracts-k1 = Dein zweiter Auftrag bringt außerdem 1 Einfluss, dein dritter 2.
rules-contracts-k2 = Mit { $cubes } Steinen erfüllt niemand mehr als { $cubes } Aufträge.
rules-contracts-k3 = Deine Personen zeigst du nur und behältst sie: Sie können später noch auf Expedition gehen. Ein Tausendsassa vertritt hier niemanden.
rules-contracts-p3 = Die meisten Aufträge kannst du erfüllen, wann immer du dran bist, im eigenen oder in einem fremden Zug, sofort oder viel später: beim Entdecken, beim Nehmen und nach einem geplatzten Zug, wenn die Ausgabe dann noch Expeditionen erlaubt.
rules-contracts-p4 = Die mit der Glocke werden im richtigen Moment erfüllt oder gar nicht: „Finanzbeamter“, wenn alle bezahlt haben und vor dem Bonus, „Pechvogel“ nach dem Platzen, die beiden Zocker, wenn die dritte oder vierte Farbe in den Hafen kommt, „Fregattenschreck“ und „Galeonenschreck“ beim Handeln. „Pechvogel“, die Zocker und „Piratenpack“ sind der aktiven Person vorbehalten.
rules-contracts-p5 = Manche gehen in Schritten. Ein Stein, der einen Auftrag begonnen hat, bleibt dort bis zum Ende, erfüllt oder nicht. Wer auf die Münzen eines Schiffs verzichtet, hat trotzdem gehandelt: Kontoristen zählen, ein Geschenk wird vergeben und die Gebühr bezahlt, aber kein Großhändler behält das Schiff.
rules-contracts-example = Julia erfüllt „Komiker“ als Zweite: 3 Münzen. Es ist ihr zweiter Auftrag, also bekommt sie auch 1 Einfluss.
rules-contracts-p6 = Das Spiel endet wie immer. Man kann auch ganz ohne Auftrag gewinnen.

rules-coop-title = Modul: Aufträge gemeinsam oder allein
rules-coop-p1 = Ihr seid eine Mannschaft. Jeder Auftrag auf dem Tisch muss erfüllt werden, egal von wem, bevor die Zeit um ist. Einfluss beendet hier nichts.
rules-coop-numbers = Von allen achtzehn Aufträgen liegen 3 aus, wenn du allein spielst, 5 zu zweit, 7 zu dritt, 9 zu viert, 11 zu fünft.
rules-coop-p2 = Die Zeit ist ein eigener Stapel, verdeckt vom Stapel abgehoben:
rules-coop-s1 = { $time_cards } Karten,
rules-coop-s2 = so viele mehr oder weniger, wie die Zahlen auf den Siegeln sagen,
rules-coop-s3 = und 1 für jeden verschiedenen Buchstaben darauf.
rules-coop-example = Drei Aufträge mit den Siegeln 1 G, 0 G und −1 H: { $time_cards } + (1 + 0 − 1) + 2 Buchstaben = 15 Karten.
rules-coop-p3 = Die erste Karte jedes Zuges kommt vom Zeitstapel, alle anderen vom Stapel. Sobald der letzte Auftrag erfüllt ist, habt ihr gewonnen. Kann die erste Karte eines Zuges nicht gezogen werden, habt ihr verloren.
rules-coop-p4 = Alles andere ist wie beim Spiel gegeneinander, auch die Steine, die Münzen und der Einfluss für den zweiten und dritten Auftrag. Gebühren werden weiter bezahlt: Ein Schiff für 1 Münze bringt dir in einem fremden Zug nichts, aber die Mannschaft hat eine Münze mehr.
rules-coop-p5 = Nach jeder Steuererhöhung darf die aktive Person die oberste Karte des Zeitstapels ungesehen beiseitelegen: ein Zug weniger, ein Punkt mehr. Auch vor dem Start könnt ihr Karten beiseitelegen. Gewinnt ihr, ist jede ein Punkt:
rules-coop-r0 = 0 oder 1: Landratte
rules-coop-r2 = 2 oder 3: Matrose
rules-coop-r4 = 4 oder 5: Pirat
rules-coop-r6 = 6 oder 7: Kapitän
rules-coop-r8 = 8 oder mehr: Legende der Meere
rules-coop-points-example = Von 15 Karten legt Julia vor dem Start 5 beiseite. Sie hat zehn Züge; schafft sie es, ist sie Pirat, und mit einer Karte mehr nach einer Steuererhöhung Kapitän.
rules-coop-p6 = Allein bist du immer die aktive Person: Es gibt keine Gebühr, das Geschenk eines Schiffs bekommt niemand, und der Bonus jeder Steuererhöhung gehört dir.

rules-each-title = Die achtzehn Aufträge
rules-each-p1 = Der dunkle Streifen zeigt, was verlangt wird, die Münzen, was die erste, die zweite Person und so weiter bekommt, das Siegel, wie viel Zeit der Auftrag einer Mannschaft gibt. Eine Glocke: jetzt oder nie. Blaues Siegel: nur gemeinsam oder allein.
rules-each-p2 = Was „im richtigen Moment“ heißt, steht bei den Aufträgen. Münzen und Siegel der beiden mit blauem Siegel sind nicht öffentlich; unsere sind rekonstruiert.
