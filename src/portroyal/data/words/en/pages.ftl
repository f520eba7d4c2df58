## Pages ashore: start, host, lobby, join, settings, what fails and what waits.
## Short and friendly, second person, no exclamation marks.

title-start = Port Royal
title-host = Host a table · Port Royal
title-settings = Settings · Port Royal
title-rules = Rules · Port Royal
title-missing = Nothing here · Port Royal
# $code (String): the table's code
title-table = Table { $code } · Port Royal

skip-to-content = Skip to content
menu = Menu
back = Back
close = Close
yes = Yes
no = No
copy = Copy
copied = Copied
share = Share
secret-show = Show
secret-hide = Hide
try-again = Try again
load-again = Reload
to-start = Start page
settings = Settings
rules = Rules
sound = Sound
language = Language
language-auto = Same as browser

## Start
tagline = One more card. Just one.
play-now = Play now
# $names (String): a list of bots
play-against = against { $names }
play-together = together with { $names }
play-rival = { $name } ({ $strength })
play-alone = alone
host-short = Host
join-short = Join
go-on = Continue
# $names (String): a list of players
go-on-with = with { $names }
more-tables =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
go-on-turn = Your turn
open-tables = Open tables
open-tables-none = No table is waiting for players right now.
open-table-seats = { $open } of { $seats } seats open
your-tables = Your tables
offline-start = The server can’t be reached. Rules and settings work without it; a table needs it.

## Who I am
your-name = Your name
your-color = Your color
color-0 = Teal
color-1 = Rust
color-2 = Plum
color-3 = Moss
color-4 = Rose
color-5 = Slate blue
color-6 = Ocher
color-7 = Gray
name-needed = Tell us your name first.
who-are-you = Who are you?
# A name for somebody who has given none
usual-name = Skipper

## Join
join-title = Join a table
join-code-label = Link or code
join-code-hint = Paste the link a friend sent, or type the table’s six-character code.
join-code-strange = This is neither a link to a table nor a six-character code.
join-go = Go
# $host (String): who opened the table
join-table-of = { $host }’s table
join-open = Sit down, or just watch.
join-full = Every seat is taken.
join-running = The game has begun.
join-over = This game is over.
join-sit = Sit down
join-free =
    { $open ->
        [one] one seat is free
       *[other] { $open } seats are free
    }
join-watch = Watch
join-result = See the result
join-lost = The seat this device had here is gone.

## Host
host-title = Host a table
host-lead = Who plays, and how?
host-you = You
how-we-play = How we play
host-open = Open the table
host-open-hint = then invite the others
host-start = Start the game
host-start-hint = everybody is here
asking-server = Asking the server…
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-device = A player on this device
# $level (String): how strong
seat-bots = Bots · { $level }
seat-device-name = Name of player { $number }
seat-open-hint = Waiting for someone with the link.
seat-remove = Remove seat { $number }
seat-dismiss = Ask { $name } to leave the seat
seat-add = Add a seat
seat-none-mine = No seat is yours: you will watch.
seat-free = Free seat
seat-yours = Your seat
sit-here = Sit here
here = here
away = away
host = Host
guest = Guest
host-edition = Edition
host-variant = Variant
host-variant-expedition = You need an Expedition to win
host-variant-expedition-hint = The game ends only when somebody has { $influence_to_end } influence and an Expedition; only those with one can win.
host-odds = Odds of a bust
host-odds-hint = What the table tells you about the next card.
host-odds-off = Off
host-odds-simple = Simple
host-odds-exact = Exact
host-hints = Hints
host-hints-hint = When asked, the coach says what it would do.
host-undo = Undo
host-undo-hint = Only if no hidden card was seen; the other players are asked first.
host-spectators = Spectators
host-spectators-hint = Anyone with the link can watch.
host-listed = List this table
host-listed-hint = Anyone on this server can find it and join, while you are there and a seat is open.
host-pace = Bot speed
host-pace-calm = Calm
host-pace-normal = Normal
host-pace-quick = Quick
host-pace-instant = Instant
host-timer = Time to think
host-timer-none = No limit
host-timer-relaxed = Relaxed
host-timer-move = Per move
host-timer-relaxed-hint = Three minutes for each decision, then a bot helps out.
host-timer-seconds = Seconds for a move
host-timer-bank = Seconds in reserve
# $seconds, $bank (Number)
host-timer-told = { $seconds } s a move, { $bank } s in reserve
rulings = Rules questions
rulings-hint = Where rulebooks differ or are silent. Normally, the edition decides.
rulings-printed = as printed
rulings-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
ruling-as-printed = as printed
rulings-discover = Discover
rulings-take = Trade and hire
rulings-persons = People
rulings-setup = Setup and end
rulings-others = More

