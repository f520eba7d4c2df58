## Order at the table: what a host may do, what players vote for, and what is told of it.

goodbye-dismissed-title = The host has sent you away
goodbye-dismissed-text = You can’t be at this table at the moment.

log-dismissed = { $name } was sent away by the host.
log-banned = { $name } was sent away by the host for good.
log-muted = { $name } was muted.
log-unmuted = { $name } may talk again.
log-quiet = Only the host may write in the chat.
log-loud = Everybody may write in the chat again.
log-locked = The table is locked: nobody new can join.
log-unlocked = The table is open again.
log-voted = { $by } wants a bot to play for { $name }.

order-title = Order at the table
order-open = Keep order
order-lock = Lock the table
order-lock-hint = Nobody new can come in, to play or to watch.
order-watch = Spectators
order-watch-hint = When this is off, those who only watch have to leave.
order-quiet = Quiet
order-quiet-hint = Only the host may write in the chat.
order-people = Guests
order-nobody = Nobody else is here yet.
order-watcher = watching
order-player = playing
order-mute = Mute { $name }
order-unmute = Let { $name } talk
order-host = Make { $name } the host
order-away-text = Their seats become free; during a game, bots take them over. “For good” means not with this name, from this device or from the same connection.
order-away-once = Send away
order-away-ban = Send away for good
order-nameless =
    { $count ->
        [one] { $count } person is watching without a name.
       *[other] { $count } people are watching without a name.
    }
order-nameless-away = Send them away
order-vote = Ask for a bot to play for { $name }
order-vote-hint = Possible after two minutes without a move, or ten seconds away, if more than half of the others agree.

host-absent = Absent players agree to undo
host-absent-hint = When this is off, nothing can be undone while a player is away.
