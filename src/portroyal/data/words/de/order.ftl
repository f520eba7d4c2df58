## Ordnung am Tisch: was der Host darf, worüber alle abstimmen, und was davon zu lesen ist.

goodbye-dismissed-title = Der Host hat dich weggeschickt
goodbye-dismissed-text = An diesen Tisch kannst du im Moment nicht zurück.

log-dismissed = { $name } wurde vom Host weggeschickt.
log-banned = { $name } wurde vom Host für immer weggeschickt.
log-muted = { $name } ist stummgeschaltet.
log-unmuted = { $name } darf wieder schreiben.
log-quiet = Nur noch der Host darf im Chat schreiben.
log-loud = Alle dürfen wieder im Chat schreiben.
log-locked = Der Tisch ist gesperrt: Niemand kann mehr dazukommen.
log-unlocked = Der Tisch ist wieder offen.
log-voted = { $by } möchte, dass ein Bot für { $name } spielt.

order-title = Ordnung am Tisch
order-open = Für Ordnung sorgen
order-lock = Tisch sperren
order-lock-hint = Niemand kann mehr dazukommen, weder zum Spielen noch zum Zuschauen.
order-watch = Zuschauen
order-watch-hint = Ist das aus, müssen alle gehen, die nur zuschauen.
order-quiet = Ruhe
order-quiet-hint = Nur der Host darf im Chat schreiben.
order-people = Gäste
order-nobody = Noch ist sonst niemand da.
order-watcher = schaut zu
order-player = spielt mit
order-mute = { $name } stummschalten
order-unmute = { $name } schreiben lassen
order-host = { $name } zum Host machen
order-away-text = Plätze werden frei; im Spiel übernehmen Bots. Für immer heißt: weder mit diesem Namen noch von diesem Gerät noch aus demselben Netz.
order-away-once = Wegschicken
order-away-ban = Für immer wegschicken
order-nameless =
    { $count ->
        [one] { $count } Person schaut ohne Namen zu.
       *[other] { $count } Leute schauen ohne Namen zu.
    }
order-nameless-away = Wegschicken
order-vote = Einen Bot für { $name } vorschlagen
order-vote-hint = Nach zwei Minuten ohne Zug oder zehn Sekunden Abwesenheit möglich, wenn mehr als die Hälfte der anderen zustimmt.

host-absent = Abwesende stimmen zu
host-absent-hint = Beim Zurücknehmen. Sonst wird nichts zurückgenommen, solange jemand fehlt.
