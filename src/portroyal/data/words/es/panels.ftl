## Alrededor de la mesa: diario, chat, probabilidades, consejo, cartas, reloj, final.

log-title = Diario
log-empty = Aún no ha pasado nada.
log-earlier = Entradas anteriores
log-you = Tú
log-you-inside = tú
log-turn =
    { $you ->
        [yes] Ronda { $round }, tu turno
       *[no] Ronda { $round }, { $name }
    }
log-before-start = Antes de la partida
log-drew =
    { $you ->
        [yes] Has robado { $card }.
       *[no] { $name } ha robado { $card }.
    }
log-drew-ship =
    { $you ->
        [yes] Has robado { $card }, fuerza { $strength }.
       *[no] { $name } ha robado { $card }, fuerza { $strength }.
    }
log-drew-skull =
    { $you ->
        [yes] Has robado { $card } con calavera.
       *[no] { $name } ha robado { $card } con calavera.
    }
log-glass =
    { $you ->
        [yes] Has girado el reloj de arena: { $card }.
       *[no] { $name } ha girado el reloj de arena: { $card }.
    }
log-glass-ship =
    { $you ->
        [yes] Has girado el reloj de arena: { $card }, fuerza { $strength }.
       *[no] { $name } ha girado el reloj de arena: { $card }, fuerza { $strength }.
    }
log-glass-skull =
    { $you ->
        [yes] Has girado el reloj de arena: { $card } con calavera.
       *[no] { $name } ha girado el reloj de arena: { $card } con calavera.
    }
log-kept =
    { $you ->
        [yes] Has dejado entrar { $card }.
       *[no] { $name } ha dejado entrar { $card }.
    }
log-repelled =
    { $you ->
        [yes] Has ahuyentado { $card }.
       *[no] { $name } ha ahuyentado { $card }.
    }
log-captured = El barco se queda para «{ $contract }».
log-bust =
    { $you ->
        [yes] Has perdido el turno con la { $nth }.ª carta.
       *[no] { $name } ha perdido el turno con la { $nth }.ª carta.
    }
log-bust-chance = El riesgo era del { $percent }.
log-stopped =
    { $you ->
        [yes]
            { $count ->
                [0] Te has plantado con el puerto vacío.
                [one] Te has plantado con { $count } carta.
               *[other] Te has plantado con { $count } cartas.
            }
       *[no]
            { $count ->
                [0] { $name } se ha plantado con el puerto vacío.
                [one] { $name } se ha plantado con { $count } carta.
               *[other] { $name } se ha plantado con { $count } cartas.
            }
    }
log-gambled =
    { $use ->
        [1]
            { $you ->
                [yes] El tahúr ha revelado cuatro cartas para ti.
               *[no] El tahúr ha revelado cuatro cartas para { $name }.
            }
       *[other]
            { $you ->
                [yes] El tahúr ha revelado otras cuatro cartas para ti.
               *[no] El tahúr ha revelado otras cuatro cartas para { $name }.
            }
    }
log-traded =
    { $you ->
        [yes] Has tomado { $card }: +{ $coins }.
       *[no] { $name } ha tomado { $card }: +{ $coins }.
    }
log-declined =
    { $you ->
        [yes] Has tomado { $card } y rechazado { $coins }.
       *[no] { $name } ha tomado { $card } y rechazado { $coins }.
    }
log-hired =
    { $you ->
        [yes] Has contratado a { $card } por { $coins }.
       *[no] { $name } ha contratado a { $card } por { $coins }.
    }
log-fee =
    { $toyou ->
        [yes] Peaje para ti: { $fee }.
       *[no] Peaje para { $to }: { $fee }.
    }
log-tucked = El mercader se queda el barco: +1 de influencia.
log-gift =
    { $you ->
        [yes] Le has dado { $count } a { $to }.
       *[no] { $toyou ->
            [yes] { $name } te ha dado { $count }.
           *[no] { $name } le ha dado { $count } a { $to }.
        }
    }
log-claimed =
    { $you ->
        [yes] Has completado { $card }: +{ $coins }.
       *[no] { $name } ha completado { $card }: +{ $coins }.
    }
log-gave =
    { $you ->
        [yes] Has descartado { $persons }.
       *[no] { $name } ha descartado { $persons }.
    }
log-completed =
    { $coins ->
        [0]
            { $you ->
                [yes] Has completado «{ $contract }».
               *[no] { $name } ha completado «{ $contract }».
            }
       *[other]
            { $you ->
                [yes] Has completado «{ $contract }»: +{ $coins }.
               *[no] { $name } ha completado «{ $contract }»: +{ $coins }.
            }
    }
