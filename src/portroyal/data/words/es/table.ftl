## La mesa.

table-draw-or-stop = ¿Otra más?
table-first-draw = Roba la primera carta
table-first-text = Un turno nuevo. Después de esta carta puedes plantarte.
table-first-or-claim = Roba, o completa antes una expedición.
table-draw-or-claim = Roba, plántate o completa una expedición.
table-nothing-left = No queda ninguna carta
table-colors-take =
    { $colors ->
        [0] Aún ningún barco
        [one] { $colors } color
       *[other] { $colors } colores
    }: { $count ->
        [one] { $count } carta para tomar
       *[other] { $count } cartas para tomar
    }.
table-repel-second = Repetido: { $card }
table-repel-or-lose =
    { $swords ->
        [one] Ahuyenta el barco con { $swords } sable, o déjalo entrar y pierde el turno.
       *[other] Ahuyenta el barco con { $swords } sables, o déjalo entrar y pierde el turno.
    }
table-repel-or-keep =
    { $swords ->
        [one] Deja entrar el barco, o ahuyéntalo con { $swords } sable.
       *[other] Deja entrar el barco, o ahuyéntalo con { $swords } sables.
    }
table-repel-must = Pondría fin a tu turno. Tienes sables para ahuyentarlo.
table-take =
    { $count ->
        [one] Toma una carta
       *[other] Toma { $count } cartas
    }
table-take-text =
    { $colors ->
        [0] Ningún barco en el puerto.
        [one] { $colors } color en el puerto.
       *[other] { $colors } colores en el puerto.
    } Comercia con barcos, contrata profesiones.
table-colors-harbor =
    { $colors ->
        [0] Ningún barco en el puerto.
        [one] { $colors } color en el puerto.
       *[other] { $colors } colores en el puerto.
    }
table-take-more = Toma otra, o deja el resto.
table-take-or-claim = Comercia, contrata o completa una expedición.
table-take-fee =
    { $fee ->
        [one] Cada carta cuesta { $fee } moneda más, para { $name }.
       *[other] Cada carta cuesta { $fee } monedas más, para { $name }.
    }
table-take-nothing = Aquí no hay nada para ti
table-take-empty = El puerto está vacío
table-take-nothing-text = Ahora no puedes tomar ninguna de estas cartas.
table-claim-now = ¿Completar una expedición?
table-claim-text = Tus profesiones bastan.
table-bust = Turno perdido
table-bust-claim = Aún puedes completar una expedición.
table-over = La partida ha terminado
table-over-text = Se han jugado todas las rondas.

table-other-thinks = { $name } está pensando
table-other-decides = { $name } decide
table-other-begins = { $name } empieza su turno
table-other-draws = { $name }: ¿robar o plantarse?
table-other-ship = { $name } se topa con { $card }
table-other-ship-busts = ¿Ahuyentar o perder el turno?
table-other-ship-keeps = ¿Ahuyentar o dejar entrar?
table-other-takes =
    { $count ->
        [0] { $name } puede completar una expedición
        [one] { $name } toma una carta
       *[other] { $name } toma { $count } cartas
    }
table-other-may-take =
    { $count ->
        [one] { $name } puede tomar una carta
       *[other] { $name } puede tomar { $count } cartas
    }
table-other-your-turn =
    { $fee ->
        [one] Es tu turno: cada carta te da { $fee } moneda.
       *[other] Es tu turno: cada carta te da { $fee } monedas.
    }
table-other-turn-of = Es el turno de { $name }.
table-other-bust = { $name } pierde el turno
table-watching = Estás mirando
table-watching-text = Ves lo que ve todo el mundo.
table-held = Un bot juega por ti
table-held-text = Retoma el control cuando quieras.
table-take-over = Retomar el control

table-do-draw = Robar
table-do-draw-safe = { $percent } seguro
table-do-draw-more = una carta más
table-do-draw-first = la primera carta
table-do-stop = Plantarse
table-do-stop-line =
    { $count ->
        [one] tomar { $count } carta
       *[other] tomar { $count } cartas
    }
table-do-stop-not-yet = aún no
table-do-repel = Ahuyentar
table-do-repel-line =
    { $swords ->
        [one] { $strength } de { $swords } sable
       *[other] { $strength } de { $swords } sables
    }
table-do-keep = Dejar entrar
table-do-keep-line = en el puerto
table-do-keep-bust = fin de tu turno
table-do-trade = Comerciar
table-do-hire = Contratar
table-do-for = { $card } por { $coins }
table-do-take = Tomar
table-do-take-line = elige una carta
table-do-take-none = nada que tomar
table-do-claim = Completar
table-do-claim-line = de { $from } a { $to } de influencia
table-do-claim-which = elige una
table-do-claim-others = Descartar otras
table-do-done = Listo
table-do-done-more = no tomar más
table-do-done-none = no tomar nada
table-do-done-bust = acabar el turno
table-do-hint = Consejo
table-do-undo = Deshacer
table-do-hurry = Adelantar
table-do-result = Resultado

table-card-new = nueva
table-goes = se va
table-chip-short =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
table-chip-fee = peaje { $fee }
table-chip-fee-short = falta peaje
table-chip-bust = ¿fin de turno?

table-label-place = { $place }. { $label }
table-label-gain =
    { $count ->
        [one] { $place }. { $label }; ganarías { $count } moneda
       *[other] { $place }. { $label }; ganarías { $count } monedas
    }
