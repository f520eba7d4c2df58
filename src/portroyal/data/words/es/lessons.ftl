## La primera partida guiada.

guide-offer = ¿Primera vez?
guide-offer-line = Aprende en 3 minutos
guide-no-thanks = No, gracias
guide-resume = Seguir aprendiendo
guide-voice = Tu guía
guide-number = Lección { $number } de { $of }
guide-go-on = Seguir
guide-next = Lección siguiente
guide-again = Otra vez
guide-skip = Saltar
guide-leave = Salir
guide-play = Jugar de verdad
guide-lessons = Lecciones
guide-lessons-line = Partidas cortas para aprender jugando
guide-try = Probar
guide-done = hecha

notes = Notas para empezar
notes-hint = Unas palabras la primera vez, tras las lecciones.
note-no-more = Sin más notas
note-close = Entendido
note-draw = Tu turno. La primera carta es obligatoria: roba.
note-stop = ¿Robar más o plantarse? La barra muestra el riesgo de perder el turno.
note-repel = Tus sables bastan. Ahuyenta el barco, o déjalo entrar si su color es nuevo.
note-take = Toca una carta iluminada y luego el botón.
note-take-fee = Toca una carta iluminada para tomarla. En un turno ajeno cuesta 1 moneda más.
note-claim = Tienes los símbolos de una expedición: tócala. Sus profesiones se descartan.
note-ending = La última ronda. Solo gana la influencia; las monedas desempatan.
note-watch = Otros están robando. Después te toca tomar.

lesson-draw-title = Robar, plantarse, tomar
lesson-draw-welcome = Te damos la bienvenida. Esta es una mesa de verdad; solo el mazo está preparado. En tu turno revelas cartas en el puerto. Pulsa «{ table-do-draw }».
lesson-draw-ship = Un barco: un filibote azul, que vale las 2 monedas que muestra. Puedes plantarte después de cada carta. De momento, roba otra.
lesson-draw-not-yet = Podrías. Pero con un solo barco hay poco riesgo, y una segunda carta te deja elegir. Roba.
lesson-draw-person = Un marinero, que cuesta 3 monedas. Dos cartas para elegir son de sobra en un primer turno. Pulsa «{ table-do-stop }».
lesson-draw-enough = Qué valor. Pero un segundo barco azul te costaría el turno entero. Plántate mientras va bien.
lesson-draw-take = Ahora puedes tomar 1 carta. Toca el filibote y luego el botón: el barco se descarta y recibes 2 monedas.
lesson-draw-later = El marinero te costaría todo lo que tienes. Primero gana algo: toma el filibote.
lesson-draw-nothing = Nunca tienes que tomar nada, pero cuesta dejar ahí 2 monedas. Toma el filibote.
lesson-draw-others = Después también { $name } puede tomar una carta. Pero en tu turno el marinero costaría 4 monedas: 3 por él y 1 para ti. Hoy es demasiado.
lesson-draw-end = Eso ha sido un turno completo: robar hasta plantarse y después tomar. Ahora tienes 5 monedas.

lesson-fee-title = El turno de los demás
lesson-fee-hers = Ahora roba { $name } y tú miras. Dentro de un momento habrá algo para ti.
lesson-fee-stops = Con tres cartas le basta a { $name }. Quien tiene el turno toma primero.
lesson-fee-yours = Ahora puedes tomar 1 carta tú también. Puedes pagar las cartas iluminadas. Cuesta 1 moneda más, el peaje para { $name }. Contrata al marinero: 3 monedas y el peaje.
lesson-fee-settler = La colona sirve más tarde, para las expediciones. Un sable sirve ya: contrata al marinero.
lesson-fee-pass = Puedes pasar. Pero la mitad de tus cartas vendrá del turno de los demás. Contrata al marinero.
lesson-fee-end = El marinero se queda en tu reserva: 1 sable y 1 de influencia. Y cuando los demás tomen una carta en tu turno, te pagarán.

lesson-bust-title = Dos barcos de un color
lesson-bust-tempting = Tres barcos, tres colores. Con un cuarto color podrías tomar 2 cartas en vez de 1. Roba y mira qué pasa.
lesson-bust-sensible = Es prudente. Pero conviene ver una vez cómo sale mal. Roba.
lesson-bust-end = Un segundo barco azul: pierdes el turno. El puerto se descarta, nadie toma nada y tu turno termina. Cuantos más colores, más riesgo.

