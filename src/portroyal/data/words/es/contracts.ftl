## Los contratos: sus nombres, lo que piden, sus momentos, el tiempo y los puntos de una tripulación.
## $contract es un nombre sin comillas. Un cubo se pone en un contrato; un sello está impreso en él.

contract-name-luminary = Lumbrera
contract-name-bruja = Bruja
contract-name-maritime-supremacy = Supremacía marítima
contract-name-new-colony = Nueva colonia
contract-name-trade-outpost = Puesto comercial
contract-name-trade-master = Maestro del comercio
contract-name-thrifty-staff = Empleados austeros
contract-name-mercenary = Mercenario
contract-name-explorer = Explorador
contract-name-frigate-nemesis = Némesis de fragata
contract-name-galleon-nemesis = Némesis de galeón
contract-name-tax-inspector = Inspector fiscal
contract-name-jinx = Mal de ojo
contract-name-speculator = Especulador
contract-name-major-speculator = Gran especulador
contract-name-pirates-nest = El nido de los piratas
contract-name-small-estate = Pequeño patrimonio
contract-name-ransom = Rescate

contract-text-luminary = Tener un sacerdote y un bufón en tu reserva.
contract-text-bruja = Tener una capitana y una señorita en tu reserva.
contract-text-maritime-supremacy = Tener una capitana y un vicealmirante en tu reserva.
contract-text-new-colony = Tener una colona y una artillera en tu reserva.
contract-text-trade-outpost = Tener una colona y un vendedor en tu reserva. El color del vendedor no importa.
contract-text-trade-master = Tener { $count } comerciantes en tu reserva. Sus colores no importan.
contract-text-thrifty-staff = Tener en tu reserva { $count } profesiones con un precio impreso de { $amount } o menos. Lo que pagaste por ellas no importa.
contract-text-mercenary = Tener { $count } sables.
contract-text-explorer = Tener una expedición en tu reserva.
contract-text-frigate-nemesis = Comerciar con una fragata y rechazar todas sus monedas, también las de tus comerciantes. Y eso { $steps } veces: tu cubo avanza cada vez.
contract-text-galleon-nemesis = Comerciar con un galeón y rechazar todas sus monedas, también las de tus comerciantes. Y eso { $steps } veces: tu cubo avanza cada vez.
contract-text-tax-inspector = Perder monedas por los impuestos.
contract-text-jinx = Perder tu propio turno.
contract-text-speculator = Tener en el puerto barcos de { $amount } colores en tu propio turno, y eso en { $steps } turnos distintos.
contract-text-major-speculator = Tener en el puerto barcos de { $amount } colores en tu propio turno.
contract-text-pirates-nest = Ahuyentar en tus turnos un barco de cada color: el primero de cada color se queda contigo. Con { $amount } los descartas para el contrato.
contract-text-small-estate = Tener { $count } de influencia.
contract-text-ransom = Pagar { $amount } monedas.

contract-when-any = Siempre que te toque jugar, en el turno de cualquiera.
contract-when-own = Cuando quieras, en tu propio turno.
contract-when-now = En el momento justo o nunca.
contract-when-now-own = En tu propio turno, en el momento justo o nunca.
contract-pays = Monedas para quien lo complete primero, segundo, etcétera: { $coins }.
contract-pays-nothing = No da monedas.
contract-seal = Sello: { $turns } y { $letter }.
contract-crews-only = Solo en cooperativo o en solitario.
contract-reconstructed = Las monedas y el sello están reconstruidos.

contract-need-settlers =
    { $count ->
        [one] una colona
       *[other] { $count } colonas
    }
contract-need-captains =
    { $count ->
        [one] una capitana
       *[other] { $count } capitanas
    }
contract-need-priests =
    { $count ->
        [one] un sacerdote
       *[other] { $count } sacerdotes
    }
contract-need-mademoiselles =
    { $count ->
        [one] una señorita
       *[other] { $count } señoritas
    }
contract-need-jesters =
    { $count ->
        [one] un bufón
       *[other] { $count } bufones
    }
contract-need-gunners =
    { $count ->
        [one] una artillera
       *[other] { $count } artilleras
    }
contract-need-vice-admirals =
    { $count ->
        [one] un vicealmirante
       *[other] { $count } vicealmirantes
    }
contract-need-traders =
    { $count ->
        [one] un comerciante
       *[other] { $count } comerciantes
    }
contract-need-clerks =
    { $count ->
        [one] un vendedor
       *[other] { $count } vendedores
    }
contract-need-swords =
    { $count ->
        [one] { $count } sable
       *[other] { $count } sables
    }
contract-need-claimed =
    { $count ->
        [one] una expedición
       *[other] { $count } expediciones
    }
contract-need-influence = { $count } de influencia
contract-need-cheap-persons =
    { $count ->
        [one] { $count } profesión de { $amount } o menos
       *[other] { $count } profesiones de { $amount } o menos
    }
contract-need-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
contract-need-ships =
    { $count ->
        [one] { $count } color más
       *[other] { $count } colores más
    }
contract-asks-frigate-nemesis = rechazar las monedas de { $steps } fragatas
contract-asks-galleon-nemesis = rechazar las monedas de { $steps } galeones
contract-asks-tax-inspector = perder monedas por los impuestos
contract-asks-jinx = perder tu turno
contract-asks-speculator = { $amount } colores en tu turno, { $steps } veces
contract-asks-major-speculator = { $amount } colores en tu turno
contract-asks-pirates-nest = ahuyentar un barco de cada color
contract-asks-ransom = pagar { $amount } monedas
contract-lacks =
    { $you ->
        [yes] Aún necesitas { $things }.
       *[no] { $name } aún necesita { $things }.
    }
