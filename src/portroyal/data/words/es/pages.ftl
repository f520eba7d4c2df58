## Las páginas.

title-start = Port Royal
title-host = Abrir una mesa · Port Royal
title-settings = Ajustes · Port Royal
title-rules = Reglas · Port Royal
title-missing = Aquí no hay nada · Port Royal
title-table = Mesa { $code } · Port Royal
skip-to-content = Ir al contenido
menu = Menú
back = Volver
close = Cerrar
yes = Sí
no = No
copy = Copiar
copied = Copiado
share = Compartir
secret-show = Mostrar
secret-hide = Ocultar
try-again = Reintentar
load-again = Recargar
to-start = Inicio
settings = Ajustes
rules = Reglas
sound = Sonido
language = Idioma
language-auto = Como el navegador

tagline = Una carta más. Solo una.
play-now = Jugar ya
play-against = contra { $names }
play-together = junto con { $names }
play-rival = { $name } ({ $strength })
play-alone = en solitario
host-short = Abrir mesa
join-short = Unirse
go-on = Seguir
go-on-with = con { $names }
more-tables =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
go-on-turn = Te toca
open-tables = Mesas abiertas
open-tables-none = Ahora ninguna mesa espera jugadores.
open-table-seats = asientos libres: { $open } de { $seats }
your-tables = Tus mesas
offline-start = No se puede contactar con el servidor. Las reglas y los ajustes funcionan sin él; una mesa lo necesita.

your-name = Tu nombre
your-color = Tu color
color-0 = Verde azulado
color-1 = Óxido
color-2 = Ciruela
color-3 = Musgo
color-4 = Rosa
color-5 = Azul pizarra
color-6 = Ocre
color-7 = Gris
name-needed = Dinos antes tu nombre.
who-are-you = ¿Quién eres?
usual-name = Skipper

join-title = Unirse a una mesa
join-code-label = Enlace o código
join-code-hint = Pega el enlace que te han enviado o escribe el código de seis caracteres de la mesa.
join-code-strange = No es ni un enlace a una mesa ni un código de seis caracteres.
join-go = Ir
join-table-of = Mesa de { $host }
join-open = Siéntate, o solo mira.
join-full = Todos los asientos están ocupados.
join-running = La partida ya ha empezado.
join-over = Esta partida ha terminado.
join-sit = Sentarse
join-free =
    { $open ->
        [one] un asiento libre
       *[other] { $open } asientos libres
    }
join-watch = Mirar
join-result = Ver el resultado
join-lost = El asiento que este dispositivo tenía aquí ya no existe.

