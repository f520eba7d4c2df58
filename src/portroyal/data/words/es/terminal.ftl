## Lo que dice además el terminal.

terminal-welcome = Te damos la bienvenida a Port Royal.
terminal-welcome-back = Port Royal te esperaba.
terminal-bots = { $bot }: { $names }.
terminal-begins =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $name }.
    }
terminal-how = Escribe un número o las primeras letras de una opción; «ayuda» explica el resto.
terminal-player = Asiento { $number }
terminal-kept = La partida está guardada en { $file }. Para releerla: portroyal replay { $file }
terminal-goodbye = Hasta la vista.
terminal-goodbye-saved = Hasta la vista. Para continuar: portroyal play --terminal --load { $file } --save { $file }
terminal-goodbye-unsaved = Hasta la vista. La partida no se ha guardado.
terminal-quit-unsaved = Esta partida no está guardada. Escribe «guardar» para conservarla, o «salir» otra vez para irte.
terminal-undone = Deshecho.
terminal-saved = Guardado en { $file }, y desde ahora tras cada decisión.
terminal-save-exists = { $file } ya existe. Elige otro nombre.
terminal-save-failed = No se puede escribir { $file }.
terminal-save-over = La partida ya no se guarda.

terminal-told = { $what }: { $that }
terminal-have = tú: { $have } de { $of }
terminal-tucked =
    { $count ->
        [one] { $count } barco guardado
       *[other] { $count } barcos guardados
    }
terminal-passed = { $names } han pasado.
terminal-contract-done = completado por { $names }
terminal-contract-ready = puedes completarlo
terminal-contract-now = Puedes completar un contrato.
terminal-no-time = No quedan cartas de tiempo: quien tenga que robar ahora pierde la partida.
terminal-cannot-pay =
    { $you ->
        [yes] No puedes pagar ninguna de las cartas que quedan.
       *[no] { $name } no puede pagar ninguna de las cartas que quedan.
    }
terminal-spent = Monedas gastadas, ahora bocarriba: { $cards }.
terminal-goes-on =
    { $you ->
        [yes] La partida sigue: ahora decides tú.
       *[no] La partida sigue: ahora decide { $name }.
    }
terminal-verified =
    { $count ->
        [one] { $count } acción comprobada. La huella { $hash }… es correcta.
       *[other] Comprobadas las { $count } acciones. La huella { $hash }… es correcta.
    }

terminal-card-strength = fuerza { $strength }
terminal-card-skull = calavera
terminal-card-influence = { $influence } infl.
terminal-card-trader = +1 { $color }
terminal-card-jack-of-all-trades = todo símbolo
terminal-card-mademoiselle = contratas a −1
terminal-card-jester = sin turno: +1
terminal-card-admiral = { $admirals_from } cartas: +{ $admiral_coins }
terminal-card-governor = +1 carta
terminal-card-gambler = 4, luego +1
terminal-card-wholesaler = { $color } queda
terminal-card-clerk = { $color }: +1
terminal-card-gunner = barcos − { $gunners_without }
terminal-card-vice-admiral = { $vice_admirals_from }–{ $vice_admirals_to } cart.: +{ $vice_admiral_coins }
terminal-card-lookout = mira 3
terminal-card-barmaid = compra a { $price }
terminal-card-book = libro de ritos
terminal-card-herbs = hierbas
terminal-card-bread = pan
terminal-card-rum = ron
terminal-card-crowns = { $crowns } coronas

terminal-enter = basta Intro
terminal-danger =
    { $swords ->
        [0] un segundo barco { $colors } te quita el turno
       *[other] un segundo barco { $colors } te quita el turno, si no lo ahuyentas
    }
terminal-worth =
    { $coins ->
        [one] te daría { $coins } moneda
       *[other] te daría { $coins } monedas
    }
terminal-trade =
    { $coins ->
        [one] { $net } moneda
       *[other] { $net } monedas
    }