contract-steps-done = { $step } de { $steps } pasos
contract-ships-kept = { $count } de { $amount } barcos
contract-moment-missed = El momento justo no llegó, o se dejó pasar.

contract-label = { $contract }: { $asks }
contract-label-ready = { $label }; puedes completarlo ahora: { $gain }
contract-label-begun = { $label }; vas por el paso { $step } de { $steps }
contract-label-begun-by = { $label }; { $name } va por el paso { $step } de { $steps }
contract-label-done = { $label }; lo has completado
contract-label-done-by = { $label }; completado por { $names }
contract-label-no-cube = { $label }; no te quedan cubos
contract-gain-coins =
    { $count ->
        [0] ninguna moneda
        [one] { $count } moneda
       *[other] { $count } monedas
    }
contract-gain-influence = { $count } de influencia
contract-no-cube = sin cubos

contracts-title = Contratos
contracts-of = { $done } de { $all }
contracts-of-label = { $done } de { $all } contratos completados
contracts-key = Contratos
contract-cubes =
    { $count ->
        [0] no quedan cubos
        [one] queda { $count } cubo
       *[other] quedan { $count } cubos
    }
contract-offer-nth =
    { $nth ->
        [1] tu primer contrato
        [2] tu segundo contrato
       *[other] tu tercer contrato
    }
contract-offer-crew = así van { $done } de { $all }

contract-do = Completar
contract-do-coins =
    { $coins ->
        [0] sin monedas
        [one] +{ $coins } moneda
       *[other] +{ $coins } monedas
    }
contract-do-both =
    { $coins ->
        [0] +{ $influence } de influencia
       *[other] +{ $coins }, +{ $influence } influencia
    }
contract-do-step = Poner cubo
contract-do-step-line = paso { $step } de { $steps }

now-at-tax = Los impuestos te han costado monedas
now-at-bust = Has perdido el turno
now-at-colors =
    { $colors ->
        [one] { $colors } color en el puerto
       *[other] { $colors } colores en el puerto
    }
now-text = «{ $contract }»: ahora o nunca.
now-text-step = «{ $contract }», paso { $step } de { $steps }. El cubo se queda ahí hasta el final.
now-pass = Dejar pasar
now-pass-line = esta vez no
now-other = { $name }: ¿«{ $contract }»?
now-other-text = Ahora o nunca.
decline-text = Toma sus monedas, o recházalas para «{ $contract }»: paso { $step } de { $steps }.
decline-text-last = Toma sus monedas, o recházalas y completa «{ $contract }».
decline-do = Rechazar
gift-ask =
    { $count ->
        [one] ¿Para quién es la moneda?
       *[other] ¿Para quién son las monedas?
    }
gift-text =
    { $count ->
        [one] { $card } trae { $count } moneda más, para otra persona.
       *[other] { $card } trae { $count } monedas más, para otra persona.
    }
gift-do = Dar
gift-do-line = a { $name }
gift-do-which = elige a quién
gift-label =
    { $count ->
        [one] Dar { $count } moneda a { $name }
       *[other] Dar { $count } monedas a { $name }
    }
gift-other = { $name } regala una moneda
aside-ask = ¿Apartar una carta de tiempo?
aside-text =
    { $points ->
        [one] Un turno menos, un punto más: { $points } punto, si sale bien.
       *[other] Un turno menos, un punto más: { $points } puntos, si sale bien.
    }
aside-do = Apartar
aside-keep = Dejarla
aside-other = { $name }: ¿apartar una carta de tiempo?
aside-other-text = Un turno menos, un punto más.

voyage-title = El viaje
voyage-goal = todos los contratos antes de que se acabe la arena
time-turns =
    { $count ->
        [one] queda { $count } turno
       *[other] quedan { $count } turnos
    }
time-left =
    { $count ->
        [one] turno
       *[other] turnos
    }
time-deck = Mazo de tiempo
score-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
score-turns = turnos
score-unit = puntos
rank-landlubber = Marinero de agua dulce
rank-sailor = Marinero
rank-pirate = Pirata
rank-captain = Capitana
rank-lord-of-the-seas = Señor de los mares
rank-next = { $rank } con { $points }

start-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
start-sum =
    { $letters ->
        [one] { $cards } { $seals } en los sellos + { $letters } letra
       *[other] { $cards } { $seals } en los sellos + { $letters } letras
    }
start-harder = Más difícil desde el principio
start-less = Apartar una carta menos
start-more = Apartar una carta más
start-deal = Sacar otros
start-choose = Elegirlos
start-dealt = Sacados al azar
start-contracts =
    { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }

end-voyage-won =
    { $turns ->
        [0] Los { $all }, en el último turno
        [one] Los { $all }, y sobra { $turns } turno
       *[other] Los { $all }, y sobran { $turns } turnos
    }
end-voyage-lost = Se ha acabado la arena
end-voyage-rank =
    { $points ->
        [one] { $points } punto. Rango: { $rank }.
       *[other] { $points } puntos. Rango: { $rank }.
    }
end-voyage-last = El último fue «{ $contract }».
end-voyage-short = { $done } de { $all } contratos.
end-voyage-ranks = Rango
end-voyage-would = Lo que habría sido
end-voyage-turn = turno { $turn }
end-voyage-crew = La tripulación
end-again-harder = Otra vez, más difícil
end-again-same = Otra vez con estos
end-again-others = Otros contratos
