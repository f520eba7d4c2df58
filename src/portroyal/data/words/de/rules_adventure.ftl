## The rules of The Adventure Begins, in our own words. Numbers are the campaign's: web/src/adventure/numbers.ts gives them.

rules-adventure-title = Modul: Das Abenteuer beginnt
rules-adventure-p1 = Eine Geschichte in { $chapters } Kapiteln, für eine bis vier Personen. Ein Kapitel füllt einen Abend. Gespielt wird mit dem Grundspiel der Ausgabe von 2021, das du vorher kennen solltest. Karten anderer Module dürfen dazu und machen es viel schwerer; Aufträge nicht.
rules-adventure-modes = Vor jedem Kapitel wählt ihr: allein, gemeinsam als eine Mannschaft oder gegeneinander. Auch wer mitspielt, darf sich von Kapitel zu Kapitel ändern. Allein bist du immer die aktive Person: Es gibt keine Gebühr, und der Bonus jeder Steuererhöhung gehört dir.
rules-adventure-s1 = Alle bekommen zufällig eine von fünf Charakterkarten und wählen offen eine der beiden Seiten; wer das Spiel beginnt, wählt zuerst. Habt ihr ausgemacht, die Karten auszusuchen, geht es gegen den Uhrzeigersinn, und wer beginnt, sucht zuletzt aus.
rules-adventure-s2 = Dein Charakter sagt, mit wie vielen Münzen du beginnst. Vier deiner Steine stehen auf seinem Haus, einer auf der Tür und drei auf den Fenstern. Ein fünfter zeigt deine Kronen an.
rules-adventure-s3 = Für den Ereignisstapel zieht ihr einige der { $zeros } Ereignisse mit der Nummer 0: allein { $events1 }, gemeinsam zu zweit { $events2 }, zu dritt { $events3 }, zu viert { $events4 }; gegeneinander zu zweit { $rivals2 }, zu dritt { $rivals3 }, zu viert { $rivals4 }. Allein und zu zweit kommt Karte 1 dazu. Das Monatsende liegt ganz unten.
rules-adventure-s4 = Wer beginnt, liest die erste Seite des Kapitels vor, und die Karten, die dort genannt sind, werden in den Stapel gemischt. Im Lauf der Geschichte kommen { $added } Karten dazu. Sie bleiben für alle weiteren Kapitel darin.
rules-adventure-s5 = Die Seite wird umgedreht: Auf der Rückseite steht eure erste Mission.
rules-adventure-reconstructed = Was in der Anleitung steht, wird so gespielt. Was nur auf den Karten steht, ist rekonstruiert, also von uns: die Geschichte, die meisten Missionen, die Ereignisse, die Münzen der Charaktere, die Kronenleiste, was eine Mannschaft am Ende braucht, und die Zahlen auf den neuen Karten.

rules-adventure-month-title = Abenteuer: Ereignisse und Monate
rules-adventure-month-p1 = Jeder Zug beginnt mit dem obersten Ereignis, vor allem anderen. Es wirkt sofort, beim Entdecken oder beim Nehmen; dann wird es abgelegt.
rules-adventure-month-p2 = Das letzte Ereignis ist das Monatsende. Jetzt sagt die Sanduhr auf der neuesten Mission, wie die Geschichte weitergeht:
rules-adventure-month-k1 = Eine Zahl: Diese Seite wird gelesen.
rules-adventure-month-k2 = Eine Zahl mit Fragezeichen: Hat jemand diese Mission erfüllt? Dann lest ihr die Seite beim Haken, sonst die beim Kreuz, und die verlangt mehr.
rules-adventure-month-k3 = Handschlag und Faust: Gemeinsam gilt der Handschlag, gegeneinander die Faust.
rules-adventure-month-k4 = Karte 9: Für eine Mannschaft ist das Kapitel zu Ende.
rules-adventure-month-k5 = Ein Stein und Münzen: Alle dürfen einen Stein zurückgeben, wie beim Ende erklärt.
rules-adventure-month-p3 = Die neue Mission liegt rechts von den anderen. Alle sehen, auf welche Zahlen die Sanduhr zeigt, aber niemand liest voraus.
rules-adventure-month-p4 = Dann werden die abgelegten Ereignisse ungemischt umgedreht, und ein neues kommt obenauf. So kommen dieselben Ereignisse in derselben Reihenfolge wieder, und jeder Monat dauert einen Zug länger. Der Zug, in dem ein Monat endet, geht ohne weiteres Ereignis weiter.
rules-adventure-month-example = Der erste Monat bestand aus „{ event-fog-bank }“, „{ event-market-day }“ und „{ event-months-end }“. Der zweite beginnt mit einem Ereignis, das noch niemand kennt; dann kommen dieselben drei.
rules-adventure-month-p5 = Das sind die Ereignisse:

