## The rules of The Adventure Begins, in our own words. Numbers are the campaign's: web/src/adventure/numbers.ts gives them.

rules-adventure-title = Módulo: Comienza la aventura
rules-adventure-p1 = Una historia en { $chapters } capítulos, de una a cuatro personas. Un capítulo llena una velada. Se juega con el juego básico de la caja de 2021, que conviene conocer antes. Se pueden mezclar cartas de otros módulos, lo que la hace mucho más difícil; los contratos no.
rules-adventure-modes = Antes de cada capítulo se elige: en solitario, en cooperativo como una sola tripulación o en competitivo. El modo y la tripulación pueden cambiar de un capítulo a otro. En solitario siempre eres el jugador activo: no hay peaje y la bonificación de los impuestos siempre es tuya.
rules-adventure-s1 = Cada jugador recibe al azar una de las cinco cartas de personaje y elige a la vista de todos una de sus dos caras, empezando por quien juega primero. Si se prefiere escoger las cartas, se hace en sentido contrario a las agujas del reloj y quien juega primero escoge al final.
rules-adventure-s2 = Tu personaje dice con cuántas monedas empiezas. Cuatro de tus cubos están en su casa, uno en la puerta y tres en las ventanas. Un quinto marca tus coronas.
rules-adventure-s3 = Para el mazo de eventos se toman algunos de los { $zeros } eventos con el número 0: { $events1 } en solitario; en cooperativo, { $events2 } con dos jugadores, { $events3 } con tres y { $events4 } con cuatro; en competitivo, { $rivals2 } con dos, { $rivals3 } con tres y { $rivals4 } con cuatro. En solitario y con dos se añade la carta 1. El fin de mes va debajo del todo.
rules-adventure-s4 = Quien juega primero lee la primera página del capítulo, y las cartas que nombra se barajan en el mazo. A lo largo de la historia se unen { $added } cartas. Se quedan para todos los capítulos siguientes.
rules-adventure-s5 = Se da la vuelta a la página: en el reverso está la primera misión.
rules-adventure-reconstructed = Lo que imprime el reglamento se juega tal cual. Lo que solo está en las cartas está reconstruido, es decir, es nuestro: la historia, la mayoría de las misiones, los eventos, las monedas de los personajes, el camino de las coronas, lo que necesita la tripulación al final y los números de las cartas nuevas.

rules-adventure-month-title = Aventura: eventos y meses
rules-adventure-month-p1 = Cada turno empieza con el evento superior, antes de cualquier otra cosa. Actúa enseguida, mientras se descubre o mientras se toman cartas; después se descarta.
rules-adventure-month-p2 = El último evento es el fin de mes. Ahora el reloj de arena de la misión más reciente dice cómo sigue la historia:
rules-adventure-month-k1 = Un número: se lee esa página.
rules-adventure-month-k2 = Un número con un signo de interrogación: ¿ha completado alguien esa misión? Entonces se lee la página de la marca de verificación; si no, la del aspa, que pide más.
rules-adventure-month-k3 = Un apretón de manos y un puño: en cooperativo se sigue el apretón de manos; en competitivo, el puño.
rules-adventure-month-k4 = La carta 9: para una tripulación, el capítulo ha terminado.
rules-adventure-month-k5 = Un cubo y monedas: cada jugador puede devolver un cubo, como se explica en el apartado del final.
rules-adventure-month-p3 = La misión nueva se pone a la derecha de las demás. Todos ven a qué números apunta el reloj de arena, pero nadie lee por adelantado.
rules-adventure-month-p4 = Después se da la vuelta a los eventos descartados, sin barajarlos, y se pone encima uno nuevo. Así vuelven los mismos eventos en el mismo orden, y cada mes dura un turno más. El turno en que termina un mes sigue sin otro evento.
rules-adventure-month-example = El primer mes tuvo «{ event-fog-bank }», «{ event-market-day }» y «{ event-months-end }». El segundo empieza con un evento que nadie conoce aún; luego vienen los mismos tres.
rules-adventure-month-p5 = Estos son los eventos:

rules-adventure-missions-title = Aventura: misiones y coronas
rules-adventure-missions-p1 = Puedes completar una misión siempre que te toque jugar, en tu turno o en otro, enseguida o mucho después. Las misiones antiguas siguen abiertas. Nadie completa dos veces una misión, pero varios pueden completar la misma.
rules-adventure-missions-p2 = Lo que una misión muestra en la banda oscura hay que tenerlo, y te lo quedas. Lo que muestra con un menos lo descartas: monedas, coronas o barcos de tu reserva. Cada carta paga una sola cosa. Una ayudante no sustituye aquí a nadie.
rules-adventure-missions-p3 = Después, el primer cubo por la izquierda de tu casa va a la misión y se queda ahí. Lo que cubría es tuyo:
rules-adventure-missions-k1 = el primero: se abre la puerta y ya puedes usar la habilidad de tu personaje;
rules-adventure-missions-k2 = el segundo: el trofeo, sin el que nadie gana en competitivo;
rules-adventure-missions-k3 = el tercero: 1 corona;
rules-adventure-missions-k4 = el cuarto: 3 coronas. Después ya no puedes completar más.
rules-adventure-missions-p4 = Quien completa primero una misión suele ganar monedas o una corona. Las coronas de la propia misión son para todos los que la completan.
rules-adventure-missions-p5 = Las misiones con un rayo se completan en el momento justo o nunca, y se te pregunta: cuando entra en el puerto el cuarto color de barco, cuando has tenido que pagar impuestos, con la cuarta carta en el puerto o cuando te plantas con una sola carta. Las del puerto son del jugador activo.
rules-adventure-missions-p6 = Las coronas mueven tu marcador por un camino de { $spaces } casillas. Hay escudos en { $shields }: el último alcanzado o pasado es tu influencia por coronas, 1 con el primero y { $most } con el último. Quien paga coronas retrocede y puede perder influencia.
rules-adventure-missions-example = En la casilla { $second } has alcanzado el segundo escudo: 2 de influencia. Si pagas 1 corona, queda en 1.