## Lobby
lobby-title-host = Your table
lobby-title = Before the game
lobby-lead-host = Invite friends, fill seats with bots, begin.
# $host (String): who opened the table
lobby-lead = { $host } is setting up the table.
lobby-lead-nobody = The table is being set up.
lobby-wait = { $host } will start the game.
# $players, $open (Number), $names (String): for screen readers
lobby-news = At the table: { $names }. Free seats: { $open }.
lobby-chat = Chat
lobby-start = Start the game
lobby-start-all = with { $players } players
lobby-start-open =
    { $open ->
        [one] without the free seat
       *[other] without the { $open } free seats
    }
lobby-too-few = two players are needed
invite = Invite
invite-text = Send the link, or have a phone scan the QR code.
invite-link = Link to this table
invite-qr = The link to this table as a QR code
invite-message = Come and play Port Royal with me.
table-code = Code
table-named = Table { $code }
rename = Name and color
rename-do = Done
watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
coming-to-table = On the way to the table

## Going on elsewhere
elsewhere = Continue elsewhere
elsewhere-title = Continue on another device
elsewhere-text = Open this link there, or scan the QR code: your seat comes along.
elsewhere-link = Your personal link
elsewhere-qr = Your personal link as a QR code
elsewhere-secret = Whoever has this link plays for you. Keep it to yourself.

## When the connection says no
reconnecting = Reconnecting…
unreachable-title = The server can’t be reached
unreachable-text = Is it running? Then try again.
unreachable-wait = We’ll keep trying. Your game is safe there.
offline-wait = This device is offline. We’ll continue as soon as it’s back.
replaced-title = Open elsewhere
replaced-text = This seat was opened in another tab or on another device.
replaced-here = Play here
goodbye-no-such-table-title = There is no such table
goodbye-no-such-table-text = Maybe the code has a typo, or the table was cleared away long ago.
goodbye-unplayable-title = This table is on hold
goodbye-unplayable-text = The server can’t play it at the moment. Nothing is lost and your seat is kept: try the link again after an update.
goodbye-removed-title = Your seat was given away
goodbye-removed-text = The host has freed it. The link may still let you in to watch.
goodbye-protocol-title = There is a newer version
goodbye-protocol-text = Reload the page to continue.
goodbye-other-title = The table has said goodbye
goodbye-other-text = Try the link again in a moment.
broken-title = Something went overboard
broken-text = Something broke on this page. Your game is safe on the server.
missing-title = Nothing here but sea
missing-text = There is no page under this address.

## Settings
settings-lead = Kept on this device.
settings-you = You
settings-look = Appearance
settings-play = At the table
settings-motion = Motion
settings-sound = Sound
settings-usual = Reset settings
theme = Mood
theme-system = Same as device
theme-light = Morning
theme-dark = Night
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Largest
patterns = Strong patterns
patterns-hint = Each ship color has its own pattern; this makes it easier to see.
auto-pass = Pass for me
auto-pass-hint = When I can do nothing else.
confirm-bust = Ask before a bust
confirm-bust-hint = Before I keep a ship that ends my turn.
left-handed = Left-handed
left-handed-hint = Moves the action buttons to the other side.
letter-keys = Keyboard shortcuts
letter-keys-hint = D draws, S stops, ? shows all keys.
notifications = Notifications
notifications-hint = When it is my turn and I am looking elsewhere.
notifications-denied = Your browser blocks notifications for this page. You can allow them in its settings.
motion = Motion
motion-system = Same as device
motion-full = Full
motion-reduced = Reduced
speed = Speed
speed-calm = Calm
speed-usual = Normal
speed-fast = Double
speed-at-once = Instant
sound-hint = Wood, paper, coins and a bell. Never music.
volume = Volume

## Rules
rules-lead = The base game and every box added to it, in our own words.
rules-contents = Contents
rules-example = Example:
rules-not-offered = not offered
rules-print = Print the rules
rules-search = Look something up
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-link = Link to this rule
