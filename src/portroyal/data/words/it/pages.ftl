## Le pagine.

title-start = Port Royal
title-host = Apri un tavolo · Port Royal
title-settings = Impostazioni · Port Royal
title-rules = Regole · Port Royal
title-missing = Qui non c’è nulla · Port Royal
title-table = Tavolo { $code } · Port Royal
skip-to-content = Vai al contenuto
menu = Menu
back = Indietro
close = Chiudi
yes = Sì
no = No
copy = Copia
copied = Copiato
share = Condividi
secret-show = Mostra
secret-hide = Nascondi
try-again = Riprova
load-again = Ricarica
to-start = Home
settings = Impostazioni
rules = Regole
sound = Audio
language = Lingua
language-auto = Come il browser

tagline = Ancora una carta. Una sola.
play-now = Gioca subito
play-against = contro { $names }
play-together = insieme a { $names }
play-rival = { $name } ({ $strength })
play-alone = in solitario
host-short = Apri tavolo
join-short = Unisciti
go-on = Continua
go-on-with = con { $names }
more-tables =
    { $count ->
        [one] { $count } altro
       *[other] { $count } altri
    }
go-on-turn = Tocca a te
open-tables = Tavoli aperti
open-tables-none = Al momento nessun tavolo aspetta giocatori.
open-table-seats = posti liberi: { $open } su { $seats }
your-tables = I tuoi tavoli
offline-start = Il server non è raggiungibile. Regole e impostazioni funzionano senza; un tavolo ne ha bisogno.

your-name = Il tuo nome
your-color = Il tuo colore
color-0 = Verde petrolio
color-1 = Ruggine
color-2 = Prugna
color-3 = Muschio
color-4 = Rosa
color-5 = Blu ardesia
color-6 = Ocra
color-7 = Grigio
name-needed = Prima dicci il tuo nome.
who-are-you = Chi sei?
usual-name = Skipper

join-title = Unisciti a un tavolo
join-code-label = Link o codice
join-code-hint = Incolla il link ricevuto, o scrivi il codice di sei caratteri del tavolo.
join-code-strange = Non è né un link a un tavolo né un codice di sei caratteri.
join-go = Vai
join-table-of = Tavolo di { $host }
join-open = Siediti, o guarda soltanto.
join-full = Tutti i posti sono occupati.
join-running = La partita è iniziata.
join-over = Questa partita è finita.
join-sit = Siediti
join-free =
    { $open ->
        [one] un posto libero
       *[other] { $open } posti liberi
    }
join-watch = Guarda
join-result = Vedi il risultato
join-lost = Il posto che questo dispositivo aveva qui non c’è più.

host-title = Apri un tavolo
host-lead = Chi gioca, e come?
host-you = Tu
how-we-play = Come giochiamo
host-open = Apri il tavolo
host-open-hint = poi invita gli altri
host-start = Inizia
host-start-hint = ci sono tutti
asking-server = Contatto il server…
seats = Posti
seat-number = Posto { $number }
seat-me = Io
seat-open = Posto aperto
seat-device = Qualcuno su questo dispositivo
seat-bots = Bot · { $level }
seat-device-name = Nome al posto { $number }
seat-open-hint = Aspetta qualcuno con il link.
seat-remove = Togli il posto { $number }
seat-dismiss = Chiedi a { $name } di lasciare il posto
seat-add = Aggiungi posto
seat-none-mine = Nessun posto è tuo: farai da pubblico.
seat-free = Posto libero
seat-yours = Il tuo posto
sit-here = Siediti qui
here = qui
away = assente
host = Host
guest = Ospite
host-edition = Edizione
host-variant = Variante
host-variant-expedition = Per vincere serve una spedizione
host-variant-expedition-hint = La partita finisce solo quando qualcuno ha { $influence_to_end } punti e una spedizione; vince solo chi ne ha una.
host-odds = Rischio di sballare
host-odds-hint = Che cosa dice il tavolo della prossima carta.
host-odds-off = Nascosto
host-odds-simple = Semplice
host-odds-exact = Esatto
host-hints = Consigli
host-hints-hint = Il consigliere dice che cosa farebbe, se glielo chiedi.
host-undo = Annullare
host-undo-hint = Se non si è visto nulla di nascosto; si chiede agli altri.
host-spectators = Pubblico
host-spectators-hint = Chi ha il link può guardare.
host-listed = Annuncia questo tavolo
host-listed-hint = Chiunque su questo server può trovarlo e giocare, finché ci sei e c’è un posto libero.
host-pace = Ritmo dei bot
host-pace-calm = Calmo
host-pace-normal = Normale
host-pace-quick = Svelto
host-pace-instant = Immediato
host-timer = Tempo per pensare
host-timer-none = Senza limite
host-timer-relaxed = Comodo
host-timer-move = Per mossa
host-timer-relaxed-hint = Tre minuti per decisione, poi aiuta un bot.
host-timer-seconds = Secondi per mossa
host-timer-bank = Secondi di riserva
host-timer-told = { $seconds } s per mossa, { $bank } s di riserva
rulings = Dubbi sulle regole
rulings-hint = Dove i regolamenti divergono o tacciono. Di solito decide l’edizione.
rulings-printed = come da edizione
rulings-changed =
    { $count ->
        [one] { $count } cambiato
       *[other] { $count } cambiati
    }
