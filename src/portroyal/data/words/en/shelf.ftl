## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = The story
shelf-lead = Five chapters, over as many evenings as you like.
shelf-crew = { $names }
shelf-done = Chapter { $chapter }, { $title }: played
shelf-now = Chapter { $chapter }, { $title }: comes next
shelf-to-come = Chapter { $chapter }: still to come
shelf-feat = All five chapters without a defeat: the highest feat.
shelf-succeeded = All five chapters are won.
shelf-over = All chapters are played.
shelf-again = Chapter { $chapter } again, { $count } coins to share
shelf-next = On to chapter { $chapter }
shelf-alone = Alone
shelf-month = Chapter { $chapter }, month { $month }
shelf-last = last played on { $day }
shelf-so-far = So far
shelf-keep = Keep as a file
shelf-keep-running = The chapter in progress is not in the file: it starts over from there.
shelf-new = A new campaign
shelf-friends = With a bot in every other seat, it begins at once. Open seats are for friends who come by the link; others can play on this device.
shelf-mix = Mix in other cards
shelf-mix-warning = The rulebook warns: other cards make the story much harder. It is meant for the cards of the base game.
shelf-begin = Open the book
shelf-bring = Continue from a file
shelf-no-file = This file is not a campaign.

# Coins after a failure.
share-title =
    { $count ->
        [one] Another try: { $count } coin to share
       *[other] Another try: { $count } coins to share
    }
share-less = One coin less for { $name }
share-more = One coin more for { $name }
share-even = Share evenly
share-do = Agree
log-shared =
    { $you ->
        [yes] You suggested how to share the coins.
       *[no] { $name } suggested how to share the coins.
    }