rules-adventure-characters-title = Aventura: los diez personajes
rules-adventure-characters-p1 = El personaje eres tú. Desde tu primera misión completada su habilidad actúa como la de una profesión y se suma a las de tus profesiones. Pero un personaje no es una profesión: no da influencia ni cuenta para las misiones, y su sable tampoco.

rules-adventure-cards-title = Aventura: sus cartas
rules-adventure-cards-ares = Los piratas de Ares son un sexto color de barco, el violeta. Cuentan entre los colores, se pueden ahuyentar, y con dos de ellos pierdes el turno. Con seis colores en el puerto, el jugador activo toma { $takes } cartas.
rules-adventure-cards-items = Todos los barcos de esta caja llevan algo: los de Ares un libro de ritos o hierbas medicinales, los demás pan o ron. Cuando tomas uno, eliges. Toma sus monedas, o las coronas que muestra, y descártalo; o ponlo en tu reserva, para misiones, expediciones y taberneras. En ambos casos los comerciantes de su color dan su moneda.
rules-adventure-cards-tybuk = Tres hermanos con 3 sables cada uno. Ahuyentan barcos y cuentan para los impuestos y para las misiones.
rules-adventure-cards-lookout = Una vez por turno, mientras descubres, también antes de la primera carta: mira las 3 cartas siguientes. Descartas 2, bocarriba y sin efecto; la tercera vuelve encima del mazo, y solo tú la conoces.
rules-adventure-cards-barmaid = 1 corona si hay 4 cartas o más en el puerto cuando te toca tomar, sea de quien sea el turno. Y mientras tomas puedes vender a cada tabernera 1 pan o 1 ron al precio que muestra.
rules-adventure-cards-captain = La capitana, el sacerdote y la colona de esta caja tienen su símbolo como siempre y dan 1 moneda más cuando tomas un barco de Ares, por sus monedas o para tu reserva.
rules-adventure-cards-expeditions = Tres expediciones piden objetos además de profesiones. Se descartan ambos. Una ayudante no sustituye ningún objeto.
rules-adventure-cards-tax = Las dos cartas de impuestos de esta caja quitan la mitad a partir de { $taxfrom } monedas y dan { $taxbonus } monedas a quien tenga menos influencia.
rules-adventure-cards-reconstructed = Qué cartas hay lo dice el reglamento; sus números están reconstruidos:

rules-adventure-end-title = Aventura: final, otro intento, variante
rules-adventure-end-p1 = En solitario o en cooperativo, un capítulo termina cuando un reloj de arena lleva a la carta 9, no antes. Se gana si alguien ha completado cada misión de la mesa y si bastan los cubos en las misiones y la influencia de toda la tripulación:
rules-adventure-end-k1 = en solitario { $cubes1 } cubos y { $influence1 } de influencia
rules-adventure-end-k2 = con dos { $cubes2 } y { $influence2 }
rules-adventure-end-k3 = con tres { $cubes3 } y { $influence3 }
rules-adventure-end-k4 = con cuatro { $cubes4 } y { $influence4 }
rules-adventure-end-p2 = Entonces se lee el final, y la próxima vez viene el capítulo siguiente. La aventura se gana con los { $chapters } capítulos; sin una sola derrota es la mayor hazaña.
rules-adventure-end-retry = Si no se consigue, se juega el capítulo otra vez. Las cartas añadidas se quedan en el mazo; todo lo demás vuelve a empezar. Por cada derrota en este capítulo hay { $retry } monedas más para repartir. Una vez ganado, desaparecen.
rules-adventure-end-rivals = En competitivo, el final se activa en cuanto alguien tiene { $influence_to_end } de influencia y el trofeo. Se termina la ronda. Entre quienes tienen el trofeo gana quien tenga más influencia; en caso de empate, quien tenga menos cubos en la casa y luego quien tenga más monedas. La historia sigue de todos modos.
rules-adventure-end-cube = En competitivo, las últimas misiones de un capítulo muestran un cubo: en cada fin de mes, cada jugador puede pagar una vez { $buyoff } monedas para devolver a la caja su primer cubo por la izquierda. Lo que cubría es suyo, también el trofeo; pero ese cubo ya no completa misiones.
rules-adventure-end-variant = La variante, cuando la historia ha terminado: las { $added } cartas están en el mazo, cuatro de las { $stars } misiones con estrella están a la vista desde el principio y no hay historia. En cada fin de mes, devolver un cubo cuesta { $variant } monedas. Todo lo demás es como en competitivo.
rules-adventure-end-shelf = Un capítulo se puede dejar en cualquier momento y seguir en otro dispositivo. La campaña entera está en la estantería y se puede guardar como archivo.