ruling-as-printed = come da edizione
rulings-discover = Scoperta
rulings-take = Commercio e ingaggio
rulings-persons = Personaggi
rulings-setup = Preparazione e fine
rulings-others = Altro

lobby-title-host = Il tuo tavolo
lobby-title = Prima della partita
lobby-lead-host = Invita chi vuoi, riempi i posti con i bot, inizia.
lobby-lead = { $host } sta preparando il tavolo.
lobby-lead-nobody = Il tavolo è in preparazione.
lobby-wait = { $host } avvia la partita.
lobby-news = Al tavolo: { $names }. Posti liberi: { $open }.
lobby-chat = Chat
lobby-start = Inizia la partita
lobby-start-all = in { $players }
lobby-start-open =
    { $open ->
        [one] senza il posto libero
       *[other] senza i { $open } posti liberi
    }
lobby-too-few = bisogna essere in due
invite = Invita
invite-text = Manda il link, o fai inquadrare il codice QR.
invite-link = Link a questo tavolo
invite-qr = Il link a questo tavolo come codice QR
invite-message = Vieni a giocare a Port Royal con me.
table-code = Codice
table-named = Tavolo { $code }
rename = Nome e colore
rename-do = Fatto
watchers =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }
coming-to-table = In viaggio verso il tavolo

elsewhere = Continua altrove
elsewhere-title = Continua su un altro dispositivo
elsewhere-text = Apri lì questo link, o inquadra il codice QR: il tuo posto ti segue.
elsewhere-link = Il tuo link personale
elsewhere-qr = Il tuo link personale come codice QR
elsewhere-secret = Chi ha questo link gioca per te. Tienilo per te.

reconnecting = Riconnessione…
unreachable-title = Il server non è raggiungibile
unreachable-text = È acceso? Allora riprova.
unreachable-wait = Continuiamo a provare. La tua partita lì è al sicuro.
offline-wait = Questo dispositivo non ha rete. Si continua appena torna.
replaced-title = Aperto altrove
replaced-text = Questo posto è aperto in un’altra scheda o su un altro dispositivo.
replaced-here = Gioca qui
goodbye-no-such-table-title = Questo tavolo non esiste
goodbye-no-such-table-text = Forse c’è un errore nel codice, o il tavolo è stato chiuso da tempo.
goodbye-unplayable-title = Questo tavolo aspetta
goodbye-unplayable-text = Il server ora non può giocarlo. Nulla è perso e il tuo posto resta tuo: riprova il link dopo un aggiornamento.
goodbye-removed-title = Il tuo posto è stato ceduto
goodbye-removed-text = L’host l’ha liberato. Con il link forse puoi ancora guardare.
goodbye-protocol-title = C’è una versione più nuova
goodbye-protocol-text = Ricarica la pagina per continuare.
goodbye-other-title = Il tavolo ha salutato
goodbye-other-text = Riprova il link tra un momento.
broken-title = Qualcosa è finito in mare
broken-text = Questa pagina non ha funzionato. La tua partita è al sicuro sul server.
missing-title = Qui c’è solo mare
missing-text = A questo indirizzo non c’è nessuna pagina.

settings-lead = Salvate su questo dispositivo.
settings-you = Tu
settings-look = Aspetto
settings-play = Al tavolo
settings-motion = Animazioni
settings-sound = Audio
settings-usual = Ripristina tutto
theme = Atmosfera
theme-system = Automatico
theme-light = Mattino
theme-dark = Notte
text-size = Dimensione del testo
text-normal = Normale
text-large = Grande
text-larger = Molto grande
patterns = Motivi marcati
patterns-hint = Ogni colore di nave ha il suo motivo; così si vede bene.
auto-pass = Passa in automatico
auto-pass-hint = Quando non posso fare altro.
confirm-bust = Chiedi prima di sballare
confirm-bust-hint = Prima di tenere una nave che mette fine al mio turno.
left-handed = Per mancini
left-handed-hint = I pulsanti d’azione cambiano lato.
letter-keys = Scorciatoie da tastiera
letter-keys-hint = D pesca, S si ferma, ? mostra tutte le scorciatoie.
notifications = Notifiche
notifications-hint = Quando tocca a me e sto guardando altrove.
notifications-denied = Il browser vieta le notifiche di questa pagina. Si possono permettere nelle sue impostazioni.
motion = Animazioni
motion-system = Automatiche
motion-full = Complete
motion-reduced = Ridotte
speed = Velocità
speed-calm = Calma
speed-usual = Normale
speed-fast = Doppia
speed-at-once = Immediata
sound-hint = Legno, carta, monete e una campana. Mai musica.
volume = Volume

rules-lead = Il gioco base e tutte le espansioni, con parole nostre.
rules-contents = Indice
rules-example = Esempio:
rules-not-offered = non previsto
rules-print = Stampa le regole
rules-search = Cerca una regola
rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-link = Link a questa regola
