## El tahúr en la mesa: la oferta, la pregunta, cuatro cartas que se revelan una a una.

gamble-offer = Cuatro de golpe
gamble-offer-line = sin ahuyentar, luego +1 carta
gamble-offer-safe = seguro

gamble-ask = ¿Cuatro de golpe?
gamble-ask-text = Sin ahuyentar. Dos barcos del mismo color: pierdes el turno. Si no, tomas 1 carta más.
gamble-do = Cuatro
gamble-do-blind = a ciegas
gamble-back = Volver
gamble-back-line = de una en una

gamble-through = Ha salido bien
gamble-through-text =
    { $count ->
        [one] { $count } carta para ti. Cuatro más: 1 carta más, o nada.
       *[other] { $count } cartas para ti. Cuatro más: 1 carta más, o nada.
    }
gamble-stop = Plantarse
gamble-more = Cuatro más
gamble-other-through = A { $name } le ha salido bien

gamble-left =
    { $left ->
        [0] Las cuatro
        [1] Queda una
        [2] Quedan dos
        [3] Quedan tres
       *[other] Cuatro cartas
    }
gamble-other = { $name } deja que el tahúr revele cuatro cartas.
gamble-show-all = Ver todas
gamble-show-all-line = de golpe

gamble-key = Cuatro de golpe, con un tahúr
gamble-odds = cuatro de golpe salen bien

log-got-through =
    { $you ->
        [yes] { $count ->
            [one] Te ha salido bien: { $count } carta en el puerto.
           *[other] Te ha salido bien: { $count } cartas en el puerto.
        }
       *[no] { $count ->
            [one] A { $name } le ha salido bien: { $count } carta en el puerto.
           *[other] A { $name } le ha salido bien: { $count } cartas en el puerto.
        }
    }
