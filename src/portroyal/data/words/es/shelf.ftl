## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = La historia
shelf-lead = Cinco capítulos, en tantas veladas como haga falta.
shelf-crew = { $names }
shelf-done = Capítulo { $chapter }, { $title }: jugado
shelf-now = Capítulo { $chapter }, { $title }: el siguiente
shelf-to-come = Capítulo { $chapter }: por venir
shelf-feat = Los cinco capítulos sin una derrota: la mayor hazaña.
shelf-succeeded = Los cinco capítulos están ganados.
shelf-over = Todos los capítulos están jugados.
shelf-again = Capítulo { $chapter } otra vez, { $count } monedas para repartir
shelf-next = Al capítulo { $chapter }
shelf-alone = En solitario
shelf-month = Capítulo { $chapter }, mes { $month }
shelf-last = última partida: { $day }
shelf-so-far = Hasta ahora
shelf-keep = Guardar como archivo
shelf-keep-running = El capítulo en curso no está en el archivo: desde ahí empieza de nuevo.
shelf-new = Una campaña nueva
shelf-friends = Con un bot en cada asiento se empieza enseguida. Los asientos libres son para amigos que vienen por el enlace; otros juegan en este dispositivo.
shelf-mix = Mezclar otras cartas
shelf-mix-warning = El reglamento avisa: otras cartas hacen la historia mucho más difícil. Está pensada para las cartas del juego básico.
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
share-even = Repartir por igual
share-do = De acuerdo
log-shared =
    { $you ->
        [yes] Has propuesto cómo repartir las monedas.
       *[no] { $name } ha propuesto cómo repartir las monedas.
    }
