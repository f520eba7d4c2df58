"""The table, pure: no clock, no chance, no disk and no network.

`entries` is what happens, `table` what that makes of a table, `taking_in` how, `steps` how both are kept, and `mending`
what holds where that fails. `requests` decides what a request leads to, with `asking`, `coming`, `hosting`, `playing`
and `talking`, and `ends` how often; `rules`, `seats`, `undo` and `timer` say what holds at it, `writing` what can be
read. What guests are told is made by `telling`, `looks`, `contract_looks`, `risks` and `story`, and again later by
`retelling`, from views alone. An adventure adds `chapter_looks`, `campaigning` and what is `kept` of other evenings;
`challenging` is about a deal that others have too, and `limits` about records that somebody brings.
"""
