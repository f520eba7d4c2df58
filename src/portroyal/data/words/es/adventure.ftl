card-name-ares = Piratas de Ares
card-foot-ares = Ares
card-one-ares = un pirata de Ares
card-the-ares = el pirata de Ares
card-name-tybuk = Hermano Tybuk
card-one-tybuk = un hermano Tybuk
card-the-tybuk = el hermano Tybuk
card-text-tybuk = Sables, como los de un marinero o un pirata.
card-short-tybuk = sables
card-name-lookout = Vigía
card-one-lookout = un vigía
card-the-lookout = el vigía
card-text-lookout = Una vez por turno, al descubrir: mira las 3 cartas siguientes, descarta 2 y deja la tercera encima del mazo.
card-short-lookout = una mirada a las cartas siguientes
card-name-barmaid = Tabernera
card-one-barmaid = una tabernera
card-the-barmaid = la tabernera
card-text-barmaid = 1 corona si hay 4 cartas o más en el puerto cuando te toca tomar. Y puedes venderle 1 pan o 1 ron a su precio.
card-short-barmaid = coronas, y un precio por el pan o el ron
card-color-ares = violeta
card-symbol-book =
    { $count ->
        [one] { $count } libro de ritos
       *[other] { $count } libros de ritos
    }
card-symbol-herbs =
    { $count ->
        [one] hierbas medicinales
       *[other] { $count } × hierbas medicinales
    }
card-symbol-bread =
    { $count ->
        [one] { $count } pan
       *[other] { $count } panes
    }
card-symbol-rum =
    { $count ->
        [one] { $count } ron
       *[other] { $count } rones
    }
module-adventure = Comienza la aventura
module-adventure-brief = una historia
module-adventure-text = Una historia en cinco capítulos: misiones, eventos y diez personajes, en solitario, en cooperativo o en competitivo.

deed-choose = Elegir a { $character }
deed-complete = Completar la misión { $mission }
deed-complete-with = Completar la misión { $mission } con { $cards }
deed-stow = Colocar { $card } en tu reserva
deed-look = Mirar las cartas siguientes
deed-return = Dejar { $card } encima del mazo
deed-sell = Vender la carga: { $card }
deed-pay-crown = Pagar una corona
deed-buy-off = Pagar monedas para devolver un cubo

log-character =
    { $you ->
        [yes] Eres { $character }.
       *[no] { $name } es { $character }.
    }
log-event = Evento: { $event }. { $text }
log-month-ended = El mes ha terminado.
log-story = Carta de historia { $mission }: una nueva misión.
log-cards-added =
    { $count ->
        [one] { $count } carta se añade al mazo.
       *[other] { $count } cartas se añaden al mazo.
    }
log-mission-step =
    { $you ->
        [yes] Estás en el paso { $step } de la misión { $mission }.
       *[no] { $name } está en el paso { $step } de la misión { $mission }.
    }
log-mission =
    { $you ->
        [yes] Has completado la misión { $mission }.
       *[no] { $name } ha completado la misión { $mission }.
    }
log-crowns =
    { $you ->
        [yes] Estás en la casilla { $count } de las coronas.
       *[no] { $name } está en la casilla { $count } de las coronas.
    }
log-stowed =
    { $you ->
        [yes] Has colocado { $card } en tu reserva.
       *[no] { $name } ha colocado { $card } en su reserva.
    }
log-item-given =
    { $you ->
        [yes] Has descartado { $card }.
       *[no] { $name } ha descartado { $card }.
    }
log-looked =
    { $you ->
        [yes] Has mirado las cartas siguientes.
       *[no] { $name } ha mirado las cartas siguientes.
    }
log-thrown = { $card } va al descarte.
log-put-back = Una carta queda encima del mazo.
log-cube =
    { $you ->
        [yes] Has pagado { $count } monedas para devolver un cubo.
       *[no] { $name } ha pagado { $count } monedas para devolver un cubo.
    }
