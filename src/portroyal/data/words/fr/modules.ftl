## Ce à quoi on joue : le jeu de base et ce qui s’y ajoute.

module-base = Port Royal
module-base-text = Navires, personnages et Expéditions : le jeu sur lequel tout repose.
module-gambler = Parieur
module-gambler-text = 4 cartes : quatre d’un coup, pour une carte de plus.
