## Moments: what is told at the prompt for a moment, and what has happened since one's last turn.

# A bust: $nth is the card of the turn, $ordinal its ordinal category in this language. Whose it was stands before it.
moment-bust =
    { $ordinal ->
        [one] Bust on the { $nth }st card.
        [two] Bust on the { $nth }nd card.
        [few] Bust on the { $nth }rd card.
       *[other] Bust on the { $nth }th card.
    }
moment-bust-chance = It was { $percent }.
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

# While a card is on its way.
moment-drawing =
    { $you ->
        [yes] You draw a card
       *[no] { $name } draws a card
    }
moment-taking = A card is taken
