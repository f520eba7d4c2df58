"""The table, pure: no clock, no chance, no disk and no network.

`entries` is what happens, `table` what that makes of a table, `taking_in` how, and `mending` what holds where that
fails. `requests` decides what a request leads to, with
`asking`, `coming`, `playing` and `talking`; `rules`, `seats`, `undo` and `timer` say what holds at it, `writing` what
can be read. What guests are
told is made by `telling`, `looks` and `story`, from views alone.
"""