log-trophy =
    { $you ->
        [yes] Has conseguido el trofeo.
       *[no] { $name } ha conseguido el trofeo.
    }
log-coins-by =
    { $you ->
        [yes] Has ganado { $count }.
       *[no] { $name } ha ganado { $count }.
    }
log-ended-chapter = El capítulo ha terminado.

adventure-choose = ¿Quién eres?
adventure-choose-text = Podrás usar la habilidad tras tu primera misión.
adventure-event-asks = ¿Pagas una corona?
adventure-mission = Misión { $mission }: ahora o nunca.
adventure-look = ¿Qué carta queda encima del mazo?
adventure-look-text = Las demás se descartan.
adventure-buy-off = ¿Pagar { $count } monedas para devolver un cubo?
adventure-pass = Ahora no
adventure-now = Se puede completar una misión.
adventure-missions-done = misiones completadas
adventure-cubes-gone = cubos retirados del personaje
end-chapter-won = Capítulo ganado.
end-chapter-lost = Capítulo perdido.

reason-character-taken = Este personaje no está en ninguna carta que puedas elegir.
reason-no-item = Este barco no lleva nada.
reason-not-stowed = No tienes este barco en tu reserva.
reason-not-for-sale = Las taberneras solo compran pan y ron.
reason-no-barmaid = No queda ninguna tabernera a quien vender.
reason-not-looked-at = Esta carta no está entre las que has mirado.
reason-no-lookout = Ya no puedes mirar en este turno.
reason-must-draw = El evento de este turno obliga a revelar antes más cartas.
reason-mission-not-open = Esta misión no está en la mesa.
reason-mission-completed = Ya has completado esta misión.
reason-mission-unmet = No tienes lo que pide esta misión.

