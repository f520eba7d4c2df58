"""The arena: bots against bots, measured so that the figures mean something.

One game is a `match`; the same deck from every seat is a block (`blocks`); many blocks in parallel are a
`contest`; a contest that stops by itself is an `sprt`; tables of everybody give a `rating`, and all of it
together the `ladder`. `report` prints. How it is measured: docs/bots/measuring.md.
"""
