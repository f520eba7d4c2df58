## Orden en la mesa: lo que puede el anfitrión, lo que se vota y lo que se cuenta.

goodbye-dismissed-title = El anfitrión te ha echado
goodbye-dismissed-text = Ahora mismo no puedes estar en esta mesa.

log-dismissed = El anfitrión ha echado a { $name }.
log-banned = El anfitrión ha echado a { $name } para siempre.
log-muted = { $name } no puede escribir.
log-unmuted = { $name } puede volver a escribir.
log-quiet = Solo el anfitrión puede escribir en el chat.
log-loud = Todos pueden volver a escribir en el chat.
log-locked = La mesa está cerrada: no puede venir nadie más.
log-unlocked = La mesa vuelve a estar abierta.
log-voted = { $by } quiere que un bot juegue por { $name }.

order-title = Orden en la mesa
order-open = Poner orden
order-lock = Cerrar la mesa
order-lock-hint = No puede venir nadie más, ni a jugar ni a mirar.
order-watch = Público
order-watch-hint = Si está desactivado, quien solo mira tiene que irse.
order-quiet = Silencio
order-quiet-hint = Solo el anfitrión puede escribir en el chat.
order-people = Invitados
order-nobody = Aún no hay nadie más.
order-watcher = mira
order-player = juega
order-mute = Silenciar a { $name }
order-unmute = Dejar escribir a { $name }
order-host = Ceder la mesa a { $name }
order-away-text = Los asientos quedan libres; en la partida los ocupan bots. Para siempre quiere decir: ni con este nombre, ni desde este dispositivo, ni desde la misma conexión.
order-away-once = Echar
order-away-ban = Echar para siempre
order-nameless =
    { $count ->
        [one] { $count } persona mira sin nombre.
       *[other] { $count } personas miran sin nombre.
    }
order-nameless-away = Echarlas
order-vote = Proponer un bot por { $name }
order-vote-hint = Es posible tras dos minutos sin jugar, o diez segundos de ausencia, si está de acuerdo más de la mitad de los demás.

host-absent = Los ausentes aceptan deshacer
host-absent-hint = Si no, no se deshace nada mientras falte alguien.