ruling-adv-special-expedition-name = Expedición especial en la aventura
ruling-adv-special-expedition-question = ¿Dónde está la expedición para cinco?
ruling-adv-characters-name = Personajes
ruling-adv-characters-question = ¿Cómo se obtiene un personaje?
ruling-adv-batch-into-name = Cartas nuevas
ruling-adv-batch-into-question = ¿Adónde van las cartas nuevas?
ruling-adv-replay-cards-name = Cartas tras un fracaso
ruling-adv-replay-cards-question = ¿Qué pasa con las cartas nuevas tras un capítulo perdido?
ruling-adv-retry-cap-name = Monedas tras fracasos
ruling-adv-retry-cap-question = ¿Cuántas monedas pueden dar los fracasos?
ruling-adv-before-event-name = Antes del evento
ruling-adv-before-event-question = ¿Se puede hacer algo antes del evento del turno?
ruling-adv-months-end-turn-name = El turno del fin de mes
ruling-adv-months-end-turn-question = ¿Qué pasa con el turno en que acaba el mes?
ruling-adv-months-end-event-name = Un evento además del fin de mes
ruling-adv-months-end-event-question = ¿Hay un evento además del fin de mes?
ruling-adv-event-1-name = Evento 1
ruling-adv-event-1-question = ¿Está la carta 1 en el mazo de eventos de la variante?
ruling-adv-dues-are-tax-name = Derechos de puerto
ruling-adv-dues-are-tax-question = ¿Son impuestos los derechos de puerto?
ruling-adv-mission-active-name = Misiones en el propio turno
ruling-adv-mission-active-question = ¿Cuándo puede completar misiones el jugador activo?
ruling-adv-mission-old-name = Misiones anteriores
ruling-adv-mission-old-question = ¿Se pueden completar aún misiones anteriores?
ruling-adv-jack-name = Ayudante en las misiones
ruling-adv-jack-question = ¿Puede una ayudante sustituir a una profesión que pide una misión?
ruling-adv-character-swords-name = Sable de un personaje
ruling-adv-character-swords-question = ¿Cuenta el sable de un personaje para las misiones?
ruling-adv-printed-cost-3-name = Precio impreso de 3
ruling-adv-printed-cost-3-question = ¿Qué profesiones cuentan para un precio impreso de 3?
ruling-adv-33-moment-name = Cuatro colores
ruling-adv-33-moment-question = ¿Cuándo cuentan los cuatro colores del puerto?
ruling-adv-52-steps-name = Plantarse con una carta
ruling-adv-52-steps-question = ¿Cuántas veces hay que plantarse con una carta?
ruling-adv-52-cube-name = El cubo de varios pasos
ruling-adv-52-cube-question = ¿Cuándo sale del personaje el cubo de varios pasos?
ruling-adv-buy-off-when-name = Devolver cubos
ruling-adv-buy-off-when-question = ¿Cuántas veces se puede devolver un cubo a fin de mes?
ruling-adv-stow-is-trade-name = Colocar en la reserva
ruling-adv-stow-is-trade-question = ¿Colocar un barco en la reserva es comerciar?
ruling-adv-ares-coin-name = Monedas por los piratas de Ares
ruling-adv-ares-coin-question = ¿Qué dan juntos la capitana, el sacerdote y la colona de la caja por un pirata de Ares?
ruling-adv-barmaid-sale-name = Ventas
ruling-adv-barmaid-sale-question = ¿Cuándo se puede vender a una tabernera?
ruling-adv-lookout-uses-name = Miradas por turno
ruling-adv-lookout-uses-question = ¿Cuántas veces por turno se puede mirar?
ruling-adv-lookout-short-name = Vigía con pocas cartas
ruling-adv-lookout-short-question = Quedan menos de tres cartas: ¿qué ve el vigía?
ruling-adv-early-success-name = Éxito temprano
ruling-adv-early-success-question = La carta 9 se cumple antes de tiempo: ¿qué pasa?
ruling-answer-box = En la caja
ruling-answer-random = Al azar
ruling-answer-draft = Elegido por turnos
ruling-answer-deck = Al mazo
ruling-answer-deck-and-discard = Al mazo, junto con el descarte
ruling-answer-stay = Se quedan
ruling-answer-come-out = Vuelven a salir del mazo
ruling-answer-no-limit = Sin límite
ruling-answer-nine = Nueve como máximo
ruling-answer-missions = Misiones
ruling-answer-whenever = Mientras haya cuatro
ruling-answer-frees-at-once = En el primer paso, con lo que libera
ruling-answer-when-completed = Al completarla
ruling-answer-nothing = Nada
ruling-answer-goes-on = Continúa
ruling-answer-ends = Termina
ruling-answer-every-mode = En todos los modos
ruling-answer-not-in-variant = No en la variante
ruling-answer-any-time = En todo momento
ruling-answer-taking = Al tomar
ruling-answer-with-crown = Solo con su corona
ruling-answer-or-less = 3 o menos
ruling-answer-exactly = Exactamente 3
ruling-answer-enters = Cuando entra el cuarto
ruling-answer-each-from-fourth = Con cada uno desde el cuarto
ruling-answer-three-times = Tres veces
ruling-answer-twice = Dos veces
ruling-answer-at-the-first-step = En el primer paso
ruling-answer-each-once = Una vez cada uno
ruling-answer-as-often = Tantas veces como se pueda
ruling-answer-each = Cada uno
ruling-answer-new-deck = Se forma un mazo nuevo
ruling-answer-what-is-there = Lo que hay
ruling-answer-play-on = Se sigue jugando

