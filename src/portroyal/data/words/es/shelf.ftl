## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = La historia
shelf-lead = Cinco capítulos, en tantas veladas como queráis.
shelf-crew = { $names }
shelf-done = Capítulo { $chapter }, { $title }: jugado
shelf-now = Capítulo { $chapter }, { $title }: el siguiente
shelf-to-come = Capítulo { $chapter }: por venir
shelf-feat = Los cinco capítulos sin una derrota: la mayor hazaña.
shelf-succeeded = Los cinco capítulos están ganados.
shelf-over = Todos los capítulos están jugados.
shelf-again = Capítulo { $chapter } otra vez, { $count } monedas para repartir
shelf-next = Al capítulo { $chapter }
shelf-so-far = Hasta ahora
shelf-keep = Guardar como archivo
shelf-new = Una campaña nueva
shelf-bots = Se sientan bots contigo; en la mesa, tus amigos pueden ocupar sus asientos.
shelf-begin = Abrir el libro
shelf-bring = Seguir con un archivo
shelf-no-file = Este archivo no es una campaña.

# Coins after a failure.
share-title =
    { $count ->
        [one] Otro intento: { $count } moneda para repartir
       *[other] Otro intento: { $count } monedas para repartir
    }
share-less = Una moneda menos para { $name }
share-more = Una moneda más para { $name }
share-do = De acuerdo
log-shared =
    { $you ->
        [yes] Has dicho cómo repartir las monedas.
       *[no] { $name } ha dicho cómo repartir las monedas.
    }
