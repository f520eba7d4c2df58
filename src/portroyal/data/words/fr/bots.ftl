## Les robots : leur caractère, en une ligne.

bot-name-castaway = Naufragé
bot-line-castaway = Fait n’importe quoi, au hasard.
bot-name-deckhand = Mousse
bot-line-deckhand = Un plan simple, aucun sens du hasard.
bot-name-thumb-easy = Nez timide
bot-line-thumb-easy = À vue de nez : s’arrête au premier navire.
bot-name-thumb-medium = Nez mesuré
bot-line-thumb-medium = À vue de nez : s’arrête au deuxième navire.
bot-name-thumb-hard = Nez hardi
bot-line-thumb-hard = À vue de nez : s’arrête au troisième navire.
bot-name-bosun = Bosco
bot-line-bosun = Connaît la valeur des choses, ne compte jamais les cartes.
bot-name-helmsman = Timonière
bot-line-helmsman = Bon jugement, probabilités exactes, un plan à chaque tour.
bot-name-cautious = La Prudente
bot-line-cautious = Une timonière qui s’arrête plus tôt.
bot-name-daredevil = Casse-cou
bot-line-daredevil = Une timonière qui pioche une fois de plus.
bot-name-expedition-hunter = Exploratrice
bot-line-expedition-hunter = Une timonière qui a un faible pour les Expéditions.
bot-name-navigator = Navigatrice
bot-line-navigator = Simule bien des suites possibles avant de décider.
bot-name-privateer = Corsaire
bot-line-privateer = Voit le plus loin et anticipe ta réponse.

bot-level-1 = Débutant
bot-level-2 = Facile
bot-level-3 = Moyen
bot-level-4 = Fort
bot-level-5 = Expert

bot-strength-1 = très facile
bot-strength-2 = facile
bot-strength-3 = moyen
bot-strength-4 = difficile
bot-strength-5 = très difficile
