## Die Seiten.

title-start = Port Royal
title-host = Tisch eröffnen · Port Royal
title-settings = Einstellungen · Port Royal
title-rules = Regeln · Port Royal
title-missing = Nichts hier · Port Royal
title-table = Tisch { $code } · Port Royal
skip-to-content = Zum Inhalt springen
menu = Menü
back = Zurück
close = Schließen
yes = Ja
no = Nein
copy = Kopieren
copied = Kopiert
share = Teilen
secret-show = Zeigen
secret-hide = Verbergen
try-again = Erneut versuchen
load-again = Neu laden
to-start = Startseite
settings = Einstellungen
rules = Regeln
sound = Ton
language = Sprache
language-auto = Wie im Browser

tagline = Noch eine Karte. Nur noch eine.
play-now = Losspielen
play-against = gegen { $names }
play-together = gemeinsam mit { $names }
play-rival = { $name } ({ $strength })
play-alone = allein
host-short = Eröffnen
join-short = Mitspielen
go-on = Weiterspielen
go-on-with = mit { $names }
more-tables =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
go-on-turn = Du bist dran
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Mitspielende.
open-table-seats = { $open } von { $seats } Plätzen frei
your-tables = Deine Tische
offline-start = Der Server ist nicht erreichbar. Regeln und Einstellungen gehen ohne ihn; ein Tisch braucht ihn.

your-name = Dein Name
your-color = Deine Farbe
color-0 = Petrol
color-1 = Rost
color-2 = Pflaume
color-3 = Moos
color-4 = Rosé
color-5 = Schieferblau
color-6 = Ocker
color-7 = Grau
name-needed = Sag uns zuerst deinen Namen.
who-are-you = Wer bist du?
usual-name = Skipper

join-title = Mitspielen
join-code-label = Link oder Code
join-code-hint = Füge den Link ein, den du bekommen hast, oder tipp die sechs Zeichen des Tischs.
join-code-strange = Das ist weder ein Link zu einem Tisch noch ein Code aus sechs Zeichen.
join-go = Zum Tisch
join-table-of = Tisch von { $host }
join-open = Setz dich, oder schau nur zu.
join-full = Alle Plätze sind besetzt.
join-running = Das Spiel läuft schon.
join-over = Dieses Spiel ist vorbei.
join-sit = Hinsetzen
join-free =
    { $open ->
        [one] ein Platz ist frei
       *[other] { $open } Plätze sind frei
    }
join-watch = Zuschauen
join-result = Ergebnis ansehen
join-lost = Den Platz, den dieses Gerät hier hatte, gibt es nicht mehr.

host-title = Tisch eröffnen
host-lead = Wer spielt, und wie?
host-you = Du
how-we-play = So spielen wir
host-open = Tisch eröffnen
host-open-hint = dann die anderen einladen
host-start = Spiel starten
host-start-hint = alle sind da
asking-server = Server wird gefragt …
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-open = Offener Platz
seat-device = Noch jemand an diesem Gerät
seat-bots = Bots · { $level }
seat-device-name = Name für Platz { $number }
seat-open-hint = Wartet auf jemanden mit dem Link.
seat-remove = Platz { $number } entfernen
seat-dismiss = { $name } vom Platz bitten
seat-add = Platz dazu
seat-none-mine = Kein Platz ist deiner: Du schaust zu.
seat-free = Freier Platz
seat-yours = Dein Platz
sit-here = Hier sitzen
here = da
away = nicht da
host = Host
guest = Gast
host-edition = Ausgabe
host-variant = Variante
host-variant-expedition = Sieg nur mit Expedition
host-variant-expedition-hint = Das Spiel endet erst, wenn jemand { $influence_to_end } Einfluss und eine Expedition hat; nur wer eine hat, kann gewinnen.
host-odds = Risiko beim Ziehen
host-odds-hint = Was der Tisch über die nächste Karte verrät.
host-odds-off = Aus
host-odds-simple = Einfach
host-odds-exact = Genau
host-hints = Tipps
host-hints-hint = Der Coach sagt auf Wunsch, was er täte.
host-undo = Zurücknehmen
host-undo-hint = Nur solange keine verdeckte Karte zu sehen war; die anderen werden gefragt.
host-spectators = Zuschauen
host-spectators-hint = Wer den Link hat, darf zusehen.
host-listed = Tisch öffentlich zeigen
host-listed-hint = Alle auf diesem Server können ihn finden und mitspielen, solange du da bist und ein Platz frei ist.
host-pace = Tempo der Bots
host-pace-calm = Ruhig
host-pace-normal = Normal
host-pace-quick = Flott
host-pace-instant = Sofort
host-timer = Bedenkzeit
host-timer-none = Ohne
host-timer-relaxed = Locker
host-timer-move = Pro Schritt
host-timer-relaxed-hint = Drei Minuten für jede Entscheidung, dann hilft ein Bot aus.
host-timer-seconds = Sekunden pro Schritt
host-timer-bank = Sekunden Reserve
host-timer-told = { $seconds } s pro Schritt, { $bank } s Reserve
rulings = Regelfragen
rulings-hint = Wo Regelhefte uneins sind oder schweigen. Normalerweise entscheidet die Ausgabe.
rulings-printed = wie gedruckt
rulings-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
ruling-as-printed = wie gedruckt
rulings-discover = Entdecken
rulings-take = Handeln und Heuern
rulings-persons = Personen
rulings-setup = Aufbau und Ende
rulings-others = Weitere

