## Ordine al tavolo: cosa può fare l’host, cosa si vota, cosa se ne dice.

goodbye-dismissed-title = L’host ti ha mandato via
goodbye-dismissed-text = In questo momento non puoi stare a questo tavolo.

log-dismissed = L’host ha mandato via { $name }.
log-banned = L’host ha mandato via { $name } per sempre.
log-muted = { $name } non può scrivere.
log-unmuted = { $name } può di nuovo scrivere.
log-quiet = Solo l’host può scrivere in chat.
log-loud = Tutti possono di nuovo scrivere in chat.
log-locked = Il tavolo è chiuso: nessun altro può venire.
log-unlocked = Il tavolo è di nuovo aperto.
log-voted = { $by } vuole che un bot giochi per { $name }.

order-title = Ordine al tavolo
order-open = Metti ordine
order-lock = Chiudi il tavolo
order-lock-hint = Nessun altro può venire, né a giocare né a guardare.
order-watch = Pubblico
order-watch-hint = Se è disattivato, chi guarda soltanto deve andarsene.
order-quiet = Silenzio
order-quiet-hint = Solo l’host può scrivere in chat.
order-people = Ospiti
order-nobody = Per ora non c’è nessun altro.
order-watcher = guarda
order-player = gioca
order-mute = Togli la parola a { $name }
order-unmute = Ridai la parola a { $name }
order-host = Cedi il tavolo a { $name }
order-away-text = I posti si liberano; durante la partita li prendono i bot. Per sempre vuol dire: né con questo nome, né da questo dispositivo, né dalla stessa connessione.
order-away-once = Manda via
order-away-ban = Manda via per sempre
order-nameless =
    { $count ->
        [one] { $count } persona guarda senza nome.
       *[other] { $count } persone guardano senza nome.
    }
order-nameless-away = Mandale via
order-vote = Proponi un bot per { $name }
order-vote-hint = Possibile dopo due minuti senza una mossa, o dieci secondi di assenza, se è d’accordo più della metà degli altri.

host-absent = Chi è assente accetta di annullare
host-absent-hint = Altrimenti non si annulla nulla finché manca qualcuno.