rules-adventure-missions-title = Abenteuer: Missionen und Kronen
rules-adventure-missions-p1 = Eine Mission kannst du erfüllen, wann immer du dran bist, im eigenen oder in einem fremden Zug, sofort oder viel später. Ältere Missionen bleiben offen. Niemand erfüllt eine Mission zweimal, aber mehrere können dieselbe erfüllen.
rules-adventure-missions-p2 = Was eine Mission auf dem dunklen Streifen zeigt, musst du haben, und du behältst es. Was sie mit einem Minus zeigt, legst du ab: Münzen, Kronen oder verstaute Schiffe. Jede Karte zählt nur für eines davon. Ein Tausendsassa vertritt hier niemanden.
rules-adventure-missions-p3 = Dann kommt der Stein ganz links auf deinem Haus auf die Mission und bleibt dort. Was er verdeckt hat, gehört dir:
rules-adventure-missions-k1 = beim ersten geht die Tür auf, und die Fähigkeit deines Charakters ist frei;
rules-adventure-missions-k2 = beim zweiten die Trophäe, ohne die gegeneinander niemand gewinnt;
rules-adventure-missions-k3 = beim dritten 1 Krone;
rules-adventure-missions-k4 = beim vierten 3 Kronen. Danach kannst du keine mehr erfüllen.
rules-adventure-missions-p4 = Wer eine Mission zuerst erfüllt, bekommt oft Münzen oder eine Krone. Die Kronen der Mission selbst bekommen alle, die sie erfüllen.
rules-adventure-missions-p5 = Missionen mit einem Blitz werden im richtigen Moment erfüllt oder gar nicht, und du wirst gefragt: wenn die vierte Schiffsfarbe in den Hafen kommt, wenn du Steuern zahlen musstest, bei der vierten Karte im Hafen, oder wenn du bei einer einzigen Karte aufhörst. Geht es dabei um den Hafen, sind sie der aktiven Person vorbehalten.
rules-adventure-missions-p6 = Kronen bewegen deinen Stein auf einer Leiste mit { $spaces } Feldern. Wappen stehen bei { $shields }: Das zuletzt erreichte oder überholte ist dein Einfluss aus Kronen, 1 beim ersten und { $most } beim letzten. Wer Kronen zahlt, geht zurück und kann Einfluss verlieren.
rules-adventure-missions-example = Auf Feld { $second } hast du das zweite Wappen erreicht: 2 Einfluss. Zahlst du 1 Krone, ist es noch 1.

rules-adventure-characters-title = Abenteuer: die zehn Charaktere
rules-adventure-characters-p1 = Dein Charakter bist du selbst. Ab deiner ersten erfüllten Mission wirkt seine Fähigkeit wie die einer Person und kommt zu denen deiner Personen dazu. Aber er ist keine Person: Er bringt keinen Einfluss und zählt nicht für Missionen, auch sein Säbel nicht.

