## Moments: what is told at the prompt for a moment, and what has happened since one's last turn.

# A bust: $nth is the card of the turn, $ordinal its ordinal category in this language. Whose it was stands before it.
moment-bust =
    { $ordinal ->
        [one] Bust on the { $nth }st card.
        [two] Bust on the { $nth }nd card.
        [few] Bust on the { $nth }rd card.
       *[other] Bust on the { $nth }th card.
    }
moment-bust-chance = The risk was { $percent }.
moment-tax = Tax Increase
# A fee for the reader, or for $to where several play on one device.
moment-fee =
    { $toyou ->
        [yes] { $name } pays you { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
       *[no] { $name } pays { $to } { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }.
    }
moment-expedition =
    { $you ->
        [yes] You claim an Expedition.
       *[no] { $name } claims an Expedition.
    }
moment-expedition-for =
    { $coins ->
        [0] { $influence } influence.
        [one] { $influence } influence and { $coins } coin.
       *[other] { $influence } influence and { $coins } coins.
    }
moment-last-round = The last round
moment-last-round-by =
    { $you ->
        [yes] You have { $count } influence.
       *[no] { $name } has { $count } influence.
    }

# While a card is on its way.
moment-drawing =
    { $you ->
        [yes] You draw a card
       *[no] { $name } draws a card
    }
moment-taking = A card is taken

# Where several play on one device: whose question it is.
moment-asked = { $name }: { $what }

# On phones: the deeds of others, three lines.
moment-since = Since your last turn
# Somebody decides who is not there.
moment-away = { $name } is away
moment-away-waits = The game waits.
moment-away-bot = A bot plays on in { $time }.

# Starting a game while somebody is away. $names: one name or a list.
moment-start-title = Start without { $names }?
moment-start-text = Whoever is away gets a bot in their seat, and takes over by coming back.
moment-start-yes = Start
moment-start-no = Wait
# Small, on the button that starts: who is not there.
moment-start-away = not here: { $names }
moment-next = Another game is ready
moment-next-go = Join it

# Own records, as a large number and what it is.
moment-record-run = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
moment-record-run-text = your longest run yet
moment-record-influence = { $influence } influence
moment-record-influence-text = your most yet
# Beaten by the reader so many times in a row: a bot.
moment-streak = { $count } in a row
moment-streak-text = ahead of { $bot }
