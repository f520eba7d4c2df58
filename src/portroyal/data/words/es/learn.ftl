## Challenges: the same deal for everybody, and one for each day.

daily-short = Del día
daily-title = Desafío del día
daily-lead = El mismo reparto para todos, uno nuevo cada día a medianoche del tiempo universal.
daily-today = Hoy
daily-kind-contracts = Contratos en solitario
daily-calendar = Mis días
daily-earlier = Mes anterior
daily-later = Mes siguiente
daily-cell-won = { $date }: ganado
daily-cell-lost = { $date }: jugado
daily-cell-open = { $date }: sin jugar
daily-honest = El reparto sale solo de la fecha, para que sea igual en todos los servidores. Quien quiera puede calcularlo antes; es más divertido no hacerlo.
challenge-title = Un desafío
challenge-lead = El mismo mazo, los mismos asientos y bots para quien tenga este enlace.
challenge-play = Aceptar
challenge-more = Jugarlo otra vez
challenge-against = Contra { $names }
challenge-alone = En solitario contra el tiempo
challenge-results = Resultados
challenge-none = Aquí nadie lo ha terminado todavía.
challenge-won = victoria
challenge-lost = derrota
challenge-place = { $place }.º puesto
challenge-score =
    { $influence } de influencia, { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
challenge-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
challenge-try = partida { $tried }
challenge-counts = Solo cuenta la primera partida de cada uno. Los nombres son los que se escribieron.
challenge-make = Desafiar a amigos
challenge-link = Enlace al desafío
challenge-see = Comparar resultados

## Drills: positions with one right answer.

drill-short = Ejercicios
drill-lead = ¿Qué harías? Una respuesta es la buena; lo que fallas vuelve.
drill-begin = Empezar
drill-begin-due =
    { $count ->
        [one] { $count } ejercicio pendiente
       *[other] { $count } ejercicios pendientes
    }
drill-rating = Tu puntuación
drill-streak = Aciertos seguidos
drill-best-streak = Racha más larga
drill-done = { $done } de { $of }
drill-theme-odds = Probabilidades
drill-theme-repel = Ahuyentar o dejar entrar
drill-theme-second-card = Una segunda carta
drill-theme-expeditions = Expediciones
drill-theme-tax = Impuestos
drill-theme-last-round = La última ronda
drill-theme-contracts = Contratos
drill-theme-crew = En tripulación
drill-theme-mine = Mis propios errores
drill-mine-none = Cuando el consejero haya repasado una partida tuya, las decisiones que más te costaron te esperarán aquí.
drill-ask = ¿Qué harías?
drill-seat = Eres { $name }.
drill-right = Correcto.
drill-wrong = Mejor: { $deed }.
# Behind each choice, once one is chosen.
drill-win = { $chance } de ganar
drill-thinking = El consejero lo está mirando…
drill-next = Siguiente
drill-leave = Basta por ahora
drill-all-done = No hay nada pendiente. Vuelve mañana o elige un tema.

## My numbers.

numbers-short = Mis números
numbers-lead = Cada partida que este dispositivo ha visto terminar. Se quedan aquí, salvo que decidas otra cosa.
numbers-none = Aún no hay partidas. Termina una y vuelve.
numbers-games = Partidas
numbers-wins = Victorias
numbers-busts = Turnos perdidos por partida
numbers-influence = Influencia por partida
numbers-coins = Monedas al final
numbers-bots = Contra cada bot
numbers-bots-text = Cuántas veces quedaste por delante. Cada punto del gráfico resume las diez últimas partidas hasta ese momento.
numbers-ahead = { $ahead } de { $games }
numbers-feats = Hazañas
numbers-feat-first = La primera victoria
numbers-feat-strongest = Por delante de un bot del nivel más alto
numbers-feat-clean = Una victoria sin perder un solo turno
numbers-feat-five = Cinco victorias seguidas
numbers-feat-crew = Un viaje ganado
numbers-feat-week = El desafío del día, siete días seguidos
numbers-keep = Guardar y trasladar
numbers-json = En JSON
numbers-csv = En CSV
numbers-delete = Borrar todos mis números
numbers-delete-sure = Tus partidas, ejercicios, desafíos y récords se pierden para siempre, aquí y en el servidor. ¿Borrarlos?
numbers-deleted-here = Borrados en este dispositivo. No se llega al servidor; allí se borrarán cuando vuelvas a abrir esta página.
numbers-delete-do = Borrar
numbers-server = En este servidor
numbers-server-text = Sin cuenta: basta un código. Quien lo tenga tiene tus números; apúntalo y no lo enseñes.
numbers-server-keep = Guardarlos también en este servidor
numbers-server-stop = Quitarlos del servidor
numbers-code = Tu código de recuperación
numbers-bring-label = Código de recuperación
numbers-bring-do = Traerlos aquí
numbers-kept = Guardado.
numbers-brought = Tus números ya están aquí.