lesson-repel-title = Los sables
lesson-repel-swords = El mismo puerto, pero ahora un marinero y un pirata trabajan para ti. Entre los dos tienen 3 sables. Roba.
lesson-repel-braver = Con 3 sables puedes atreverte a más. Roba.
lesson-repel-second = Un segundo barco azul. Pero tiene fuerza 2, y tú tienes 3 sables. Pulsa «{ table-do-repel }» y desaparece.
lesson-repel-would-bust = Con dos barcos azules en el puerto pierdes el turno. Tienes los sables: ahuyéntalo.
lesson-repel-again = Los sables no se gastan. Roba otra vez.
lesson-repel-one-more = Un color más vale la pena, y tus sables siguen ahí. Roba.
lesson-repel-new-color = Una fragata roja, y el rojo es nuevo. También podrías ahuyentarla, pero con cuatro colores tomas 2 cartas. Pulsa «{ table-do-keep }».
lesson-repel-no-need = Podrías. Pero un cuarto color es justo lo que quieres. Déjala entrar.
lesson-repel-four = Cuatro colores: 2 cartas para tomar. No tientes a la suerte. Plántate.
lesson-repel-enough = Un quinto color valdría 3 cartas. Pero un barco fuerte te costaría todo. Plántate.
lesson-repel-two-cards = Tomas las 2 cartas una tras otra. Primero la pinaza, por 2 monedas.
lesson-repel-frigate-next = La fragata viene después. Primero la pinaza.
lesson-repel-one-coin = Esa solo da 1 moneda. Hay una que da 2.
lesson-repel-pass = Hay monedas que ganar. No pases todavía.
lesson-repel-one-left = Queda una carta. La fragata también da 2 monedas.
lesson-repel-end = 4 monedas en un turno: para eso están los sables. Solo un barco con calavera no lo ahuyenta nadie.

lesson-hire-title = Quienes trabajan para ti
lesson-hire-hire = Una profesión se paga una vez y trabaja para ti toda la partida. El comerciante azul da 1 moneda más con cada barco azul. Puedes tomar 2 cartas: contrata primero al comerciante.
lesson-hire-ship-first = Buen barco. Pero contrata primero al comerciante, y dará 1 moneda más.
lesson-hire-mademoiselle = Con la señorita, contratar te cuesta 1 moneda menos. Tienta, pero cuesta todas tus monedas. Primero el comerciante.
lesson-hire-the-trader = Primero el comerciante, por 3 monedas.
lesson-hire-pass = Tienes monedas y 2 cartas para tomar. No pases todavía.
lesson-hire-ship = Y ahora el filibote: 3 monedas, y 1 más por tu comerciante.
lesson-hire-the-flute = Tu comerciante gana con el barco azul. Toma el filibote.
lesson-hire-end = Otras profesiones dan sables, más cartas o símbolos para expediciones. Toca una carta para leer qué hace. El escudo muestra su influencia.

lesson-expedition-title = Expediciones
lesson-expedition-crew = Dos capitanas trabajan para ti: son dos anclas. Roba una carta.
lesson-expedition-claim = Una expedición. Se queda en su propia fila hasta que alguien la complete. Pide dos anclas, y las tienes. Tócala y luego el botón.
lesson-expedition-claim-first = Podría no estar en tu próximo turno, y tienes las dos anclas. Complétala.
lesson-expedition-end = Las dos capitanas se van, y con ellas 2 de influencia. La expedición vale 4 y da 2 monedas. De 3 de influencia pasas a 5.

lesson-tax-title = Impuestos
lesson-tax-rich = Tienes { $taxed_from } monedas. Es mucho para llevar encima. Roba.
lesson-tax-taxed = Una carta de impuestos. Quien tiene { $taxed_from } monedas o más pierde la mitad: se van 6. Después hay 1 moneda para quien tenga más sables, y eres tú. Sigue robando.
lesson-tax-no-harbor = En el puerto aún no hay nada que tomar. Roba.
lesson-tax-spend = Un bufón por 7 monedas, y tienes 7. Plántate.
lesson-tax-enough = Ya tienes a quién pagar. Plántate.
lesson-tax-jester = Contrata al bufón. Desde ahora recibes 1 moneda cada vez que alguien pierde el turno.
lesson-tax-pass = Las monedas son para gastarlas. Contrata al bufón.
lesson-tax-end = Solo con monedas no se gana, y en el mazo quedan más impuestos. Convierte tus monedas en influencia.

lesson-end-title = { $influence_to_end } de influencia
lesson-end-close = Tienes 10 de influencia; { $name }, 9. Con { $influence_to_end } empieza la última ronda. Roba.
lesson-end-one-ship = Los barcos dan monedas, no influencia. Roba.
lesson-end-need-more = Ahora las monedas no bastan. Roba.
lesson-end-twelve = Un marinero con 2 de influencia, por tus 5 monedas. Justo lo que falta. Plántate.
lesson-end-enough = Lo que necesitas está en el puerto. No lo arriesgues. Plántate.
lesson-end-hire = Contrata al marinero.
lesson-end-no-coins = Ahora cuenta la influencia. Contrata al marinero.
lesson-end-pass = Ahí están los 2 de influencia que faltan. Contrata al marinero.
lesson-end-last-round = Tienes { $influence_to_end } de influencia, y esta es la última ronda. Se juega hasta el final: a { $name } le queda un turno.
lesson-end-end = { $name } pierde el turno, y tú ganas. Eso es todo el juego. Ahora, pruébalo de verdad.
