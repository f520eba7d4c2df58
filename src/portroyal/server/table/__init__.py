"""The table, pure: no clock, no chance, no disk and no network.

`entries` is what happens, `table` what that makes of a table. `requests` decides what a request leads to, with
`asking`, `coming`, `playing` and `talking`; `seats`, `undo` and `timer` are rules of the house. What guests are told is
made by `telling`, `looks` and `story`, from views alone.
"""
