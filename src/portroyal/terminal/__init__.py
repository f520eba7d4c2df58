"""The game in a terminal: people at one keyboard, bots, a readable table and a log in plain English.

`session` is the conversation. `words` names cards and tells events, `story` keeps what was told, `choices`
says what each action would bring, `screen` draws a view, `asides` answers questions, `seating` knows who
sits where, `listings` prints cards and rulings. Everything shown comes from views and events.
"""
