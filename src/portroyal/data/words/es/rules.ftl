## Las reglas del juego base, con nuestras propias palabras.

rules-goal-title = Objetivo
rules-goal-p1 = Vas revelando barcos y profesiones en el puerto, carta a carta. Cada una enriquece el puerto y hace más peligrosa la siguiente: con dos barcos del mismo color pierdes el turno y te vas sin nada. Si te plantas a tiempo, eliges primero. Después eligen los demás, y cada cual te paga una moneda.
rules-goal-p2 = Las profesiones que contratas y las expediciones que completas dan influencia. Cuando alguien llega a { $influence_to_end }, se juega la ronda hasta el final, y gana quien tenga entonces más influencia.

rules-cards-title = Las cartas
rules-cards-p1 = Hay 120 cartas y nada más. El anverso es un barco, una profesión, una expedición o una carta de impuestos. El reverso es una moneda: para ganar una, pon delante de ti la carta superior del mazo, bocabajo y sin mirarla. Para gastarla, descártala. Nadie sabe qué cartas hacen de dinero.
rules-cards-ships = 50 barcos, diez de cada color. Los sables indican su fuerza, las monedas lo que dan.
rules-cards-persons = 60 profesiones. Cada una tiene un precio, una habilidad y de 0 a 3 de influencia.
rules-cards-expeditions = 6 expediciones. Piden dos o tres símbolos y dan de 4 a 6 de influencia.
rules-cards-taxes = 4 cartas de impuestos, dos de cada tipo.

rules-setup-title = Preparación
rules-setup-s1 = La expedición especial pide tres símbolos distintos y no tiene moneda en el reverso. Con cinco personas está a la vista desde el principio; con menos, vuelve a la caja.
rules-setup-s1-sjg = La expedición especial se baraja con el resto, sin importar cuántas personas jueguen.
rules-setup-s2 = Baraja las cartas bocabajo: ese es el mazo. Las descartadas quedan al lado, bocarriba.
rules-setup-s3 = Cada persona recibe { $start_coins } monedas, empezando por quien juega primero. Cuántas monedas tiene cada cual está a la vista.
rules-setup-s4 = Después se juega en el sentido de las agujas del reloj. La partida solo acaba cuando todos han tenido los mismos turnos.

rules-turn-title = Un turno
rules-turn-s1 = Descubrir: quien tiene el turno revela cartas hasta plantarse o perder el turno.
rules-turn-s2 = Comerciar y contratar: quien tiene el turno toma 1, 2 o 3 cartas del puerto. Luego los demás, por orden, pueden tomar 1 y le pagan 1 moneda por ella.
rules-turn-s3 = Lo que queda en el puerto se descarta y el turno pasa a la izquierda.

rules-discover-title = Descubrir
rules-discover-p1 = Roba la carta superior y revélala. Luego elige: ¿otra más o plantarte? La primera es obligatoria; después puedes plantarte tras cualquier carta. Si te plantas, no hay vuelta atrás.
rules-discover-k1 = Una profesión va al puerto y espera allí.
rules-discover-k2 = Un barco también va al puerto, salvo que lo ahuyentes.
rules-discover-k3 = Una expedición va a una fila aparte. No forma parte del puerto, no se toma como las demás cartas y se queda hasta que alguien la complete.
rules-discover-k4 = Una carta de impuestos se resuelve al momento y se descarta.
rules-discover-p2 = También puedes plantarte con el puerto vacío, si solo han salido impuestos, expediciones y barcos ahuyentados. A los demás les toca igualmente, y a los bufones les gusta.

