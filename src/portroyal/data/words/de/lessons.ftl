## Das geführte erste Spiel.

guide-offer = Neu hier?
guide-offer-line = In 3 Minuten gelernt
guide-no-thanks = Nein, danke
guide-resume = Weiterlernen
guide-voice = Spielhilfe
guide-number = Lektion { $number } von { $of }
guide-go-on = Weiter
guide-next = Nächste Lektion
guide-again = Noch einmal
guide-skip = Überspringen
guide-leave = Verlassen
guide-play = Richtig spielen
guide-lessons = Lektionen
guide-lessons-line = Kurze Partien, in denen man spielend lernt
guide-try = Ausprobieren
guide-done = geschafft

notes = Hinweise für Neue
notes-hint = Ein Wort beim ersten Mal, nach den Lektionen.
note-no-more = Keine Hinweise mehr
note-close = Verstanden
note-draw = Dein Zug. Die erste Karte ist Pflicht: Zieh.
note-stop = Weiterziehen oder aufhören? Der Balken zeigt, wie leicht der Zug platzt.
note-repel = Deine Säbel reichen. Wehr das Schiff ab, oder behalte es, wenn seine Farbe neu ist.
note-take = Tippe auf eine leuchtende Karte, dann auf den Knopf.
note-take-fee = Tippe auf eine leuchtende Karte, um sie zu nehmen. In fremden Zügen kostet das 1 Münze mehr.
note-claim = Du hast die Zeichen für eine Expedition: Tippe auf sie. Die Personen gibst du ab.
note-ending = Die letzte Runde. Nur Einfluss gewinnt; bei Gleichstand zählen Münzen.
note-watch = Andere ziehen gerade. Nach ihnen darfst du nehmen.

lesson-draw-title = Ziehen, aufhören, nehmen
lesson-draw-welcome = Willkommen. Das ist ein echter Tisch, nur der Stapel ist vorbereitet. In deinem Zug deckst du Karten im Hafen auf. Drück auf „{ table-do-draw }“.
lesson-draw-ship = Ein Schiff: eine blaue Fleute, gut für die 2 Münzen, die sie zeigt. Nach jeder Karte darfst du aufhören. Zieh jetzt noch eine.
lesson-draw-not-yet = Das ginge. Aber bei einem Schiff ist die Gefahr klein, und mit der zweiten Karte hast du die Wahl. Zieh.
lesson-draw-person = Ein Matrose, für 3 Münzen anzuheuern. Zwei Karten zur Wahl sind für den ersten Zug genug. Drück auf „{ table-do-stop }“.
lesson-draw-enough = Mutig. Aber ein zweites blaues Schiff würde dich den ganzen Zug kosten. Hör auf, solange es gut läuft.
lesson-draw-take = Jetzt darfst du 1 Karte nehmen. Tippe auf die Fleute, dann auf den Knopf: Das Schiff wird abgelegt, und du bekommst 2 Münzen.
lesson-draw-later = Der Matrose würde alles kosten, was du hast. Verdien erst etwas: Nimm die Fleute.
lesson-draw-nothing = Du musst nie etwas nehmen, aber 2 Münzen lässt man ungern liegen. Nimm die Fleute.
lesson-draw-others = Als Nächstes darf auch { $name } eine Karte nehmen. In deinem Zug würde der Matrose aber 4 Münzen kosten: 3 für ihn und 1 für dich. Das ist heute zu viel.
lesson-draw-end = Das war ein ganzer Zug: ziehen, bis du aufhörst, dann nehmen. Du hast jetzt 5 Münzen.

