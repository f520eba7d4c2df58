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
rules-setup-s4 = Se juega por turnos, en el sentido de las agujas del reloj. La partida solo acaba cuando todos han tenido los mismos turnos.

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
rules-discover-p2 = También puedes plantarte con el puerto vacío, si solo han salido impuestos, expediciones y barcos ahuyentados. A los demás les toca igualmente, y los bufones dan su moneda.

rules-ships-title = Ahuyentar barcos
rules-ships-p1 = Un marinero da 1 sable, un pirata 2. Si tienes al menos tantos sables como la fuerza del barco recién revelado, puedes ahuyentarlo: va al descarte en vez de al puerto.
rules-ships-p2 = Los sables no se gastan: los mismos sables ahuyentan un barco tras otro. Un barco con calavera no lo puede ahuyentar nadie.
rules-ships-p3 = Solo se puede ahuyentar el barco recién revelado; si lo dejas entrar, se queda. Ahuyentar es opcional, aunque no hacerlo suponga perder el turno. Si te faltan sables, no hay elección.
rules-ships-example = Un marinero y un pirata suman 3 sables. Llega un segundo filibote, de fuerza 2: ahuyéntalo y sigue robando. Con fuerza 5 habrías perdido el turno.

rules-bust-title = Turno perdido
rules-bust-p1 = Si se queda un barco cuyo color ya está en el puerto, pierdes el turno. Todo el puerto va al descarte y nadie toma nada. Las expediciones se quedan.
rules-bust-p2 = Cada bufón da 1 moneda a quien lo tenga, también a ti.
rules-bust-bigbox = Aún puedes completar expediciones antes de que acabe tu turno.
rules-bust-older = El turno acaba al instante; tampoco se completan más expediciones.

rules-tax-title = Impuestos
rules-tax-p1 = Los impuestos afectan a todos. Primero la pérdida: quien tenga { $taxed_from } monedas o más descarta la mitad, redondeando hacia abajo. De 12 o 13 son 6; de 14 son 7. Con 11 o menos no pasa nada.
rules-tax-p2 = Luego la bonificación: 1 moneda para quien tenga más sables o menos influencia, según la carta. En caso de empate la reciben todos, aunque estén a cero.

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
rules-fee-p2 = Para una profesión necesitas el precio y el peaje antes de tomarla. Con un barco, el peaje puede salir de lo que da: sin monedas puedes tomar un barco de 1 moneda; no ganas nada, pero al menos no se lo lleva nadie más.
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
rules-persons-p2 = Almirantes y bufones miran el puerto una sola vez, cuando te toca tomar. Si acabas de contratarlos, empiezan la próxima vez.

rules-expeditions-title = Expediciones
rules-expeditions-p1 = Para completar una expedición, descarta profesiones con los símbolos exactos que pide; su influencia se va con ellas. La expedición pasa a tu reserva y ganas las monedas que muestra.
rules-expeditions-p2 = A fin de cuentas, una expedición de 4 suma 2 de influencia; una de 6 suma 3; la especial, 2. Tu influencia nunca baja.
rules-expeditions-p3 = Solo completa expediciones quien tiene el turno, tantas como pueda: al descubrir, antes y entre las cartas (no mientras se decide qué hacer con un barco), y al tomar, también tras la última carta y con profesiones recién contratadas. Nunca es obligatorio.
rules-expeditions-p4 = Cuando los demás empiezan a tomar, ya es tarde para este turno.

rules-end-title = Final y victoria
rules-end-p1 = En cuanto alguien tiene { $influence_to_end } de influencia, sea de quien sea el turno, se activa el final. Se sigue hasta que todos hayan tenido los mismos turnos: el último es de quien está a la derecha de quien empezó.
rules-end-sjg = Solo se comprueba si la partida acaba cuando termina una ronda. En la mesa no cambia nada, porque la influencia nunca baja.
rules-end-p2 = Gana quien tenga más influencia. En caso de empate, quien tenga más monedas. Si persiste, se comparte el puesto.
rules-end-example = Nell tiene 13 de influencia y 2 monedas, Tomas 14 y ninguna, Ines 13 y 5. Gana Tomas, aunque Nell llegó antes a 12; Ines es segunda gracias a sus monedas.
rules-end-variant = Variante, que se acuerda antes de jugar: el final solo lo activa quien tenga { $influence_to_end } de influencia y al menos una expedición, y solo puede ganar quien tenga una. Si nadie tiene ambas cosas, se sigue jugando.
rules-end-variant-sjg = Esta edición no ofrece la variante.

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
rules-word-bust-text = Dos barcos del mismo color en el puerto: nadie toma nada.
rules-word-round = ronda
rules-word-round-text = Un turno de cada persona.
rules-word-ruling = duda de reglas
rules-word-ruling-text = Una cuestión en la que los reglamentos difieren o callan, con la respuesta que se juega aquí.