rules-ships-title = Ahuyentar barcos
rules-ships-p1 = Un marinero da 1 sable, un pirata 2. Si tienes al menos tantos sables como la fuerza del barco recién revelado, puedes ahuyentarlo: va al descarte en vez de al puerto.
rules-ships-p2 = Los sables no se gastan: la misma tripulación puede ahuyentar un barco tras otro. Un barco con calavera no lo puede ahuyentar nadie.
rules-ships-p3 = Solo se puede ahuyentar el barco recién revelado; si se queda, se queda. Ahuyentar es opcional, aunque no hacerlo suponga perder el turno. Si te faltan sables, no hay elección.
rules-ships-example = Un marinero y un pirata suman 3 sables. Llega un segundo filibote, de fuerza 2: ahuyéntalo y sigue robando. Con fuerza 5 habrías perdido el turno.

rules-bust-title = Turno perdido
rules-bust-p1 = Si se queda un barco cuyo color ya está en el puerto, pierdes el turno. Todo el puerto va al descarte y nadie toma nada. Las expediciones se quedan.
rules-bust-p2 = Cada bufón da 1 moneda a quien lo tenga, también a ti.
rules-bust-bigbox = Aún puedes completar expediciones antes de que acabe tu turno.
rules-bust-older = El turno acaba al instante, también para las expediciones.

rules-tax-title = Impuestos
rules-tax-p1 = Los impuestos afectan a todos. Primero la pérdida: quien tenga { $taxed_from } monedas o más descarta la mitad, redondeando hacia abajo. De 12 o 13 son 6; de 14 son 7. Con 11 o menos no pasa nada.
rules-tax-p2 = Luego el premio: 1 moneda para quien tenga más sables o menos influencia, según la carta. En caso de empate la reciben todos, aunque estén a cero.

rules-trade-title = Comerciar y contratar
rules-trade-p1 = Primero toma quien tiene el turno y luego los demás, en el sentido de las agujas del reloj. Las cartas se toman de una en una; quien no quiera más, pasa. Nadie está obligado a tomar.
rules-trade-colors = Cuántas cartas puedes tomar en tu turno depende de los colores de barco del puerto. Se cuentan una vez, al empezar a tomar.
rules-trade-0 = 0 a 3 colores: 1 carta
rules-trade-4 = 4 colores: 2 cartas
rules-trade-5 = 5 colores: 3 cartas
rules-trade-p2 = Los demás pueden tomar 1 carta cada uno. Cada gobernador permite 1 carta más, en tu turno y en los demás.
rules-trade-p3 = Comerciar con un barco: descártalo y gana las monedas que muestra, y 1 más por cada comerciante tuyo de su color.
rules-trade-p4 = Contratar una profesión: descarta las monedas que cuesta, 1 menos por cada señorita tuya, y ponla en tu reserva. Su habilidad y su influencia son tuyas desde ya.
rules-trade-p5 = La primera carta puede pagar la segunda. Un comerciante recién contratado sirve ya para el próximo barco; una señorita, para la próxima profesión.
rules-trade-p6 = A los demás les toca aunque quien tiene el turno no haya tomado nada. Lo que nadie toma se descarta.

rules-fee-title = El peaje
rules-fee-p1 = Quien toma una carta en el turno de otra persona le paga 1 moneda, por cada carta. Las señoritas no lo rebajan.
rules-fee-p2 = Para una profesión necesitas el precio y el peaje antes de tomarla. Con un barco, el peaje puede salir de lo que da: sin monedas puedes tomar un barco de 1 moneda y no ganar nada, salvo que nadie más se lo lleve.
rules-fee-p3 = El peaje se paga bocabajo: nadie sabe qué carta es.
rules-fee-2014 = En esta edición el peaje se paga antes que el precio; en las demás, después. Solo decide qué carta bocabajo va a cada sitio.