event-market-day = Día de mercado
event-market-day-text = Todos ganan 1 moneda.
event-alms = Limosna
event-alms-text = Quien tenga menos monedas gana 2 monedas; en caso de empate, las ganan todos.
event-royal-courier = El correo del rey
event-royal-courier-text = El jugador activo puede pagar 1 corona y ganar 3 monedas.
event-harbor-dues = Derechos de puerto
event-harbor-dues-text = Quien tenga 10 monedas o más descarta 2. No son impuestos.
event-parade = Desfile en el muelle
event-parade-text = Quien tenga más sables, al menos uno, gana 1 corona; en caso de empate, la ganan todos.
event-fog-bank = Banco de niebla
event-fog-bank-text = En este turno no se puede ahuyentar ningún barco.
event-borrowed-blades = Sables prestados
event-borrowed-blades-text = En este turno, el jugador activo ahuyenta con 2 sables más.
event-spring-tide = Marea viva
event-spring-tide-text = El jugador activo no puede plantarse antes de que se hayan revelado 3 cartas.
event-salute = Veintiún cañonazos
event-salute-text = Cuando entra en el puerto el cuarto color de barco, el jugador activo gana 1 corona.
event-hiring-fair = Feria de contratación
event-hiring-fair-text = En este turno, cada profesión les cuesta a todos 1 moneda menos.
event-good-prices = Buenos precios
event-good-prices-text = En este turno, cada vez que alguien comercia con un barco por sus monedas, recibe 1 moneda más.
event-press-gang = Leva forzosa
event-press-gang-text = En este turno, cada profesión les cuesta a todos 1 moneda más.
event-open-stalls = Puestos abiertos
event-open-stalls-text = En este turno, el jugador activo puede tomar 1 carta más.
event-old-pilot = El viejo piloto
event-old-pilot-text = Una vez en este turno, el jugador activo puede mirar las tres cartas siguientes, como con un vigía.
event-months-end = Fin de mes
event-months-end-text = Se sigue el reloj de arena de la misión más reciente y después se prepara el nuevo mazo de eventos.
event-months-end-variant = Fin de mes (variante)
event-months-end-variant-text = Cada jugador, empezando por el activo, puede pagar 10 monedas para devolver el primer cubo de su personaje; después se prepara el nuevo mazo de eventos.

character-grace = Grace «la Niña» May
character-grace-text = 2 monedas cuando pierdes el turno con 4 cartas o menos en el puerto
character-grace-done = Te lo dije. Otra.
character-grace-bust = ¿Perdido? Lo dejé ahí a propósito.
character-jacques = Jacques Grandeur
character-jacques-text = 2 coronas por cada expedición que completes
character-jacques-done = Por mí. Y, bueno, por todos.
character-jacques-bust = Una escena pequeña en una gran obra.
character-jean = Jean Barbanegra
character-jean-text = como un marinero: 1 sable
character-jean-done = Nadie tenía que gritar. Grité igual.
character-jean-bust = Bah. El mar me debe una.
character-anne = Señora Anne
character-anne-text = como una señorita: contratar cuesta 1 moneda menos
character-anne-done = Hecho, querido, y por menos.
character-anne-bust = Qué caro sale esto.
character-ferdinando = Don Ferdinando
character-ferdinando-text = como un comerciante, pero con coronas: 1 cada vez que comercies con un galeón
character-ferdinando-done = Mi casa recordará este día.
character-ferdinando-bust = Nos retiramos. Con dignidad. Deprisa.
character-scott = Oficial Scott
character-scott-text = como un almirante, pero 1 moneda en lugar de 2
character-scott-done = Anotado, sellado y bien hecho.
character-scott-bust = Eso requiere un formulario.
character-peter = Peter «Comodón» Landman
character-peter-text = como un comerciante: 1 moneda más cada vez que comercies con una pinaza
character-peter-done = ¿Ves? Vino solo.
character-peter-bust = Ya volverá. Todo vuelve.
character-mary = Mary la Despiadada
character-mary-text = 1 moneda cuando empiezas a tomar cartas con 3 barcos o más en el puerto
character-mary-done = Y ya está.
character-mary-bust = Otra vez.
character-samuel = Samuel Blackguard
character-samuel-text = 2 monedas, una sola vez
character-samuel-done = Entonces, ¿estamos en paz?
character-samuel-bust = ¿Alguien me presta un barco?
character-thomas = Thomas Fishborn
character-thomas-text = como un vigía
character-thomas-done = Lo vi venir. Dos veces.
character-thomas-bust = Eso también lo vi. Tenía esperanzas.