rules-gambler-title = Módulo: el tahúr
rules-gambler-p1 = Cuatro profesiones más: dos de 4 monedas con 1 de influencia, una de 6 con 2 y una de 8 con 3. Se barajan en el mazo.
rules-gambler-p2 = Una vez por turno por cada tahúr de tu reserva, solo en tu propio turno y mientras descubres, puedes revelar cuatro cartas seguidas.
rules-gambler-k1 = Entre las cuatro no se ahuyenta ningún barco, por muchos sables que tengas.
rules-gambler-k2 = Una carta de impuestos se resuelve como siempre y una expedición va a su fila. Las dos cuentan entre las cuatro.
rules-gambler-k3 = Si tras la cuarta carta hay dos barcos del mismo color en el puerto, pierdes el turno.
rules-gambler-k4 = Si no, pasas enseguida a comerciar y contratar, y puedes tomar 1 carta más por cada tahúr usado.
rules-gambler-p3 = El tahúr puede usarse antes de robar ninguna carta: las suyas valen como la primera. Después ya no se roba carta a carta en este turno; con otro tahúr puedes seguir, y entre los dos completar expediciones.
rules-gambler-p4 = Un tahúr recién contratado espera a tu próximo turno. Si el mazo se agota antes de la cuarta, se revelan menos cartas.

rules-set-sail-title = Módulo: ¡Izad las velas!
rules-set-sail-p1 = Un juego más rápido y ligero, para dos a cuatro personas, ideal en familia y para una primera velada. Tiene 60 cartas propias y se juega sin las del juego básico; o bien 20 de ellas se barajan con las del básico.
rules-set-sail-p2 = Por sí solo se juega como el juego básico, salvo que:
rules-set-sail-k1 = No hay expediciones.
rules-set-sail-k2 = El final se activa en cuanto alguien tiene { $influence_to_end } de influencia.
rules-set-sail-k3 = Impuestos: quien tenga { $taxed_from } monedas o más descarta hasta quedarse con { $taxed_to }. Luego, 1 moneda para quien tenga menos influencia; en caso de empate la reciben todos.
rules-set-sail-k4 = El mazo: 25 barcos, cinco de cada color, 10 mercaderes, 10 pasajeros, 10 marineros, 2 piratas y 3 cartas de impuestos.
rules-set-sail-wholesaler = Cuando comercies con un barco de su color, en tu turno o en otro, el barco va debajo del mercader y no al descarte. Ganas sus monedas como siempre, y el barco vale 1 de influencia. Un mercader recién contratado se queda ya el barco siguiente. Dos mercaderes del mismo color comparten sus barcos: cada barco cuenta una vez.
rules-set-sail-passenger = Sin habilidad. Un pasajero solo da influencia.
rules-set-sail-p3 = Con el juego básico: 5 mercaderes, 5 pasajeros y 10 barcos se unen al mazo, que tiene así 20 cartas más. Todo lo demás es como en el juego básico, también el número de jugadores, los impuestos y el final.
rules-set-sail-p4 = Los números de 37 de las 60 cartas no son públicos. Están reconstruidos: fijados según las cartas conocidas, de modo que cuadren los totales del reglamento. Son estas cartas:
rules-reconstructed = reconstruido

rules-contract-cards-title = Módulo: la gente de los contratos
rules-contract-cards-p1 = Se barajan en el mazo 24 cartas más: 10 barcos, 5 vendedores, 4 artilleras y 5 vicealmirantes. Los contratos las necesitan; también se puede jugar con ellas sin ningún contrato.
rules-contract-cards-clerk = Cuando comercies con un barco del color del vendedor, puedes tomar 1 carta más esta vez, por cada vendedor de ese color. En el turno de otro, esa carta también cuesta el peaje. Un vendedor recién contratado ya cuenta para el barco siguiente.
rules-contract-cards-gunner = Cuando te toca tomar, cada una de tus artilleras te da 1 moneda por cada barco del puerto menos uno. Una artillera recién contratada empieza la próxima vez.
rules-contract-cards-vice-admiral = Cuando te toca tomar y hay { $vice_admirals_from } o { $vice_admirals_to } cartas en el puerto, cada uno de tus vicealmirantes te da { $vice_admiral_coins } moneda, en el turno de cualquiera. Los impuestos y las expediciones no son cartas del puerto. Un vicealmirante recién contratado empieza la próxima vez.
rules-contract-cards-gift = Cinco de los barcos traen un regalo: además de tus monedas, otra persona que tú elijas gana 1. En solitario no se regala nada.