lesson-fee-title = Wenn andere am Zug sind
lesson-fee-hers = Jetzt zieht { $name }, und du siehst zu. Gleich springt auch für dich etwas heraus.
lesson-fee-stops = Drei Karten, das reicht { $name }. Wer am Zug ist, nimmt zuerst.
lesson-fee-yours = Jetzt darfst auch du 1 Karte nehmen. Was leuchtet, kannst du bezahlen. Es kostet 1 Münze mehr, die Gebühr für { $name }. Heuere den Matrosen an: 3 Münzen und die Gebühr.
lesson-fee-settler = Der Siedler hilft später bei Expeditionen. Ein Säbel hilft sofort: Heuere den Matrosen an.
lesson-fee-pass = Du darfst passen. Aber die Hälfte deiner Karten kommt aus den Zügen der anderen. Heuere den Matrosen an.
lesson-fee-end = Der Matrose bleibt bei dir: 1 Säbel und 1 Einfluss. Und wenn andere in deinem Zug eine Karte nehmen, zahlen sie dir.

lesson-bust-title = Zwei Schiffe einer Farbe
lesson-bust-tempting = Drei Schiffe, drei Farben. Mit einer vierten Farbe dürftest du 2 Karten nehmen statt 1. Zieh und sieh, was passiert.
lesson-bust-sensible = Klug. Aber du sollst einmal sehen, wie es schiefgeht. Zieh.
lesson-bust-end = Ein zweites blaues Schiff: Der Zug ist geplatzt. Der Hafen wird abgelegt, niemand nimmt etwas, und dein Zug ist vorbei. Je mehr Farben, desto größer die Gefahr.

lesson-repel-title = Säbel
lesson-repel-swords = Derselbe Hafen, aber jetzt arbeiten ein Matrose und ein Pirat für dich. Zusammen haben sie 3 Säbel. Zieh.
lesson-repel-braver = Mit 3 Säbeln darfst du mehr wagen. Zieh.
lesson-repel-second = Ein zweites blaues Schiff. Aber es hat Stärke 2, und du hast 3 Säbel. Drück auf „{ table-do-repel }“, und es ist weg.
lesson-repel-would-bust = Zwei blaue Schiffe im Hafen, und dein Zug platzt. Du hast die Säbel, also wehr es ab.
lesson-repel-again = Säbel nutzen sich nicht ab. Zieh noch einmal.
lesson-repel-one-more = Eine Farbe mehr lohnt sich, und deine Säbel sind noch da. Zieh.
lesson-repel-new-color = Eine rote Fregatte, und Rot ist neu. Du könntest auch sie abwehren, aber mit vier Farben nimmst du 2 Karten. Drück auf „{ table-do-keep }“.
lesson-repel-no-need = Das ginge. Aber eine vierte Farbe ist genau das, was du willst. Behalte sie.
lesson-repel-four = Vier Farben: Du darfst 2 Karten nehmen. Fordere das Glück nicht heraus. Hör auf.
lesson-repel-enough = Eine fünfte Farbe wäre 3 Karten wert. Aber ein starkes Schiff würde dich alles kosten. Hör auf.
lesson-repel-two-cards = Du nimmst die 2 Karten nacheinander. Zuerst die Pinasse, für 2 Münzen.
lesson-repel-frigate-next = Die Fregatte kommt als Nächstes. Zuerst die Pinasse.
lesson-repel-one-coin = Die bringt nur 1 Münze. Es gibt eine mit 2.
lesson-repel-pass = Hier liegen Münzen. Pass noch nicht.
lesson-repel-one-left = Noch eine Karte. Auch die Fregatte bringt 2 Münzen.
lesson-repel-end = 4 Münzen in einem Zug: Dafür sind Säbel da. Nur ein Schiff mit Totenkopf kann niemand abwehren.