table-label-kept = { $label }; y { $influence } de influencia, porque tu mercader se queda el barco
table-label-pay =
    { $count ->
        [one] { $place }. { $label }; pagarías { $count } moneda
       *[other] { $place }. { $label }; pagarías { $count } monedas
    }
table-label-short =
    { $count ->
        [one] { $place }. { $label }; te falta { $count } moneda
       *[other] { $place }. { $label }; te faltan { $count } monedas
    }
table-label-no = { $place }. { $label }; ahora no se puede tomar
table-label-new = { $label }; recién revelada
table-label-bust = { $label }; si se queda, pierdes el turno
table-label-claim = { $label }; puedes completarla
table-label-goes = { $label }; se va con la expedición
table-label-under =
    { $count ->
        [one] { $label }, con { $count } barco debajo
       *[other] { $label }, con { $count } barcos debajo
    }
table-label-missing = { $label }; falta: { $missing }

table-region-harbor = Puerto
table-region-expeditions = Expediciones
table-region-others = Los demás
table-region-mine = Tu reserva
table-region-mine-of = Reserva de { $name }
table-region-question = Lo que se decide
table-region-actions = Lo que puedes hacer
table-region-side = Diario y chat
table-harbor-empty = Aún no hay cartas
table-colors-of =
    { $count ->
        [one] { $count } de 5 colores en el puerto
       *[other] { $count } de 5 colores en el puerto
    }

table-round = Ronda { $round }
table-turn = Turno { $turn }
table-began =
    { $you ->
        [yes] empezaste tú
       *[no] empezó { $name }
    }
table-goal = hasta { $count } de influencia
table-last-round = Última ronda
table-deck = mazo
table-discard = descarte
table-deck-count =
    { $count ->
        [one] Mazo, { $count } carta
       *[other] Mazo, { $count } cartas
    }
table-discard-count =
    { $count ->
        [one] Descarte, { $count } carta
       *[other] Descarte, { $count } cartas
    }
table-discard-empty = No hay ninguna carta en el descarte.
table-discard-title = Descarte
table-discard-text = La carta más reciente, primero. También están aquí las monedas pagadas: cada una era una carta.
table-watchers =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
table-open-log = Diario
table-open-chat = Chat
table-open-menu = Menú
table-unread =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
table-sound-on = Activar el sonido
table-sound-off = Quitar el sonido
table-reconnecting = Reconectando…
table-saving = Enviando…

table-you = Tú
table-your-turn = tu turno
table-your-choice = tú eliges
table-of-goal = de { $count }
table-deciding = decide
table-thinking = piensa
table-bot-plays = juega un bot
table-away = ausente
table-player-label =
    { $name }: { $influence } de influencia, { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $swords ->
        [one] { $swords } sable
       *[other] { $swords } sables
    }
table-player-turn = tiene el turno
table-display-empty = Todavía nadie

table-keep-title = ¿Dejarlo entrar y perder el turno?
table-keep-text = El puerto se descarta y tu turno acaba. Tus sables bastan para ahuyentar el barco ({ $card }).
table-keep-yes = Dejarlo entrar
table-keep-no = Mejor no
table-undo-title = ¿Deshacer tu última jugada?
table-undo-text = La partida vuelve a tu última decisión.
table-undo-text-people = Antes se pregunta a los demás.
table-undo-yes = Deshacer
table-cancel = Cancelar
table-pay-title = ¿Quién zarpa?
table-pay-text = Elige las profesiones que descartas para la expedición.
table-pay-way = Descartar { $persons }
table-handover = Le toca a { $name }
table-handover-text = Ahora decide { $name }.
table-handover-go = Aquí estoy

table-menu-title = Menú
table-menu-code = Mesa { $code }
table-menu-settings = Ajustes
table-menu-rules = Reglas
table-menu-keys = Teclado
table-menu-pace = Ritmo de los bots
table-menu-pace-calm = tranquilo
table-menu-pace-normal = normal
table-menu-pace-quick = rápido
table-menu-pace-instant = al instante
table-menu-full = Pantalla completa
table-menu-full-leave = Salir de pantalla completa
table-menu-device = Seguir en otro dispositivo
table-menu-device-text = Quien tenga este enlace juega en tu asiento. No lo compartas.
table-menu-hold = Que un bot juegue por mí
table-menu-return = Retomar el control
table-menu-remove = Que un bot juegue por { $name }
table-menu-remove-title = ¿Un bot en lugar de { $name }?
table-menu-remove-text = Un bot juega en este asiento hasta el final de la partida.
table-menu-leave = Dejar la mesa
table-menu-leave-text = Un bot puede guardar tu asiento. Vuelve con el mismo enlace.

table-keys-title = Teclado
table-keys-draw = Robar
table-keys-stop = Plantarse
table-keys-repel = Ahuyentar
table-keys-keep = Dejar entrar
table-keys-harbor = Elegir una carta del puerto
table-keys-harbor-more = La décima carta y las siguientes
table-keys-expedition = Elegir una expedición
table-keys-pass = Listo, no tomar más
table-keys-enter = Pulsar el botón dorado
table-keys-escape = Quitar la selección
table-keys-hint = Consejo
table-keys-log = Diario
table-keys-chat = Chat
table-keys-undo = Deshacer
table-keys-sound = Activar o quitar el sonido
table-keys-keys = Esta página
table-keys-arrows = Recorrer las cartas
