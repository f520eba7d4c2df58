## Ordnung am Tisch: was der Host darf, worüber alle abstimmen, und was davon zu lesen ist.

goodbye-dismissed-title = Der Host hat dich weggeschickt
goodbye-dismissed-text = An diesem Tisch kannst du gerade nicht sein.

log-dismissed = { $name } wurde vom Host weggeschickt.
log-banned = { $name } wurde vom Host für immer weggeschickt.
log-muted = { $name } ist stummgeschaltet.
log-unmuted = { $name } darf wieder schreiben.
log-quiet = Nur noch der Host darf im Chat schreiben.
log-loud = Alle dürfen wieder im Chat schreiben.
log-locked = Der Tisch ist geschlossen: Niemand Neues darf kommen.
log-unlocked = Der Tisch ist wieder offen.
log-voted = { $by } möchte, dass ein Bot für { $name } spielt.

order-title = Ordnung am Tisch
order-open = Für Ordnung sorgen
order-lock = Tisch schließen
order-lock-hint = Niemand Neues darf kommen, weder zum Spielen noch zum Zuschauen.
order-watch = Zuschauen
order-watch-hint = Ist es aus, gehen alle, die nur zuschauen.
order-quiet = Ruhe
order-quiet-hint = Nur der Host darf im Chat schreiben.
order-people = Gäste
order-nobody = Noch ist sonst niemand da.
order-watcher = schaut zu
order-player = spielt mit
order-mute = { $name } stummschalten
order-unmute = { $name } schreiben lassen
order-host = { $name } zum Host machen
order-away-text = Plätze werden frei; im Spiel übernehmen Bots. Für immer heißt: nicht mit diesem Namen, von diesem Gerät oder aus demselben Netz.
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
