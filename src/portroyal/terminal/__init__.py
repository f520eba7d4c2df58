"""The game in a terminal: people at one keyboard, bots, a readable table and a log, in five languages.

`session` is the conversation. `teller` tells events, `story` keeps what was told, `question` asks, `choices`
says what each action would bring, `screen` draws a view, `asides` answers questions, `seating` knows who
sits where, `listings` prints cards and rulings. Everything shown comes from views and events; every sentence
comes from `portroyal.words`.
"""
