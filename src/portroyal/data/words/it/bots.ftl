## I bot: chi sono, in una riga.

bot-name-castaway = Naufrago
bot-line-castaway = Fa qualunque cosa, a caso.
bot-name-deckhand = Mozzo
bot-line-deckhand = Ha un piano semplice e non pensa al caso.
bot-name-thumb-easy = Occhio timido
bot-line-thumb-easy = A occhio: si ferma alla prima nave.
bot-name-thumb-medium = Occhio calmo
bot-line-thumb-medium = A occhio: si ferma alla seconda nave.
bot-name-thumb-hard = Occhio audace
bot-line-thumb-hard = A occhio: si ferma alla terza nave.
bot-name-bosun = Nostromo
bot-line-bosun = Sa quanto valgono le cose; non conta mai le carte.
bot-name-helmsman = Timoniere
bot-line-helmsman = Buon giudizio, probabilità esatte, un piano per ogni turno.
bot-name-cautious = La Prudente
bot-line-cautious = Come il timoniere, ma si ferma prima.
bot-name-daredevil = Scavezzacollo
bot-line-daredevil = Come il timoniere, ma pesca una volta in più.
bot-name-expedition-hunter = Esploratrice
bot-line-expedition-hunter = Come il timoniere, con un debole per le spedizioni.
bot-name-navigator = Navigatrice
bot-line-navigator = Prova molti futuri possibili prima di decidere.
bot-name-privateer = Corsara
bot-line-privateer = Guarda più lontano di tutti e prevede la tua risposta.

bot-level-1 = Principiante
bot-level-2 = Facile
bot-level-3 = Medio
bot-level-4 = Forte
bot-level-5 = Maestro

bot-strength-1 = molto facile
bot-strength-2 = facile
bot-strength-3 = medio
bot-strength-4 = difficile
bot-strength-5 = molto difficile