lobby-title-host = Dein Tisch
lobby-title = Vor dem Spiel
lobby-lead-host = Lade Freunde ein, füll Plätze mit Bots, leg los.
lobby-lead = { $host } bereitet den Tisch vor.
lobby-lead-nobody = Der Tisch wird vorbereitet.
lobby-wait = { $host } startet das Spiel.
lobby-news = Am Tisch: { $names }. Freie Plätze: { $open }.
lobby-chat = Chat
lobby-start = Spiel starten
lobby-start-all = mit { $players } am Tisch
lobby-start-open =
    { $open ->
        [one] ohne den freien Platz
       *[other] ohne die { $open } freien Plätze
    }
lobby-too-few = mindestens zwei
invite = Einladen
invite-text = Schick den Link, oder lass den QR-Code scannen.
invite-link = Link zu diesem Tisch
invite-qr = Der Link zu diesem Tisch als QR-Code
invite-message = Komm, spiel mit mir Port Royal.
table-code = Code
table-named = Tisch { $code }
rename = Name und Farbe
rename-do = Fertig
watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
coming-to-table = Unterwegs zum Tisch

elsewhere = Woanders weiterspielen
elsewhere-title = Auf einem anderen Gerät weiterspielen
elsewhere-text = Öffne dort diesen Link oder scanne den QR-Code: Dein Platz kommt mit.
elsewhere-link = Dein persönlicher Link
elsewhere-qr = Dein persönlicher Link als QR-Code
elsewhere-secret = Wer diesen Link hat, spielt für dich. Behalt ihn für dich.

reconnecting = Verbindung wird hergestellt …
unreachable-title = Der Server ist nicht erreichbar
unreachable-text = Läuft er? Dann versuch es noch einmal.
unreachable-wait = Wir versuchen es weiter. Dein Spiel ist dort sicher.
offline-wait = Dieses Gerät hat kein Netz. Es geht weiter, sobald es wieder da ist.
replaced-title = Woanders geöffnet
replaced-text = Dieser Platz ist in einem anderen Tab oder auf einem anderen Gerät offen.
replaced-here = Hier spielen
goodbye-no-such-table-title = Diesen Tisch gibt es nicht
goodbye-no-such-table-text = Vielleicht stimmt ein Zeichen nicht, oder der Tisch ist längst abgeräumt.
goodbye-unplayable-title = Dieser Tisch wartet
goodbye-unplayable-text = Der Server kann ihn gerade nicht weiterführen. Nichts ist verloren, und dein Platz bleibt dir: Versuch den Link nach einem Update noch einmal.
goodbye-removed-title = Dein Platz ist vergeben
goodbye-removed-text = Der Host hat ihn freigegeben. Mit dem Link kannst du vielleicht noch zuschauen.
goodbye-protocol-title = Es gibt eine neuere Version
goodbye-protocol-text = Lade die Seite neu, um weiterzuspielen.
goodbye-other-title = Der Tisch hat sich verabschiedet
goodbye-other-text = Versuch den Link gleich noch einmal.
broken-title = Da ist etwas über Bord gegangen
broken-text = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist auf dem Server sicher.
missing-title = Hier ist nichts als Meer
missing-text = Unter dieser Adresse gibt es keine Seite.

settings-lead = Nur auf diesem Gerät gespeichert.
settings-you = Du
settings-look = Aussehen
settings-play = Am Tisch
settings-motion = Animationen
settings-sound = Ton
settings-usual = Alles zurücksetzen
theme = Stimmung
theme-system = Wie das Gerät
theme-light = Morgen
theme-dark = Nacht
text-size = Textgröße
text-normal = Normal
text-large = Groß
text-larger = Sehr groß
patterns = Kräftige Muster
patterns-hint = Jede Schiffsfarbe hat ihr Muster; so ist es gut zu sehen.
auto-pass = Automatisch passen
auto-pass-hint = Wenn ich sonst nichts tun kann.
confirm-bust = Vor dem Platzen fragen
confirm-bust-hint = Bevor ich ein Schiff behalte, das meinen Zug beendet.
left-handed = Linkshändig
left-handed-hint = Die Aktionsknöpfe wechseln die Seite.
letter-keys = Tasten am Tisch
letter-keys-hint = D zieht, S stoppt, ? zeigt alle Tasten.
notifications = Mitteilungen
notifications-hint = Wenn ich dran bin und woanders hinschaue.
notifications-denied = Der Browser verbietet dieser Seite Mitteilungen. In seinen Einstellungen kannst du sie erlauben.
motion = Animationen
motion-system = Wie das Gerät
motion-full = Voll
motion-reduced = Reduziert
speed = Tempo
speed-calm = Ruhig
speed-usual = Normal
speed-fast = Doppelt
speed-at-once = Sofort
sound-hint = Holz, Papier, Münzen und eine Glocke. Nie Musik.
volume = Lautstärke

rules-lead = Das Grundspiel und jede Schachtel dazu, in unseren Worten.
rules-contents = Inhalt
rules-example = Beispiel:
rules-not-offered = nicht dabei
rules-print = Regeln drucken
rules-search = Etwas nachschlagen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-link = Link zu dieser Regel
