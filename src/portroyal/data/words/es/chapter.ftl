## A chapter of The Adventure Begins at the table: missions, month, crowns, and the pages of its book.

# What a mission asks for. $count is how many.
mission-need-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
mission-need-crowns =
    { $count ->
        [one] { $count } corona
       *[other] { $count } coronas
    }
mission-need-swords =
    { $count ->
        [one] { $count } sable
       *[other] { $count } sables
    }
mission-need-influence = { $count } de influencia
mission-need-persons =
    { $count ->
        [one] { $count } profesión
       *[other] { $count } profesiones
    }
mission-need-persons-of-printed-cost-3 =
    { $count ->
        [one] { $count } profesión con precio impreso de 3
       *[other] { $count } profesiones con precio impreso de 3
    }
mission-need-expeditions =
    { $count ->
        [one] { $count } expedición
       *[other] { $count } expediciones
    }
mission-need-traders =
    { $count ->
        [one] { $count } comerciante
       *[other] { $count } comerciantes
    }
mission-need-settler =
    { $count ->
        [one] { $count } colona
       *[other] { $count } colonas
    }
mission-need-captain =
    { $count ->
        [one] { $count } capitana
       *[other] { $count } capitanas
    }
mission-need-priest =
    { $count ->
        [one] { $count } sacerdote
       *[other] { $count } sacerdotes
    }
mission-need-ares =
    { $count ->
        [one] { $count } barco de los piratas de Ares
       *[other] { $count } barcos de los piratas de Ares
    }
mission-need-book =
    { $count ->
        [one] { $count } libro de ritos
       *[other] { $count } libros de ritos
    }
mission-need-herbs =
    { $count ->
        [one] hierbas medicinales
       *[other] { $count } × hierbas medicinales
    }
mission-need-bread =
    { $count ->
        [one] { $count } pan
       *[other] { $count } panes
    }
mission-need-rum =
    { $count ->
        [one] { $count } ron
       *[other] { $count } rones
    }
mission-need-bread-or-rum =
    { $count ->
        [one] { $count } pan o ron
       *[other] { $count } entre pan y ron
    }
mission-need-ares-book =
    { $count ->
        [one] { $count } barco de los piratas de Ares con un libro de ritos
       *[other] { $count } barcos de los piratas de Ares con un libro de ritos
    }
mission-need-ares-herbs =
    { $count ->
        [one] { $count } barco de los piratas de Ares con hierbas medicinales
       *[other] { $count } barcos de los piratas de Ares con hierbas medicinales
    }
mission-need-card = { $count } × { $name }
mission-have = Tener { $things }.
mission-give = Descartar { $things }.
mission-times = Hay que hacerlo { $count } veces, en turnos distintos.
mission-fewer =
    { $count ->
        [one] Tomas { $count } carta menos.
       *[other] Tomas { $count } cartas menos.
    }
mission-short = pendiente: { $things }

# When a mission is decided, now or not at all.
mission-moment-fourth-color = Cuando el cuarto color de barco entra en el puerto.
mission-moment-tax-paid = Cuando tienes que pagar impuestos.
mission-moment-fourth-harbor-card = Plantarse justo después de la cuarta carta en el puerto.
mission-moment-one-harbor-card = Plantarse tras una carta en el puerto.
mission-now-fourth-color = Cuatro colores en el puerto
mission-now-tax-paid = Has pagado impuestos
mission-now-fourth-harbor-card = La cuarta carta en el puerto
mission-now-one-harbor-card = Una carta en el puerto

# Missions in the row.
mission-label = Misión { $mission }: { $title }
mission-gain-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
mission-gain-crowns =
    { $count ->
        [one] { $count } corona
       *[other] { $count } coronas
    }
mission-brings = Da { $reward }.
mission-brings-first = { $reward } para quien la complete primero
mission-brings-each = { $reward } para quien la complete
mission-done-by = Completada por { $names }.
mission-newest = La misión más reciente.
mission-first = 1.º
mission-state-ready = Puedes completarla ahora.
mission-state-mine = La has completado.
mission-state-done = completada
mission-active-only = Solo el jugador activo, en su turno.
mission-read = Leer otra vez la historia

# Questions and buttons.
adventure-region = Misiones y mes
adventure-buy-off-text = Lo que cubre pasa a ser tuyo, pero ese cubo ya no completa misiones.
adventure-other-chooses = { $name } elige un personaje
adventure-other-event = { $name } puede pagar una corona
adventure-other-mission = { $name } puede completar una misión
adventure-other-looks = { $name } mira las cartas siguientes
adventure-other-cube = { $name } puede devolver un cubo
adventure-do-choose = Soy yo
adventure-do-complete = Completar
adventure-do-return = Devolver
adventure-do-cube = Devolver un cubo
adventure-do-cube-line = cuesta { $count } monedas
adventure-do-stow = A la reserva
adventure-do-stow-coins =
    { $count ->
        [one] { $item } y { $count } moneda
       *[other] { $item } y { $count } monedas
    }
