## A chapter of The Adventure Begins at the table: missions, month, crowns, and the pages of its book.

# What a mission asks for. $count is how many.
mission-need-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
mission-need-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
mission-need-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
mission-need-influence = { $count } influence
mission-need-persons =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
mission-need-persons-of-printed-cost-3 =
    { $count ->
        [one] { $count } person with a printed price of 3
       *[other] { $count } people with a printed price of 3
    }
mission-need-expeditions =
    { $count ->
        [one] { $count } Expedition
       *[other] { $count } Expeditions
    }
mission-need-traders =
    { $count ->
        [one] { $count } Trader
       *[other] { $count } Traders
    }
mission-need-settler =
    { $count ->
        [one] { $count } Settler
       *[other] { $count } Settlers
    }
mission-need-captain =
    { $count ->
        [one] { $count } Captain
       *[other] { $count } Captains
    }
mission-need-priest =
    { $count ->
        [one] { $count } Priest
       *[other] { $count } Priests
    }
mission-need-ares =
    { $count ->
        [one] { $count } ship of the Ares Pirates
       *[other] { $count } ships of the Ares Pirates
    }
mission-need-book =
    { $count ->
        [one] { $count } book of rites
       *[other] { $count } books of rites
    }
mission-need-herbs =
    { $count ->
        [one] healing herbs
       *[other] healing herbs, { $count } times
    }
mission-need-bread =
    { $count ->
        [one] { $count } bread
       *[other] { $count } bread
    }
mission-need-rum = { $count } rum
mission-need-bread-or-rum = { $count } bread or rum
mission-need-ares-book =
    { $count ->
        [one] { $count } ship of the Ares Pirates with a book of rites
       *[other] { $count } ships of the Ares Pirates with a book of rites
    }
mission-need-ares-herbs =
    { $count ->
        [one] { $count } ship of the Ares Pirates with healing herbs
       *[other] { $count } ships of the Ares Pirates with healing herbs
    }
mission-need-card = { $count } × { $name }
mission-have = Have { $things }.
mission-give = Give up { $things }.
mission-times = Do it { $count } times, each on a different turn.
mission-fewer =
    { $count ->
        [one] You take { $count } fewer card.
       *[other] You take { $count } fewer cards.
    }
mission-short = { $things } short

# When a mission is decided, now or not at all.
mission-moment-fourth-color = When the fourth ship color enters the harbor.
mission-moment-tax-paid = When you have to pay taxes.
mission-moment-fourth-harbor-card = Stop at once after the fourth card in the harbor.
mission-moment-one-harbor-card = Stop after one card in the harbor.
mission-now-fourth-color = Four colors in the harbor
mission-now-tax-paid = You have paid taxes
mission-now-fourth-harbor-card = The fourth card in the harbor
mission-now-one-harbor-card = One card in the harbor

# Missions in the row.
mission-label = Mission { $mission }: { $title }
mission-gain-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
mission-gain-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
mission-brings = It brings { $reward }.
mission-brings-first = { $reward } for the first to complete it
mission-brings-each = { $reward } for everyone who completes it
mission-done-by = Completed by { $names }.
mission-newest = The newest mission.
mission-first = 1st
mission-state-ready = You can complete it now.
mission-state-mine = You have completed it.
mission-state-done = completed
mission-active-only = Only the active player, on their own turn.
mission-read = Read the story again

# Questions and buttons.
adventure-region = Missions and month
adventure-buy-off-text = What it covers becomes yours, but this cube can no longer complete a mission.
adventure-other-chooses = { $name } chooses a character
adventure-other-event = { $name } may pay a crown
adventure-other-mission = { $name } may complete a mission
adventure-other-looks = { $name } looks at the next cards
adventure-other-cube = { $name } may return a cube
adventure-do-choose = That’s me
adventure-do-complete = Complete
adventure-do-return = Put back
adventure-do-cube = Return a cube
adventure-do-cube-line = costs { $count } coins
adventure-do-stow = Stow
adventure-do-stow-coins =
    { $count ->
        [one] { $item } and { $count } coin
       *[other] { $item } and { $count } coins
    }
adventure-do-sell = Sell: { $card }
item-book = book of rites
item-herbs = healing herbs
item-bread = bread
item-rum = rum

# What is told in place of the question.
moment-month = The month is over
moment-month-text = The hourglass on the newest mission decides.
moment-story = Story card { $mission }
moment-trophy = the trophy
moment-door = the door is open
moment-crowns =
    { $you ->
        [yes] { $count ->
            [one] You gained { $count } crown.
           *[other] You gained { $count } crowns.
        }
       *[no] { $count ->
            [one] { $name } gained { $count } crown.
           *[other] { $name } gained { $count } crowns.
        }
    }
moment-crowns-lost =
    { $you ->
        [yes] { $count ->
            [one] You lost { $count } crown.
           *[other] You lost { $count } crowns.
        }
       *[no] { $count ->
            [one] { $name } lost { $count } crown.
           *[other] { $name } lost { $count } crowns.
        }
    }

# What a lookout has put back on top of the deck, told to who looked.
look-next = next: { $card }

# The month.
month-title = Month { $month }
month-label = Month { $month }, turns until its end: { $count }.
month-turns =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
month-events = Events to come: { $events }.
month-asks = At month’s end: has anyone completed mission { $mission }? If so, card { $done }; if not, card { $not }.
month-next = The story goes on with card { $mission }.
month-ends-chapter = The chapter ends with this month.
month-chapter-ends = the chapter ends
month-cube = At month’s end you may pay { $count } coins to return a cube.
month-now = now
month-unknown = A new event, which nobody knows yet.
month-was-done = Mission { $mission }, { $title }: done.
month-was-not = Mission { $mission }, { $title }: not done in time.

# Card 9, houses, crowns.
goal-title = What the crew needs
goal-missions = missions
goal-cubes = cubes
goal-influence = influence
house-label = { $character }: { $text }. Cubes: { $cubes }
pick-label = { $character }: { $text }
pick-turn = Turn the card over
pick-waits = is choosing
pick-be = I’m { $character }
pick-start =
    { $count ->
        [one] with { $count } coin to start
       *[other] with { $count } coins to start
    }
crowns-label = crowns: { $count }, worth { $influence } influence
items-label =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }

# The book.
story-book = The Bell of Port Royal
story-chapter = Chapter { $chapter }
story-mission = The mission
story-aloud = Read aloud
story-reads = { $name } reads
story-turn = Turn the page
story-close = To the table

# Which chapter, and how.
chapter-mode = How
chapter-mode-cooperative = Together
chapter-mode-competitive = Against each other
chapter-mode-variant = After the story
chapter-which = Chapter

# A chapter is over.
count-in-words =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
missing-missions =
    { $count ->
        [1] one mission
       *[other] { $many } missions
    }
missing-cubes =
    { $count ->
        [1] one cube
       *[other] { $many } cubes
    }
missing-influence =
    { $count ->
        [1] one influence
       *[other] { $many } influence
    }
end-chapter-short = { $things } short
end-chapter-not-yet = Chapter { $chapter } is not won yet.
end-chapter-close = It was close.
end-chapter-won-at = Chapter { $chapter } is won { $how }.
chapter-try =
    { $try ->
        [1] at the first try
        [2] on the second try
        [3] on the third try
        [4] on the fourth try
        [5] on the fifth try
       *[other] on try { $try }
    }
chapter-missions = missions completed
chapter-cubes = cubes on missions
chapter-influence = influence together
chapter-undone = undone: { $missions }
chapter-from-crowns = from crowns: { $count }
chapter-road = The road taken
chapter-ending = Read the ending
chapter-short = { $count } short