rules-persons-title = Las profesiones
rules-persons-p1 = Una profesión trabaja para ti hasta que la descartas para una expedición. Varias iguales se acumulan y ninguna habilidad se gasta.
rules-person-trader = 1 moneda más cuando comercies con un barco de su color, en tu turno o en otro. Hay dos por color.
rules-person-settler = Una cabaña para expediciones.
rules-person-captain = Un ancla para expediciones.
rules-person-priest = Una cruz para expediciones.
rules-person-jack-of-all-trades = Vale por una cabaña, un ancla o una cruz, a tu gusto, aunque tengas la profesión adecuada.
rules-person-sailor = 1 sable: ahuyenta barcos en tu turno y cuenta cuando los impuestos premian los sables.
rules-person-pirate = 2 sables.
rules-person-mademoiselle = Cada profesión que contrates cuesta 1 moneda menos, sin bajar de 0. Eso no vale ni para ella misma ni para el peaje.
rules-person-jester = 1 moneda cuando alguien pierde el turno, tú también; y 1 moneda si no queda ninguna carta en el puerto cuando te toca tomar. Llevarte tú la última no da nada.
rules-person-jester-2014 = Con el puerto vacío no dan nada los bufones del jugador activo.
rules-person-admiral = { $admiral_coins } monedas si hay { $admirals_from } cartas o más en el puerto cuando te toca tomar, sea de quien sea el turno.
rules-person-governor = 1 carta más cada vez que te toca tomar. En el turno de otra persona, cada carta paga su peaje.
rules-person-governor-older = Un gobernador recién contratado da su carta al momento.
rules-person-governor-bigbox = Un gobernador recién contratado sirve a partir de la próxima vez.
rules-persons-p2 = Almirantes y bufones miran el puerto una sola vez, cuando empieza tu momento de tomar. Si acabas de contratarlos, empiezan la próxima vez.

rules-expeditions-title = Expediciones
rules-expeditions-p1 = Para completar una expedición, descarta profesiones con los símbolos exactos que pide; su influencia se va con ellas. La expedición pasa a tu reserva y ganas las monedas que muestra.
rules-expeditions-p2 = A fin de cuentas, una expedición de 4 suma 2 de influencia; una de 6 suma 3; la especial, 2. Tu influencia nunca baja.
rules-expeditions-p3 = Solo completa expediciones quien tiene el turno, tantas como pueda: al descubrir, antes y entre las cartas (no mientras se decide un barco), y al tomar, también tras la última carta y con profesiones recién contratadas. Nunca es obligatorio.
rules-expeditions-p4 = Cuando los demás empiezan a tomar, ya es tarde para este turno.

rules-end-title = Final y victoria
rules-end-p1 = En cuanto alguien tiene { $influence_to_end } de influencia, sea de quien sea el turno, se activa el final. Se sigue hasta que todos hayan tenido los mismos turnos: el último es de quien está a la derecha de quien empezó.
rules-end-sjg = El final solo se mira al acabar la ronda. En la mesa no cambia nada, porque la influencia nunca baja.
rules-end-p2 = Gana quien tenga más influencia. En caso de empate, quien tenga más monedas. Si persiste, se comparte el puesto.
rules-end-example = Nell tiene 13 de influencia y 2 monedas, Tomas 14 y ninguna, Ines 13 y 5. Gana Tomas, aunque Nell llegó antes a 12; Ines es segunda gracias a sus monedas.
rules-end-variant = Variante, que se acuerda antes de jugar: el final solo lo activa quien tenga { $influence_to_end } de influencia y al menos una expedición, y solo puede ganar quien tenga una. Si nadie tiene ambas cosas, se sigue jugando.
rules-end-variant-sjg = No ofrece la variante.

rules-hidden-title = Lo oculto
rules-hidden-p1 = No hay secretos en la mesa: lo oculto lo es para todos. Cualquiera ve el puerto, las expediciones, lo que cada cual tiene delante, cuántas monedas tiene, y el descarte.
rules-hidden-p2 = Las monedas son cartas. Al gastarlas van bocarriba al descarte, así que puedes contar lo que ha salido. El peaje no se gasta: solo cambia de manos. Aquí se gasta primero tu moneda más antigua.
rules-hidden-p3 = Cuando hace falta una carta y el mazo está vacío, el descarte se baraja y pasa a ser el mazo. Puerto, expediciones, profesiones y monedas se quedan donde están; las monedas viejas no están en el mazo nuevo.
rules-hidden-p4 = Si el mazo y el descarte están vacíos, solo ganas las monedas que haya, y en vez de robar te plantas. Si nadie ha podido robar en toda una ronda, la partida acaba y se puntúa como siempre.

