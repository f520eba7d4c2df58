"""The house: all rooms of one server.

`options` says how it is run, `limits` how much is enough, `auth` who somebody is; `logs` and `metrics` are for whoever
watches over it.
"""
