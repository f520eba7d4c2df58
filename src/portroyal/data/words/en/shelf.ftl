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
shelf-so-far = So far
shelf-keep = Keep as a file
shelf-new = A new campaign
shelf-bots = Bots sit down with you; friends can take their seats at the table.
shelf-begin = Open the book
shelf-bring = Go on from a file
shelf-no-file = This file is no campaign.

# Coins after a failure.
share-title =
    { $count ->
        [one] Another try: { $count } coin to share
       *[other] Another try: { $count } coins to share
    }
share-less = A coin less for { $name }
share-more = A coin more for { $name }
share-do = Agree
log-shared =
    { $you ->
        [yes] You said how to share the coins.
       *[no] { $name } said how to share the coins.
    }