log-influence = +{ $count } de influencia.
log-advanced =
    { $you ->
        [yes] Vas por el paso { $step } de { $steps } de «{ $contract }».
       *[no] { $name } va por el paso { $step } de { $steps } de «{ $contract }».
    }
log-admiral =
    { $you ->
        [yes] Almirante: { $count } para ti.
       *[no] Almirante: { $count } para { $name }.
    }
log-jester =
    { $you ->
        [yes] Bufón: { $count } para ti.
       *[no] Bufón: { $count } para { $name }.
    }
log-gunner =
    { $you ->
        [yes] Artillera: { $count } para ti.
       *[no] Artillera: { $count } para { $name }.
    }
log-vice-admiral =
    { $you ->
        [yes] Vicealmirante: { $count } para ti.
       *[no] Vicealmirante: { $count } para { $name }.
    }
log-passed =
    { $you ->
        [yes] Has pasado.
       *[no] { $name } ha pasado.
    }
log-tax = Impuestos.
log-tax-lost =
    { $you ->
        [yes] Has perdido { $count }.
       *[no] { $name } ha perdido { $count }.
    }
log-tax-nobody = Nadie tenía { $taxed_from } monedas.
log-tax-gained =
    { $you ->
        [yes] Has ganado { $count }.
       *[no]
            { $people ->
                [one] Gana { $count }: { $names }.
               *[other] Ganan { $count }: { $names }.
            }
    }
log-set-aside =
    { $you ->
        [yes] Has apartado una carta de tiempo.
       *[no] { $name } ha apartado una carta de tiempo.
    }
log-shuffled =
    { $count ->
        [one] El descarte es el nuevo mazo: { $count } carta.
       *[other] El descarte es el nuevo mazo: { $count } cartas.
    }
log-last-round =
    { $you ->
        [yes] Tienes { $count } de influencia. Es la última ronda.
       *[no] { $name } tiene { $count } de influencia. Es la última ronda.
    }
log-ended = La partida ha terminado.
log-ended-stalemate = Nadie ha podido robar. La partida ha terminado.
log-ended-contracts = Todos los contratos están completados.
log-ended-time = El mazo de tiempo está vacío. La partida ha terminado.
log-started = Empieza la partida.
log-offered = Contratos: { $contracts }.
log-time-dealt =
    { $count ->
        [one] { $count } turno en el mazo de tiempo.
       *[other] { $count } turnos en el mazo de tiempo.
    }
log-joined =
    { $you ->
        [yes] Te has unido a la mesa.
       *[no] { $name } se ha unido a la mesa.
    }
log-left =
    { $you ->
        [yes] Has dejado la mesa.
       *[no] { $name } ha dejado la mesa.
    }
log-seated =
    { $you ->
        [yes] Has tomado asiento.
       *[no] { $name } ha tomado asiento.
    }
log-undone =
    { $you ->
        [yes] Has deshecho la jugada.
       *[no] { $name } ha deshecho la jugada.
    }
log-undo-asked =
    { $you ->
        [yes] Has pedido deshacer.
       *[no] { $name } ha pedido deshacer.
    }
log-undo-refused =
    { $you ->
        [yes] Has preferido dejarlo así.
       *[no] { $name } ha preferido dejarlo así.
    }
log-undo-unanswered = Nadie ha respondido. Se queda así.
log-undo-agreed =
    { $you ->
        [yes] Has dicho que sí.
       *[no] { $name } ha dicho que sí.
    }
log-hinted =
    { $you ->
        [yes] Has pedido consejo.
       *[no] { $name } ha pedido consejo.
    }
log-held =
    { $you ->
        [yes] Por ahora un bot juega por ti.
       *[no] Por ahora un bot juega por { $name }.
    }
log-returned =
    { $you ->
        [yes] Has retomado el control.
       *[no] { $name } ha retomado el control.
    }
log-hosted =
    { $you ->
        [yes] Ahora diriges tú la mesa.
       *[no] Ahora dirige la mesa { $name }.
    }
log-timed-out =
    { $you ->
        [yes] Se te ha acabado el tiempo.
       *[no] A { $name } se le ha acabado el tiempo.
    }
log-rematch = Hay otra partida preparada.
log-mended = La mesa no se ha podido leer hasta el final: se sigue desde lo último que estaba entero.

