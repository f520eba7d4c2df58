## The gambler at the table: the offer, the question, four cards turned over one by one.

# The offer beside "Draw or stop?": its name, what it means, and how likely one gets through.
gamble-offer = Four at once
gamble-offer-line = no repelling, then +1 card
gamble-offer-safe = safe

gamble-ask = Four at once?
gamble-ask-text = No repelling. Two ships of one color: bust. Otherwise you take 1 more card.
gamble-do = Four
gamble-do-blind = sight unseen
gamble-back = Back
gamble-back-line = one by one

# After four cards, where another Gambler could turn over four more. $count: cards to take now.
gamble-through = You got through
gamble-through-text =
    { $count ->
        [one] { $count } card to take. Four more: 1 more card, or nothing.
       *[other] { $count } cards to take. Four more: 1 more card, or nothing.
    }
gamble-stop = Stop here
gamble-more = Four more
gamble-other-through = { $name } got through

# While they are turned over. $left: how many are still face down.
gamble-left =
    { $left ->
        [0] All four
        [1] One more
        [2] Two more
        [3] Three more
       *[other] Four cards
    }
gamble-other = { $name } lets the Gambler turn over four cards.
gamble-show-all = Show all
gamble-show-all-line = at once

gamble-key = Four at once, with a Gambler
# In the odds: how likely four more cards bring no color twice.
gamble-odds = four at once get through

log-got-through =
    { $you ->
        [yes] { $count ->
            [one] You got through, with { $count } card in the harbor.
           *[other] You got through, with { $count } cards in the harbor.
        }
       *[no] { $count ->
            [one] { $name } got through, with { $count } card in the harbor.
           *[other] { $name } got through, with { $count } cards in the harbor.
        }
    }
