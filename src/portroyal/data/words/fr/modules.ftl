## Ce à quoi on joue : le jeu de base et ce qui s’y ajoute.

module-base = Port Royal
module-base-text = Navires, personnages et Expéditions : le jeu sur lequel tout repose.
module-gambler = Parieur
module-gambler-text = 4 cartes : quatre d’un coup, pour une carte de plus.

modules-title = À quoi on joue
modules-game = Le jeu
modules-cards = Cartes en plus
modules-needs = Avec { $module } seulement.
modules-not-with = Pas avec { $module }.
modules-players = De { $least } à { $most } personnes seulement.
modules-alone = Pour une seule personne.
modules-seats = De { $least } à { $most } personnes
modules-all = Tout voir