plan-ask = ¿Qué buscas?
plan-after = Voy a por «{ $contract }».
plan-after-mission = Voy a por la misión { $mission }.
plan-needs = Aún necesito { $things }.
plan-ready = Tengo todo lo necesario.
plan-moment =
    { $count ->
        [one] Espero el momento justo.
       *[other] Espero el momento justo, { $count } veces más.
    }
plan-helps =
    { $you ->
        [yes] Te ayudo con «{ $contract }».
       *[no] Ayudo a { $name } con «{ $contract }».
    }
plan-helps-mission =
    { $you ->
        [yes] Te ayudo con la misión { $mission }.
       *[no] Ayudo a { $name } con la misión { $mission }.
    }
plan-free = Ahora no me queda nada por hacer.
plan-adrift = Tomo lo que venga.

chat-title = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-label = Di algo
chat-send = Enviar
chat-left =
    { $count ->
        [one] queda { $count } carácter
       *[other] quedan { $count } caracteres
    }
chat-watchers = Toma asiento para escribir.
reaction-title = Reacciones
reaction-bravo = Bien jugado
reaction-ouch = Ay
reaction-thanks = Gracias
reaction-hurry = ¿Más deprisa?
reaction-luck = Suerte
reaction-ha = Jaja

notice-title = ● Te toca – { $page }
notice-body = Te toca.
notice-close = Cerrar

odds-title = Probabilidades de la próxima carta
odds-bust = de perder el turno
odds-of =
    { $of ->
        [one] · { $count } de { $of } carta
       *[other] · { $count } de { $of } cartas
    }
odds-color =
    { $count ->
        [one] { $count } barco ({ $color }) hace perder el turno
       *[other] { $count } barcos ({ $color }) hacen perder el turno
    }
odds-repel =
    { $count ->
        [one] { $count } barco se puede ahuyentar
       *[other] { $count } barcos se pueden ahuyentar
    }
odds-whole =
    { $of ->
        [one] con { $count } de { $of } carta se pierde el turno
       *[other] con { $count } de { $of } cartas se pierde el turno
    }
odds-repel-short = ahuyentables

deed-draw = Robar
deed-stop = Plantarse
deed-gamble = Cuatro de golpe
deed-repel = Ahuyentar el barco
deed-keep = Dejar entrar el barco
deed-pass = Pasar
deed-trade = Tomar { $card }
deed-hire = Contratar a { $card }
deed-claim = Completar { $card }
deed-claim-with = Completar { $card } descartando { $persons }
deed-contract = Completar «{ $contract }»
deed-decline = Tomar { $card } sin sus monedas
deed-give = Una moneda para { $name }
deed-set-aside = Apartar una carta de tiempo

hint-title = Consejero
hint-close = Cerrar el consejero
hint-loading = El consejero lo está analizando
hint-not-now = El consejero responde cuando te toca.
hint-too-close = Demasiado igualado
hint-compared = A favor de «{ $best }» frente a «{ $rival }»:
hint-table = Todas las opciones con su probabilidad de ganar
hint-option = Opción
hint-win = Prob. de ganar
# A change of the chance to win, with its sign; never to be taken for influence. $points: `+7`.
chance-points = { $points } puntos %
hint-gap = Detrás de la mejor (puntos porcentuales)
hint-best = mejor
hint-same = casi igual de buena
hint-deals =
    { $count ->
        [one] { $count } partida simulada
       *[other] { $count } partidas simuladas
    }
hint-refine = Analizar más
hint-refining = Analizando más
hint-again = Preguntar otra vez

leaving-title = ¿Qué les dejo?
leaving-after = Después de «{ $deed }», y nada más:
leaving-as-it-lies = Si no tomas nada más:
leaving-nobody = Nadie toma después de ti.
leaving-nothing = no toma nada
leaving-coins =
    { $count ->
        [one] { $signed } moneda
       *[other] { $signed } monedas
    }
leaving-worth = prob. de ganar { $change }
leaving-worth-crew = prob. de la tripulación { $change }
leaving-note = Lo que tomaría un Timonel en su lugar, según lo que está a la vista.

sheet-person = Cuesta { $cost }. Influencia { $influence }.
sheet-ships =
    { $all ->
        [one] { $all } barco de este color: { $strengths }.
       *[other] { $all } barcos de este color: { $strengths }.
    }
sheet-strength = { $count } de fuerza { $strength }
sheet-skulls = { $count } con calavera
sheet-copies =
    { $count ->
        [one] Hay { $count } en el juego.
       *[other] Hay { $count } en el juego.
    }
