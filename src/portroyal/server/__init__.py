"""The server: tables that people and bots play at, over the network.

    protocol   what client and server say to each other, and what is refused
    table      the table, pure: what a request leads to, what happens, what a guest may know of it
    store      where entries are kept
    room       one table with its guests: decide, try, save, tell
    house      all rooms of one server, its options and limits, its log
    network    doors and sockets: the way in
    app        all of it put together, and run

Each folder imports only those above it; `store` and `room` do not know each other. Nothing leaves here but what
`knowledge` says a seat may know.

The words, each for one thing:

    table      what its entries have made of it so far: `Table`
    entry      one thing that happened at a table, as it is stored: `Stored`. As it is told: `Entry`
    step       an entry that was applied, with what it brought about: `Step`
    version    of the game: counts actions and take-backs
    lobby      the state of a table before its game; then it is playing, then over
    request    what a guest asks for; it leads to entries or is refused
    asking     a request being decided: who asks, when, and the entries so far: `Asking`
    refusal    why not, and what would be right: `Refused`. As it is told: `Problem`
    question   may somebody take back? The others are asked: `Question`
    guest      somebody with a token: `Guest`
    host       the guest who may plan, begin and clear seats; while they are away another guest stands in
    seat       an index at the table; who sits there, before the game: `Place`
    player     a guest with a seat, or more than one
    watcher    a guest without a seat, or somebody without a token
    hold       a bot plays a person's seat for now: `Held`
    look       the game as a guest sees it: `Look`
    eyes       the seat whose look a guest gets
    story      how a finished game went: `Story`; of a campaign, what is read aloud in pages: `Page`
    evening    a table of a campaign, which goes on at the table of the rematch: `Kept`
    room       a table in memory, with the lines of its guests: `Room`
    line       the connection to one guest: `Line`
    parts      what a room is given: store, clock, thinker, house: `Parts`
    house      where all rooms are: `House`, in the server `OpenHouse`
    store      what keeps entries: `Store`, in the server `SqliteStore`
    settings   how a table plays: `Settings`
    options    how a server is run: `Options`
    log        what whoever runs the server can read: `Log`

`is_`, `has_` and `can_` answer yes or no and never refuse; `check_` refuses and says why.
"""