terminal-trade-fee = (ganas { $gain }, pagas { $toll } a { $name })
terminal-hire-fee = ({ $toll } para { $name })
terminal-hire = { $coins }, { $left }; { $influence }
terminal-besides = { $what }; { $more }
terminal-claim = { $given }; { $influence }, { $coins }
terminal-gamble = { $safe }; { $offer }
terminal-left =
    { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
terminal-influence-gain = +{ $influence } influencia
terminal-gift = +{ $count } para otra persona
terminal-more =
    { $count ->
        [one] { $count } carta más
       *[other] { $count } cartas más
    }

terminal-no-choice = No hay opción { $number }.
terminal-no-words = «{ $typed }» no es una de las opciones.
terminal-several = «{ $typed }» encaja con varias opciones: { $which }.
terminal-type =
    { $count ->
        [one] Escribe 1, o «ayuda».
       *[other] Escribe un número del 1 al { $count }, o «ayuda».
    }
terminal-no-card = No hay ninguna carta como «{ $typed }».

terminal-command-odds = azar
terminal-command-hint = consejo
terminal-command-others = otros
terminal-command-plan = plan
terminal-command-help = ayuda
terminal-command-log = diario
terminal-command-save = guardar
terminal-command-undo = deshacer
terminal-command-cards = cartas
terminal-command-quit = salir

terminal-first-or-gamble = Roba, o deja que el tahúr revele cuatro cartas.
terminal-help-rules =
    Roba cartas para el puerto, de una en una. Con un segundo barco del mismo color pierdes el turno, salvo que tus sables lo ahuyenten. Plántate a tiempo y toma 1 carta; 2 si hay barcos de cuatro colores, 3 si hay de cinco. Los barcos dan monedas; las profesiones cuestan monedas y dan influencia y habilidades. { $players ->
        [1] { "" }
       *[other] Después los demás pueden tomar una carta cada uno, y tú recibes una moneda por ella.
    } { $influence_to_end ->
        [0] { "" }
       *[other] La última ronda empieza cuando alguien tiene { $influence_to_end } de influencia.
    }
terminal-help-number = una opción por su número
terminal-help-words-key = robar, r
terminal-help-words = o por sus palabras o su comienzo; también en inglés: draw, stop, take flute
terminal-help-enter-key = Intro
terminal-help-enter = la mesa otra vez; si solo hay una opción, se juega
terminal-help-odds = el riesgo de perder el turno, y qué más puede salir
terminal-help-hint = lo que haría el consejero: cada opción con su probabilidad de ganar, y por qué
terminal-help-others = lo que tomaría cada uno de lo que dejas, y cuánto le vale
terminal-help-plan = qué buscan los bots de tu tripulación
terminal-help-cards = qué hacen las cartas de la mesa; con un nombre, cualquier otra
terminal-help-log = todo lo que ha pasado
terminal-help-undo = deshacer una decisión, si no se ha visto una carta oculta
terminal-help-save = guardar la partida ahora y tras cada decisión; con un nombre, en ese archivo
terminal-help-quit = salir

terminal-percent-under = menos del { $percent }
terminal-percent-over = más del { $percent }
terminal-odds-not-now = Ahora no se roba; las probabilidades son para quien descubre.
terminal-odds-bust =
    { $then ->
        [keep] Si dejas entrar el barco, pierdes el turno con la próxima carta: { $percent } ({ $cards } de { $of } cartas no vistas).
        [repel] Si ahuyentas el barco, pierdes el turno con la próxima carta: { $percent } ({ $cards } de { $of } cartas no vistas).
       *[draw] Pierdes el turno con la próxima carta: { $percent } ({ $cards } de { $of } cartas no vistas).
    }
terminal-odds-safe = Con la próxima carta no puedes perder el turno: no hay barcos en el puerto.
terminal-odds-color = { $color } { $count }
terminal-odds-colors = de ellas: { $colors }
terminal-odds-swords = sin tus sables sería { $percent }
terminal-odds-kinds = Lo que puede salir: { $kinds }.
terminal-odds-kind = { $kind } { $percent }
terminal-odds-new-color = un barco de un color nuevo: { $percent }
terminal-odds-affordable = una profesión que puedes pagar ahora: { $percent }
terminal-odds-ahead = Sin perder el turno en las próximas { $draws } cartas: { $chances }.

terminal-advice-close = Demasiado igualado: { $deeds }.
terminal-hint-win = ganar %
terminal-hint-behind = detrás %
terminal-hint-deals =
    { $deals ->
        [one] { $deals } partida simulada, { $turns } turnos por delante; monedas e influencia son las de entonces.
       *[other] { $deals } partidas simuladas, { $turns } turnos por delante; monedas e influencia son las de entonces.
    }
terminal-hint-close = El signo ?: demasiado igualado.
terminal-review-start = inicio
terminal-review-luck = + suerte
terminal-review-own = + propio
terminal-review-others = + otros
terminal-review-result = = resultado
terminal-review-now = = ahora
terminal-review-moments = Lo que decidió la partida:
terminal-review-moments-so-far = Lo que más ha cambiado hasta ahora:
terminal-review-better = Lo que se pudo jugar mejor:
terminal-review-moment = { $round }: { $what } ({ $changes })
terminal-review-decision = { $number }. { $grade } ({ $cost }): { $what }
terminal-review-count =
    { $count ->
        [one] { $count } decisión; demasiado igualadas: { $close }.
       *[other] { $count } decisiones; demasiado igualadas: { $close }.
    }
terminal-review-plot = El gráfico está en { $file }.
terminal-grade-inaccuracy = Imprecisión
terminal-grade-mistake = Fallo
terminal-grade-blunder = Fallo grave
terminal-grades-inaccuracy = { $count } impr.
terminal-grades-mistake =
    { $count ->
        [one] { $count } fallo
       *[other] { $count } fallos
    }
terminal-grades-blunder =
    { $count ->
        [one] { $count } grave
       *[other] { $count } graves
    }

terminal-list-color = color
terminal-list-strength = fuerza
terminal-list-ability = habilidad
terminal-list-cost = precio
terminal-list-copies = copias
terminal-list-sources = fuentes
terminal-list-special = especial
terminal-list-module = módulo
terminal-list-players = jugadores
terminal-list-range = { $fewest } a { $most }
terminal-list-needs = necesita
terminal-list-not-with = no con
terminal-list-about = qué es
terminal-list-contract = contrato
terminal-list-asks = lo que pide
terminal-list-pays = paga
terminal-list-seal = sello
terminal-list-contracts = { $count } contratos. Paga: monedas para el primero, el segundo, etc. Sello: el mazo de tiempo de una tripulación tiene { $time_cards } cartas, tantas más (o menos) como digan los números, y 1 por cada letra distinta. * reconstruido: no es público y se fijó según los demás.
terminal-list-played = Se juega: { $answer }.
terminal-list-fixed = sin elección en { $editions }
terminal-list-otherwise = Para jugar de otra manera: portroyal play --terminal --ruling ID=RESPUESTA
terminal-list-total = { $count } cartas. Fuentes: cuántas listas independientes coinciden. * cartas reconstruidas: sus números impresos no son públicos y se fijaron según las demás.

terminal-seats-unknown =
    { $guess ->
        [yes] Nadie llamado «{ $kind }» puede sentarse. ¿Querías decir «{ $near }»? Hay: { $kinds }.
       *[no] Nadie llamado «{ $kind }» puede sentarse. Hay: { $kinds }.
    }
terminal-seats-players =
    Lo que has elegido es para { $fewest } a { $most } personas, no para { $wanted }. { $wanted ->
        [1] En solitario se usa --modules base,contract_cards,coop.
       *[other] { "" }
    }
terminal-seats-too-many = { $seats } asientos son demasiados para { $players }.
terminal-seats-too-many-names = { $names } nombres son demasiados para { $players }.
terminal-seats-same-name = Dos personas no pueden tener el mismo nombre.
terminal-seats-name = El nombre «{ $name }» no se puede mostrar; un nombre tiene de 1 a { $most } letras visibles.
terminal-seats-not-told = Esta partida no dice quién se sienta dónde. Dilo con --seats, en el orden de los { $players } asientos: human, o el nombre de un bot.
terminal-seats-stranger = En esta mesa jugaba un bot llamado «{ $kind }», que aquí no se conoce. Di con --seats quién juega en su lugar.

# portroyal verify; what the browser says as well is in fair.ftl.
terminal-fair-actions-holds =
    { $count ->
        [one] La única acción se puede jugar.
       *[other] Las { $count } acciones se pueden jugar.
    }
terminal-fair-files =
    { $fails ->
        [0] { $count } registros, y todos encajan.
        [one] { $count } registros: uno no encaja.
       *[other] { $count } registros: { $fails } no encajan.
    }
terminal-fair-not-reached = Sin comprobar, porque antes falla algo.
terminal-fair-record = { $file }, partida { $number }:
terminal-fair-actions-fails = Una acción no se puede jugar: { $why }
terminal-fair-words-fail = Hay acciones que no están escritas como se jugaron.
terminal-fair-outcome-holds = La partida termina como dice el registro.
terminal-fair-outcome-fails = La partida no termina como dice el registro.
terminal-fair-hash-holds = La huella de la última posición encaja.
terminal-fair-hash-fails = La huella de la última posición no encaja.
terminal-fair-cards-unknown = Los mazos de esta partida no se pueden volver a calcular.
terminal-fair-outcome-unknown = El registro no dice ningún resultado.
terminal-fair-hash-unknown = El registro no tiene huella.
terminal-fair-seal-unknown = No hay huella de todo el registro: sus nombres y sus notas quedan sin demostrar.
terminal-fair-holds = Todo encaja.
terminal-fair-fails = Este registro no encaja.

terminal-chapter = Capítulo { $number }
terminal-turn-page = (Intro pasa la página)
terminal-card-9 = Carta 9: { $done } de { $missions } misiones, { $laid } de { $laidof } cubos, { $influence } de { $influenceof } de influencia.
terminal-month = Mes { $month }
terminal-events-next = Después: { $events }.
terminal-new-event = un evento nuevo
terminal-mission-step = { $name }: paso { $step }
terminal-cubes =
    { $count ->
        [one] queda { $count } cubo
       *[other] quedan { $count } cubos
    }
terminal-crowns =
    { $count ->
        [one] { $count } corona
       *[other] { $count } coronas
    }
terminal-stowed = en la reserva: { $things }
terminal-lead-trophy = { $influence } de influencia; { $you ->
        [yes] no llegaste
       *[no] { $name } no llegó
    } a conseguir el trofeo.
terminal-lead-cubes = { $influence } de influencia, tanta como { $you ->
        [yes] tú
       *[no] { $name }
    }, pero con más cubos retirados.

terminal-retry =
    { $failures ->
        [one] Un fracaso en este capítulo: { $coins } monedas más para repartir.
       *[other] { $failures } fracasos en este capítulo: { $coins } monedas más para repartir.
    }
terminal-retry-how = Intro las reparte así: { $even }; o escribe un número para cada cual: { $names }.
terminal-retry-wrong = Deben ser { $players } números enteros, { $coins } en total.
terminal-campaign-next = Intro empieza el capítulo { $chapter }; «salir» deja la mesa.
terminal-campaign-again = Intro juega otra vez el capítulo { $chapter }; «salir» deja la mesa.
terminal-campaign-variant = La historia está contada. Intro juega la variante, con cuatro misiones con estrella; «salir» deja la mesa.
terminal-campaign-feat = Todos los capítulos y ni una derrota: no hay hazaña mayor.
terminal-campaign-won = La aventura ha salido bien: todos los capítulos están ganados.
terminal-campaign-goodbye = Hasta la vista. Para continuar: portroyal campaign play { $file }
terminal-campaign-line = { $title }: capítulo { $chapter } de { $chapters }, { $names }
terminal-campaign-told = { $title }: contada hasta el final, { $names }
terminal-campaign-running = en mitad de una partida
terminal-campaign-failures =
    { $count ->
        [one] un fracaso
       *[other] { $count } fracasos
    }
terminal-campaign-none = No hay ninguna campaña en { $folder }. Para empezar una: portroyal campaign new
terminal-plan-none = Aquí no juega ningún bot contigo.