rules-adventure-cards-title = Abenteuer: die Karten
rules-adventure-cards-ares = Die Ares-Piraten sind eine sechste Schiffsfarbe, violett. Sie zählen bei den Farben mit, lassen sich abwehren, und bei zweien platzt der Zug. Mit sechs Farben im Hafen nimmt die aktive Person { $takes } Karten.
rules-adventure-cards-items = Alle Schiffe dieser Schachtel haben etwas geladen: die Ares ein Buch der Riten oder Heilkräuter, die anderen Brot oder Rum. Nimmst du eines, hast du die Wahl. Nimm seine Münzen oder die Kronen, die es zeigt, und leg es ab; oder verstau es: Dann liegt es vor dir, für Missionen, Expeditionen und Schankmaiden. Händler seiner Farbe bringen ihre Münze so oder so.
rules-adventure-cards-tybuk = Drei Brüder mit je 3 Säbeln. Sie wehren ab, zählen bei Steuererhöhungen und für Missionen.
rules-adventure-cards-lookout = Einmal im Zug, beim Entdecken, auch vor der ersten Karte: Sieh die nächsten 3 Karten an. 2 davon legst du offen und ohne Wirkung ab; die dritte kommt obenauf zurück, und nur du kennst sie.
rules-adventure-cards-barmaid = 1 Krone, wenn 4 oder mehr Karten im Hafen liegen, sobald du mit dem Nehmen dran bist, egal in wessen Zug. Und beim Nehmen darfst du jeder Schankmaid 1 Brot oder 1 Rum zu dem Preis verkaufen, den sie zeigt.
rules-adventure-cards-captain = Kapitän, Priester und Siedler dieser Schachtel haben ihr Symbol wie immer und bringen 1 Münze mehr, wenn du ein Schiff der Ares nimmst, ob gehandelt oder verstaut.
rules-adventure-cards-expeditions = Drei Expeditionen verlangen neben Personen auch Waren. Beides wird abgelegt. Ein Tausendsassa ersetzt keine Ware.
rules-adventure-cards-tax = Die beiden Steuererhöhungen dieser Schachtel nehmen ab { $taxfrom } Münzen die Hälfte und bringen { $taxbonus } Münzen für den wenigsten Einfluss.
rules-adventure-cards-reconstructed = Welche Karten es gibt, steht in der Anleitung; die Zahlen darauf sind rekonstruiert:

rules-adventure-end-title = Abenteuer: Ende, neuer Versuch, Variante
rules-adventure-end-p1 = Allein oder gemeinsam endet ein Kapitel, wenn eine Sanduhr auf Karte 9 zeigt, nicht früher. Ihr habt gewonnen, wenn jede Mission auf dem Tisch von jemandem erfüllt wurde und eure Steine auf Missionen und euer gemeinsamer Einfluss reichen:
rules-adventure-end-k1 = allein { $cubes1 } Steine und { $influence1 } Einfluss
rules-adventure-end-k2 = zu zweit { $cubes2 } und { $influence2 }
rules-adventure-end-k3 = zu dritt { $cubes3 } und { $influence3 }
rules-adventure-end-k4 = zu viert { $cubes4 } und { $influence4 }
rules-adventure-end-p2 = Dann wird das Ende gelesen, und beim nächsten Mal kommt das nächste Kapitel. Das Abenteuer ist mit allen { $chapters } Kapiteln gewonnen; ohne eine einzige Niederlage ist es die höchste Leistung.
rules-adventure-end-retry = Habt ihr es nicht geschafft, spielt ihr das Kapitel noch einmal. Dazugekommene Karten bleiben im Stapel; alles andere beginnt von vorn. Für jede Niederlage in diesem Kapitel teilt ihr { $retry } Münzen mehr unter euch auf. Ist es gewonnen, fallen sie weg.
rules-adventure-end-rivals = Gegeneinander beginnt das Ende, sobald jemand { $influence_to_end } Einfluss und die Trophäe hat. Die Runde wird zu Ende gespielt. Unter denen mit Trophäe gewinnt der meiste Einfluss; bei Gleichstand weniger Steine am Haus, dann mehr Münzen. Die Geschichte geht so oder so weiter.
rules-adventure-end-cube = Gegeneinander zeigen die letzten Missionen eines Kapitels einen Stein: An jedem Monatsende darf jede Person einmal { $buyoff } Münzen zahlen und ihren Stein ganz links in die Schachtel zurückgeben. Was er verdeckt hat, gehört ihr, sogar die Trophäe; aber dieser Stein erfüllt keine Mission mehr.
rules-adventure-end-variant = Die Variante, wenn die Geschichte vorbei ist: Alle { $added } Karten sind im Stapel, vier der { $stars } Missionen mit Stern liegen von Anfang an aus, und es gibt keine Geschichte. An jedem Monatsende kostet es { $variant } Münzen, einen Stein zurückzugeben. Alles andere ist wie beim Spiel gegeneinander.
rules-adventure-end-shelf = Ein Kapitel könnt ihr jederzeit verlassen und auf einem anderen Gerät fortsetzen. Die ganze Kampagne steht im Regal und lässt sich als Datei aufheben.
