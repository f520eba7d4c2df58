"""The server: tables that people and bots play at, over the network.

The heart is pure: `protocol` says what is said, `requests` decides what becomes of it, `entries` is what happens and
`table` what that makes of a table; `seats`, `undo` and `clock` are rules of the house. `looks`, `telling` and `teller`
make what guests are told, from views alone. `room` lets one thing happen at a time, with `waiting`, `bots_at_table`
and `coaching` beside it, and with the `parts` it is given.

Around it: `store` keeps entries, `lobby` the rooms, `thinking` and `worker` think, `lines`, `sockets` and `doors` let
people in, `app` runs it all by `options`. Nothing leaves here but what `knowledge` says a seat may know.
"""
