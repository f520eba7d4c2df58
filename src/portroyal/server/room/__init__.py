"""A room: one table with its guests, where one thing happens at a time.

`room` decides, tries, saves and tells, with the `parts` it is given; its `journal` is what it saves to, `watching` says
who may look on, `rates` how often a guest may ask, and `messages` makes what is sent, long stories in `pages`. Beside
it, `waiting` minds clocks and absences, `bots_at_table` plays for bots, `coaching` gives hints, `replaying` says who
may have a game told again, and `narrator` tells it; `thinking` thinks for bots and coach. All of them have `workers`,
whose processes run `worker`, and whose `turns` come by what each owner has had.
"""