adventure-do-sell = Vender: { $card }
item-book = libro de ritos
item-herbs = hierbas medicinales
item-bread = pan
item-rum = ron

# What is told in place of the question.
moment-month = El mes ha terminado
moment-month-text = Habla el reloj de arena de la misión más reciente.
moment-story = Carta de historia { $mission }
moment-trophy = el trofeo
moment-door = la puerta está abierta
moment-crowns =
    { $you ->
        [yes] { $count ->
            [one] Ganas { $count } corona.
           *[other] Ganas { $count } coronas.
        }
       *[no] { $count ->
            [one] { $name } gana { $count } corona.
           *[other] { $name } gana { $count } coronas.
        }
    }
moment-crowns-lost =
    { $you ->
        [yes] { $count ->
            [one] Pierdes { $count } corona.
           *[other] Pierdes { $count } coronas.
        }
       *[no] { $count ->
            [one] { $name } pierde { $count } corona.
           *[other] { $name } pierde { $count } coronas.
        }
    }

# What a lookout has put back on top of the deck, told to who looked.
look-next = después: { $card }

# The month.
month-title = Mes { $month }
month-label = Mes { $month }, turnos hasta su final: { $count }.
month-turns =
    { $count ->
        [one] queda { $count } turno
       *[other] quedan { $count } turnos
    }
month-events = Eventos por venir: { $events }.
month-asks = Al final del mes: ¿ha completado alguien la misión { $mission }? Entonces carta { $done }; si no, carta { $not }.
month-next = La historia sigue con la carta { $mission }.
month-ends-chapter = El capítulo termina con este mes.
month-chapter-ends = fin del capítulo
month-cube = Al final del mes puedes pagar { $count } monedas para devolver un cubo.
month-now = ahora
month-unknown = Un evento nuevo que nadie conoce aún.
month-was-done = Misión { $mission }, { $title }: completada.
month-was-not = Misión { $mission }, { $title }: no completada a tiempo.

# Card 9, houses, crowns.
goal-title = Lo que necesita la tripulación
goal-missions = misiones
goal-cubes = cubos
goal-influence = influencia
house-label = { $character }: { $text }. Cubos: { $cubes }
pick-label = { $character }: { $text }
pick-turn = Dar la vuelta a la carta
pick-waits = está eligiendo
pick-be = Soy { $character }
pick-start =
    { $count ->
        [one] con { $count } moneda al empezar
       *[other] con { $count } monedas al empezar
    }
crowns-label = coronas: { $count }, influencia { $influence }
items-label =
    { $count ->
        [one] { $count } objeto
       *[other] { $count } objetos
    }

# The book.
story-book = La campana de Port Royal
story-chapter = Capítulo { $chapter }
story-mission = La misión
story-aloud = Leer en voz alta
story-reads = { $name } lee
story-turn = Pasar la página
story-close = A la mesa

# Which chapter, and how.
chapter-mode = Modo
chapter-mode-cooperative = Cooperativo
chapter-mode-competitive = Competitivo
chapter-mode-variant = Después de la historia
chapter-which = Capítulo

# A chapter is over.
count-in-words =
    { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $count }
    }
missing-missions =
    { $count ->
        [1] una misión
       *[other] { $many } misiones
    }
missing-cubes =
    { $count ->
        [1] un cubo
       *[other] { $many } cubos
    }
missing-influence =
    { $count ->
        [1] uno de influencia
       *[other] { $many } de influencia
    }
end-chapter-short = A falta de { $things }
end-chapter-not-yet = El capítulo { $chapter } aún no está ganado.
end-chapter-close = Faltó poco.
end-chapter-won-at = El capítulo { $chapter } está ganado { $how }.
chapter-try =
    { $try ->
        [1] al primer intento
        [2] al segundo intento
        [3] al tercer intento
        [4] al cuarto intento
        [5] al quinto intento
       *[other] al intento { $try }
    }
chapter-missions = misiones completadas
chapter-cubes = cubos en misiones
chapter-influence = influencia en común
chapter-undone = pendientes: { $missions }
chapter-from-crowns = por coronas: { $count }
chapter-road = El camino seguido
chapter-ending = Leer el final
chapter-short =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
