## Die Bots: wer sie sind, in einer Zeile.

bot-name-castaway = Schiffbrüchiger
bot-line-castaway = Tut irgendetwas, ganz zufällig.
bot-name-deckhand = Schiffsjunge
bot-line-deckhand = Hat einen einfachen Plan und kein Gespür für Wahrscheinlichkeiten.
bot-name-thumb-easy = Zaghafter Daumen
bot-line-thumb-easy = Eine Faustregel: hört beim ersten Schiff auf.
bot-name-thumb-medium = Ruhiger Daumen
bot-line-thumb-medium = Eine Faustregel: hört beim zweiten Schiff auf.
bot-name-thumb-hard = Kühner Daumen
bot-line-thumb-hard = Eine Faustregel: hört beim dritten Schiff auf.
bot-name-bosun = Bootsmann
bot-line-bosun = Weiß, was die Dinge wert sind, und zählt nie Karten.
bot-name-helmsman = Steuermann
bot-line-helmsman = Gutes Urteil, genaue Chancen, ein Plan für jeden Zug.
bot-name-cautious = Die Vorsichtige
bot-line-cautious = Wie der Steuermann, hört aber früher auf.
bot-name-daredevil = Draufgängerin
bot-line-daredevil = Wie der Steuermann, zieht aber noch einmal.
bot-name-expedition-hunter = Entdeckerin
bot-line-expedition-hunter = Wie der Steuermann, mit einem Herz für Expeditionen.
bot-name-navigator = Navigatorin
bot-line-navigator = Spielt viele mögliche Verläufe durch, bevor sie entscheidet.
bot-name-privateer = Freibeuterin
bot-line-privateer = Blickt am weitesten voraus und rechnet mit deiner Antwort.

bot-level-1 = Neuling
bot-level-2 = Leicht
bot-level-3 = Mittel
bot-level-4 = Stark
bot-level-5 = Meisterlich

bot-strength-1 = sehr leicht
bot-strength-2 = leicht
bot-strength-3 = mittel
bot-strength-4 = stark
bot-strength-5 = sehr stark
