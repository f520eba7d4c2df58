## A qué se juega: el juego básico y lo que se le añade.

module-base = Port Royal
module-base-text = Barcos, profesiones y expediciones: el juego en el que se basa todo.
module-gambler = Tahúr
module-gambler-text = 4 cartas: cuatro de golpe, por una carta más.