host-title = Abrir una mesa
host-lead = ¿Quién juega, y cómo?
host-you = Tú
how-we-play = Cómo jugamos
host-open = Abrir la mesa
host-open-hint = luego invita a los demás
host-start = Empezar
host-start-hint = ya están todos
asking-server = Consultando el servidor…
seats = Asientos
seat-number = Asiento { $number }
seat-me = Yo
seat-open = Asiento abierto
seat-device = Alguien en este dispositivo
seat-bots = Bots · { $level }
seat-device-name = Nombre en el asiento { $number }
seat-open-hint = Espera a alguien con el enlace.
seat-remove = Quitar el asiento { $number }
seat-dismiss = Pedir a { $name } que deje el asiento
seat-add = Añadir asiento
seat-none-mine = Ningún asiento es tuyo: vas a mirar.
seat-free = Asiento libre
seat-yours = Tu asiento
sit-here = Sentarme aquí
here = aquí
away = ausente
host = Anfitrión
guest = Invitado
host-edition = Edición
host-variant = Variante
host-variant-expedition = Para ganar hace falta una expedición
host-variant-expedition-hint = La partida solo acaba cuando alguien tiene { $influence_to_end } de influencia y una expedición; solo gana quien tenga una.
host-odds = Riesgo de perder el turno
host-odds-hint = Lo que la mesa dice de la próxima carta.
host-odds-off = Oculto
host-odds-simple = Sencillo
host-odds-exact = Exacto
host-hints = Consejos
host-hints-hint = El consejero dice qué haría, si se le pregunta.
host-undo = Deshacer
host-undo-hint = Si no se ha visto nada oculto; se pregunta a los demás.
host-spectators = Público
host-spectators-hint = Quien tenga el enlace puede mirar.
host-listed = Anunciar esta mesa
host-listed-hint = Cualquiera en este servidor puede encontrarla y jugar, mientras estés y quede un asiento libre.
host-pace = Ritmo de los bots
host-pace-calm = Tranquilo
host-pace-normal = Normal
host-pace-quick = Rápido
host-pace-instant = Al instante
host-timer = Tiempo para pensar
host-timer-none = Sin límite
host-timer-relaxed = Relajado
host-timer-move = Por jugada
host-timer-relaxed-hint = Tres minutos por decisión; después ayuda un bot.
host-timer-seconds = Segundos por jugada
host-timer-bank = Segundos de reserva
host-timer-told = { $seconds } s por jugada, { $bank } s de reserva
rulings = Dudas de reglas
rulings-hint = Donde los reglamentos difieren o callan. Normalmente decide la edición.
rulings-printed = según la edición
rulings-changed =
    { $count ->
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
ruling-as-printed = según la edición
rulings-discover = Descubrir
rulings-take = Comerciar y contratar
rulings-persons = Profesiones
rulings-setup = Preparación y final
rulings-others = Más

lobby-title-host = Tu mesa
lobby-title = Antes de la partida
lobby-lead-host = Invita a quien quieras, llena asientos con bots y empieza.
lobby-lead = { $host } está preparando la mesa.
lobby-lead-nobody = Se está preparando la mesa.
lobby-wait = { $host } empieza la partida.
lobby-news = En la mesa: { $names }. Asientos libres: { $open }.
lobby-chat = Chat
lobby-start = Empezar
lobby-start-all = con { $players } en la mesa
lobby-start-open =
    { $open ->
        [one] sin el asiento libre
       *[other] sin los { $open } asientos libres
    }
lobby-too-few = hacen falta dos
invite = Invitar
invite-text = Envía el enlace, o deja que escaneen el código QR.
invite-link = Enlace a esta mesa
invite-qr = El enlace a esta mesa como código QR
invite-message = Ven a jugar a Port Royal conmigo.
table-code = Código
table-named = Mesa { $code }
rename = Nombre y color
rename-do = Listo
watchers =
    { $count ->
        [one] { $count } mira
       *[other] { $count } miran
    }
coming-to-table = De camino a la mesa

elsewhere = Seguir en otro sitio
elsewhere-title = Seguir en otro dispositivo
elsewhere-text = Abre allí este enlace o escanea el código QR: tu asiento te acompaña.
elsewhere-link = Tu enlace personal
elsewhere-qr = Tu enlace personal como código QR
elsewhere-secret = Quien tenga este enlace juega por ti. No lo compartas.

reconnecting = Reconectando…
unreachable-title = No se puede contactar con el servidor
unreachable-text = ¿Está en marcha? Entonces, inténtalo otra vez.
unreachable-wait = Seguimos intentándolo. Tu partida está a salvo allí.
offline-wait = Este dispositivo no tiene red. Seguimos en cuanto vuelva.
replaced-title = Abierto en otro sitio
replaced-text = Este asiento está abierto en otra pestaña o en otro dispositivo.
replaced-here = Jugar aquí
goodbye-no-such-table-title = Esa mesa no existe
goodbye-no-such-table-text = Quizá el código está mal escrito, o la mesa se cerró hace tiempo.
goodbye-unplayable-title = Esta mesa espera
goodbye-unplayable-text = El servidor no puede jugarla por ahora. No se pierde nada y tu asiento sigue siendo tuyo: prueba el enlace tras una actualización.
goodbye-removed-title = Tu asiento ya no es tuyo
goodbye-removed-text = El anfitrión lo ha liberado. Con el enlace quizá aún puedas mirar.
goodbye-protocol-title = Hay una versión más nueva
goodbye-protocol-text = Recarga la página para seguir.
goodbye-other-title = La mesa se ha despedido
goodbye-other-text = Prueba el enlace otra vez en un momento.
broken-title = Algo ha caído por la borda
broken-text = Esta página ha fallado. Tu partida está a salvo en el servidor.
missing-title = Aquí solo hay mar
missing-text = No hay ninguna página en esta dirección.

settings-lead = Se guardan en este dispositivo.
settings-you = Tú
settings-look = Aspecto
settings-play = En la mesa
settings-motion = Animaciones
settings-sound = Sonido
settings-usual = Restablecer ajustes
theme = Ambiente
theme-system = Automático
theme-light = Mañana
theme-dark = Noche
text-size = Tamaño del texto
text-normal = Normal
text-large = Grande
text-larger = Muy grande
patterns = Tramas marcadas
patterns-hint = Cada color de barco tiene su trama; así se ve bien.
auto-pass = Pasar automáticamente
auto-pass-hint = Cuando no puedo hacer otra cosa.
confirm-bust = Preguntar antes de perder el turno
confirm-bust-hint = Antes de dejar entrar un barco que pone fin a mi turno.
left-handed = Modo zurdo
left-handed-hint = Los botones de acción cambian de lado.
letter-keys = Atajos de teclado
letter-keys-hint = D roba, S se planta, ? muestra todos los atajos.
notifications = Avisos
notifications-hint = Cuando me toca y estoy mirando otra cosa.
notifications-denied = El navegador prohíbe los avisos de esta página. En sus ajustes se pueden permitir.
motion = Animaciones
motion-system = Automáticas
motion-full = Completas
motion-reduced = Reducidas
speed = Velocidad
speed-calm = Tranquila
speed-usual = Normal
speed-fast = Doble
speed-at-once = Al instante
sound-hint = Madera, papel, monedas y una campana. Nunca música.
volume = Volumen

rules-lead = El juego básico y todas sus ampliaciones, con nuestras palabras.
rules-contents = Contenido
rules-example = Ejemplo:
rules-not-offered = no se ofrece
rules-print = Imprimir las reglas
rules-search = Buscar una regla
rules-found =
    { $count ->
        [0] Sin resultados.
        [one] { $count } regla
       *[other] { $count } reglas
    }
rules-link = Enlace a esta regla