lesson-hire-title = Personen, die für dich arbeiten
lesson-hire-hire = Personen kosten einmal Münzen und arbeiten dann die ganze Partie für dich. Der blaue Händler bringt bei jedem blauen Schiff 1 Münze mehr. Du darfst 2 Karten nehmen: Heuere zuerst den Händler an.
lesson-hire-ship-first = Ein gutes Schiff. Aber heuere zuerst den Händler an, dann bringt es 1 Münze mehr.
lesson-hire-mademoiselle = Mit dem Fräulein kostet jede Person, die du anheuerst, 1 Münze weniger. Schön, aber es kostet alle deine Münzen. Zuerst der Händler.
lesson-hire-the-trader = Zuerst der Händler, für 3 Münzen.
lesson-hire-pass = Du hast Münzen und darfst 2 Karten nehmen. Pass noch nicht.
lesson-hire-ship = Und jetzt die Fleute: 3 Münzen und 1 mehr durch deinen Händler.
lesson-hire-the-flute = Mit dem blauen Schiff verdient dein Händler. Nimm die Fleute.
lesson-hire-end = Andere bringen Säbel, mehr Karten oder Zeichen für Expeditionen. Tippe auf eine Karte und lies, was sie tut. Der Schild zeigt ihren Einfluss.

lesson-expedition-title = Expeditionen
lesson-expedition-crew = Zwei Kapitäne arbeiten für dich: Das sind zwei Anker. Zieh eine Karte.
lesson-expedition-claim = Eine Expedition. Sie liegt in einer eigenen Reihe, bis jemand sie erfüllt. Sie verlangt zwei Anker, und die hast du. Tippe auf sie, dann auf den Knopf.
lesson-expedition-claim-first = Vor deinem nächsten Zug könnte sie weg sein, und du hast beide Anker. Erfülle sie.
lesson-expedition-end = Die zwei Kapitäne gehen, und mit ihnen 2 Einfluss. Die Expedition zählt 4 und bringt 2 Münzen. Von 3 Einfluss bist du auf 5 gekommen.

lesson-tax-title = Steuern
lesson-tax-rich = Du hast { $taxed_from } Münzen. Das ist viel zum Herumtragen. Zieh.
lesson-tax-taxed = Eine Steuererhöhung. Wer { $taxed_from } Münzen oder mehr hat, verliert die Hälfte: 6 sind weg. Dann gibt es 1 Münze für die meisten Säbel, und die hast du. Zieh weiter.
lesson-tax-no-harbor = Im Hafen liegt noch nichts, was du nehmen könntest. Zieh.
lesson-tax-spend = Ein Witzbold für 7 Münzen, und 7 hast du. Hör auf.
lesson-tax-enough = Du hast jemanden gefunden, den du bezahlen kannst. Hör auf.
lesson-tax-jester = Heuere den Witzbold an. Von jetzt an bekommst du 1 Münze, sooft ein Zug platzt.
lesson-tax-pass = Münzen sind zum Ausgeben da. Heuere den Witzbold an.
lesson-tax-end = Mit Münzen allein gewinnt man nicht, und im Stapel sind noch mehr Steuern. Mach Einfluss aus deinen Münzen.

lesson-end-title = { $influence_to_end } Einfluss
lesson-end-close = Du hast 10 Einfluss, { $name } hat 9. Mit { $influence_to_end } beginnt die letzte Runde. Zieh.
lesson-end-one-ship = Schiffe bringen Münzen, keinen Einfluss. Zieh.
lesson-end-need-more = Münzen reichen jetzt nicht. Zieh.
lesson-end-twelve = Ein Matrose mit 2 Einfluss, für deine 5 Münzen. Genau das fehlt dir. Hör auf.
lesson-end-enough = Was du brauchst, liegt im Hafen. Setz es nicht aufs Spiel. Hör auf.
lesson-end-hire = Heuere den Matrosen an.
lesson-end-no-coins = Jetzt zählt nur der Einfluss. Heuere den Matrosen an.
lesson-end-pass = Hier liegen die 2 Einfluss, die dir fehlen. Heuere den Matrosen an.
lesson-end-last-round = Du hast { $influence_to_end }, und das ist die letzte Runde. Sie wird zu Ende gespielt: { $name } hat noch einen Zug.
lesson-end-end = Der Zug von { $name } platzt, und du gewinnst. Das ist das ganze Spiel. Jetzt spiel richtig.