rules-editions-title = Ediciones
rules-editions-p1 = Las mismas 120 cartas se han publicado con varios reglamentos. Coinciden en el juego y difieren en los detalles. La edición se elige al abrir una mesa, y allí puedes cambiar respuestas sueltas.
rules-editions-names = También cambian los nombres: en 2014, la colona era el colono, la capitana el capitán y la ayudante el chico para todo; los sables eran espadas y la influencia, puntos de victoria.

rules-tips-title = Primeros consejos
rules-tips-1 = Tres barcos en el puerto y ningún sable: más o menos una carta de cada cuatro te hace perder el turno. Con cuatro barcos, una de cada tres.
rules-tips-2 = Contrata pronto. Un marinero o un comerciante cuesta justo las { $start_coins } monedas iniciales y trabaja toda la partida.
rules-tips-3 = Lo que dejas lo pueden tomar los demás. Un puerto rico alimenta a todos, y cada cual te paga una moneda.
rules-tips-4 = No acumules: a partir de { $taxed_from } monedas, los impuestos se llevan la mitad.
rules-tips-5 = Dos profesiones con el mismo símbolo son 2 de influencia; como expedición son 4, y dan monedas.
rules-tips-6 = Fíjate en quién se acerca a { $influence_to_end }. En la última ronda las monedas solo desempatan: conviértelas en influencia.

rules-words-title = Vocabulario
rules-word-active = jugador activo
rules-word-active-text = Quien tiene el turno.
rules-word-harbor = puerto
rules-word-harbor-text = La fila de barcos y profesiones revelados en este turno.
rules-word-display = reserva
rules-word-display-text = Las profesiones y expediciones que alguien tiene delante.
rules-word-influence = influencia
rules-word-influence-text = El número del escudo. Decide quién gana.
rules-word-fee = peaje
rules-word-fee-text = La moneda que pagas por cada carta en el turno de otra persona.
rules-word-bust = perder el turno
rules-word-bust-text = Dos barcos de un color en el puerto: nadie toma nada.
rules-word-round = ronda
rules-word-round-text = Un turno de cada persona.
rules-word-ruling = duda de reglas
rules-word-ruling-text = Una cuestión en la que los reglamentos difieren o callan, con la respuesta que se juega aquí.

rules-gambler-title = Módulo: el tahúr
rules-gambler-p1 = Cuatro profesiones más: dos de 4 monedas con 1 de influencia, una de 6 con 2 y una de 8 con 3. Se barajan en el mazo.
rules-gambler-p2 = Una vez por turno por cada tahúr de tu reserva, solo en tu propio turno y mientras descubres, puedes revelar cuatro cartas seguidas.
rules-gambler-k1 = Entre las cuatro no se ahuyenta ningún barco, por muchos sables que tengas.
rules-gambler-k2 = Una carta de impuestos se resuelve como siempre y una expedición va a su fila. Las dos cuentan entre las cuatro.
rules-gambler-k3 = Si tras la cuarta carta hay dos barcos de un color en el puerto, pierdes el turno.
rules-gambler-k4 = Si no, pasas enseguida a comerciar y contratar, y puedes tomar 1 carta más por cada tahúr usado.
rules-gambler-p3 = El tahúr puede usarse antes de robar ninguna carta: las suyas valen como la primera. Después ya no se roba carta a carta en este turno; con otro tahúr puedes seguir, y entre los dos completar expediciones.
rules-gambler-p4 = Un tahúr recién contratado espera a tu próximo turno. Si el mazo se acaba entre las cuatro, se revelan menos cartas.