sheet-copies-of = Hay { $count } en el juego, { $all } de este tipo en total.
sheet-held = Por ahora juega un bot.
sheet-coins =
    { $count ->
        [one] moneda
       *[other] monedas
    }
sheet-swords =
    { $count ->
        [one] sable
       *[other] sables
    }
sheet-influence =
    { $count ->
       *[other] influencia
    }
sheet-expeditions =
    { $count ->
        [one] expedición
       *[other] expediciones
    }
sheet-tucked =
    { $count ->
        [one] barco guardado
       *[other] barcos guardados
    }
sheet-cards = Cartas
sheet-nobody = Todavía nadie.

undo-title = Deshacer
undo-ask = { $name } querría deshacer su última jugada.
undo-agree = De acuerdo
undo-refuse = Se queda así
undo-waiting = Has pedido deshacer. Deciden los demás.
undo-others = Esperando a los demás.

clock-label = Tiempo de { $name }: { $time }
clock-bank = reserva
clock-soon = Quedan 10 segundos.

end-over = La partida ha terminado
end-wins =
    { $you ->
        [yes] Ganas tú
       *[no] Gana { $name }
    }
end-shared = { $names } comparten la victoria
end-stalemate = Ya nadie podía robar.
end-influence = { $influence } de influencia.
end-lead-close =
    { $you ->
        [yes] { $influence } de influencia, solo { $gap } más que tú.
       *[no] { $influence } de influencia, solo { $gap } más que { $name }.
    }
end-lead-clear =
    { $you ->
        [yes] { $influence } de influencia, { $gap } más que tú.
       *[no] { $influence } de influencia, { $gap } más que { $name }.
    }
end-lead-coins =
    { $coins ->
        [one] { $influence } de influencia cada cual. Decidió { $coins } moneda más.
       *[other] { $influence } de influencia cada cual. Decidieron { $coins } monedas más.
    }
end-lead-expedition =
    { $you ->
        [yes] { $influence } de influencia. Una expedición marcó la diferencia frente a ti.
       *[no] { $influence } de influencia. Una expedición marcó la diferencia frente a { $name }.
    }
end-standings = Clasificación
end-place = Puesto
end-player = Nombre
end-by-coins = igual influencia, menos monedas
end-by-expedition = sin expedición
end-by-trophy = sin trofeo
end-by-cubes = igual influencia, más cubos en la casa
end-by-shared = empate
end-course = Cómo ha ido
end-tab-wins = Probabilidad
end-tab-influence = Influencia
end-tab-luck = Suerte y acierto
end-chart-wins = Probabilidad de ganar de cada cual, turno a turno
end-chart-influence = Influencia de cada cual, turno a turno
end-story-working = El consejero repasa la partida
end-story-failed = No se puede contactar con el consejero. Lo intentaremos otra vez.
end-luck = Suerte
end-skill = Acierto
end-luck-note = En puntos porcentuales de probabilidad de ganar: lo que cambiaron las cartas y lo que cambiaron las decisiones.
end-luck-note-crew = En puntos porcentuales de la probabilidad de ganar de la tripulación: lo que cambiaron las cartas en los turnos de cada uno y lo que cambiaron sus decisiones.
end-moments =
    { $count ->
        [one] El momento que lo decidió
       *[other] Los { $count } momentos que lo decidieron
    }
end-moment-bust =
    { $you ->
        [yes] Has perdido el turno.
       *[no] { $name } ha perdido el turno.
    }
end-moment-cards =
    { $you ->
        [yes] Has revelado { $cards }.
       *[no] { $name } ha revelado { $cards }.
    }
end-moment-chose =
    { $you ->
        [yes] Has elegido «{ $did }». Era mejor «{ $best }».
       *[no] { $name } ha elegido «{ $did }». Era mejor «{ $best }».
    }
end-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
end-longest =
    { $you ->
        [yes] turno más largo: el tuyo
       *[no] turno más largo: { $name }
    }
end-busts =
    { $count ->
        [one] { $count } turno perdido
       *[other] { $count } turnos perdidos
    }
end-busts-of =
    { $you ->
        [yes] por tu parte
       *[no] por parte de { $name }
    }
end-coins =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
end-fees-of =
    { $you ->
        [yes] en peajes para ti
       *[no] en peajes para { $name }
    }
end-again = Otra partida
end-setting-up = Preparando
end-follow = Siguiente partida
end-look = Ver la mesa
end-record = Registro
end-leave = Inicio
chart-round = Ronda { $round }
chart-rounds = Ronda
