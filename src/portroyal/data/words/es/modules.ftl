## A qué se juega: el juego básico y lo que se le añade.

module-base = Port Royal
module-base-text = Barcos, profesiones y expediciones: el juego en el que se basa todo.
module-gambler = Tahúr
module-gambler-text = 4 cartas: cuatro de golpe, por una carta más.

modules-title = A qué jugamos
modules-game = El juego
modules-cards = Cartas que añadir
modules-needs = Solo con { $module }.
modules-not-with = No con { $module }.
modules-players = Solo de { $least } a { $most } jugadores.
modules-alone = Solo para un jugador.
modules-seats = De { $least } a { $most } jugadores
modules-all = Ver todas