rules-contracts-title = Módulo: contratos en competitivo
rules-contracts-p1 = El juego básico y la gente de los contratos, con cuatro de dieciséis contratos bocarriba en la mesa. Cada jugador tiene { $cubes } cubos.
rules-contracts-p2 = Para completar un contrato hay que tener o hacer lo que pide. Pon un cubo en su primera moneda libre, empezando por la izquierda, y gana esas monedas. El cubo se queda ahí. Nadie completa dos veces un contrato, pero varios pueden completar el mismo: cuanto antes, más da.
rules-contracts-k1 = Tu segundo contrato da además 1 de influencia, y el tercero 2.
rules-contracts-k2 = Con { $cubes } cubos nadie completa más de { $cubes } contratos.
rules-contracts-k3 = Enseñas tus profesiones y te las quedas: aún pueden ir a una expedición. Una ayudante no sustituye aquí a nadie.
rules-contracts-p3 = La mayoría de los contratos se pueden completar siempre que te toque jugar, en tu turno o en otro, enseguida o mucho después: mientras descubres, mientras tomas, y tras perder el turno si la edición aún permite expediciones.
rules-contracts-p4 = Los que llevan una campana se completan en el momento justo o nunca: «Inspector fiscal» cuando todos han pagado y antes de la bonificación, «Mal de ojo» tras perder el turno, los dos especuladores cuando entra en el puerto el tercer o el cuarto color, las dos némesis al comerciar. «Mal de ojo», los especuladores y «El nido de los piratas» son del jugador activo.
rules-contracts-p5 = Algunos van por pasos. Un cubo que ha empezado uno se queda ahí hasta el final, completado o no. Rechazar las monedas de un barco sigue siendo comerciar: los vendedores cuentan, el regalo se da y el peaje se paga, pero ningún mercader se queda el barco.
rules-contracts-example = Julia es la segunda en completar «Lumbrera»: 3 monedas. Es su segundo contrato, así que gana también 1 de influencia.
rules-contracts-p6 = La partida termina como siempre. Se puede ganar sin un solo contrato.

rules-coop-title = Módulo: contratos en cooperativo o en solitario
rules-coop-p1 = Toda la mesa es una tripulación. Hay que completar todos los contratos de la mesa, cada uno por quien pueda, antes de que se acabe el tiempo. Aquí la influencia no termina nada.
rules-coop-numbers = De los dieciocho contratos hay 3 en la mesa en solitario, 5 para dos jugadores, 7 para tres, 9 para cuatro y 11 para cinco.
rules-coop-p2 = El tiempo es un mazo aparte, que se toma bocabajo del mazo:
rules-coop-s1 = { $time_cards } cartas,
rules-coop-s2 = tantas más, o menos, como digan los números de los sellos,
rules-coop-s3 = y 1 por cada letra distinta.
rules-coop-example = Tres contratos con los sellos 1 G, 0 G y −1 H: { $time_cards } + (1 + 0 − 1) + 2 letras = 15 cartas.
rules-coop-p3 = La primera carta de cada turno sale del mazo de tiempo, y todas las demás del mazo. En cuanto se completa el último contrato, la tripulación gana. Si no se puede robar la primera carta de un turno, pierde.
rules-coop-p4 = Todo lo demás es como en competitivo, también los cubos, las monedas y la influencia del segundo y el tercer contrato. El peaje se sigue pagando: un barco de 1 moneda no te da nada en el turno de otro, pero la tripulación tiene una moneda más.
rules-coop-p5 = Tras cada carta de impuestos, el jugador activo puede apartar sin mirarla la primera carta del mazo de tiempo: un turno menos, un punto más. También se pueden apartar cartas antes de empezar. Si la tripulación gana, cada una es un punto:
rules-coop-r0 = 0 o 1: Marinero de agua dulce
rules-coop-r2 = 2 o 3: Marinero
rules-coop-r4 = 4 o 5: Pirata
rules-coop-r6 = 6 o 7: Capitana
rules-coop-r8 = 8 o más: Señor de los mares
rules-coop-points-example = De 15 cartas, Julia aparta 5 antes de empezar. Tiene diez turnos; si lo logra será Pirata, y con una carta más tras una carta de impuestos, Capitana.
rules-coop-p6 = En solitario siempre eres el jugador activo: no hay peaje, el regalo de un barco no va a nadie y la bonificación de los impuestos siempre es tuya.

rules-each-title = Los dieciocho contratos
rules-each-p1 = La banda oscura muestra lo que se pide; las monedas, lo que gana quien lo completa primero, segundo, etcétera; el sello, lo que añade al tiempo de una tripulación. Una campana: ahora o nunca. Sello azul: solo en cooperativo o en solitario.
rules-each-p2 = Lo que significa «en el momento justo» se explica en el apartado de los contratos. Las monedas y los sellos de los dos contratos de sello azul no son públicos; los nuestros están reconstruidos.
