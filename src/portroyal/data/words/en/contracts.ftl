## Contracts: their names, what they ask for, the moments at which they are decided, a crew's time and score.
## $contract is the name of one, without quotation marks. A cube lies on a contract; a seal is printed on it.

contract-name-luminary = Luminary
contract-name-bruja = Bruja
contract-name-maritime-supremacy = Maritime Supremacy
contract-name-new-colony = New Colony
contract-name-trade-outpost = Trade Outpost
contract-name-trade-master = Trade Master
contract-name-thrifty-staff = Thrifty Staff
contract-name-mercenary = Mercenary
contract-name-explorer = Explorer
contract-name-frigate-nemesis = Frigate Nemesis
contract-name-galleon-nemesis = Galleon Nemesis
contract-name-tax-inspector = Tax Inspector
contract-name-jinx = Jinx
contract-name-speculator = Speculator
contract-name-major-speculator = Major Speculator
contract-name-pirates-nest = Pirate’s Nest
contract-name-small-estate = Small Estate
contract-name-ransom = Ransom

# What it asks for, whole. $count: how many; $amount: of what it measures; $steps: how often.
contract-text-luminary = Have a Priest and a Jester in your display.
contract-text-bruja = Have a Captain and a Mademoiselle in your display.
contract-text-maritime-supremacy = Have a Captain and a Vice Admiral in your display.
contract-text-new-colony = Have a Settler and a Gunner in your display.
contract-text-trade-outpost = Have a Settler and a Clerk in your display. The Clerk’s color doesn’t matter.
contract-text-trade-master = Have { $count } Traders in your display. Their colors don’t matter.
contract-text-thrifty-staff = Have { $count } people in your display with a printed price of { $amount } or less. What you paid for them doesn’t matter.
contract-text-mercenary = Have { $count } swords.
contract-text-explorer = Have an Expedition in your display.
contract-text-frigate-nemesis = Trade with a Frigate and let all its coins go, your Traders’ included. Do it { $steps } times: your cube moves on each time.
contract-text-galleon-nemesis = Trade with a Galleon and let all its coins go, your Traders’ included. Do it { $steps } times: your cube moves on each time.
contract-text-tax-inspector = Lose coins to a tax.
contract-text-jinx = Bust on your own turn.
contract-text-speculator = Have ships of { $amount } colors in the harbor on your own turn, on { $steps } different turns.
contract-text-major-speculator = Have ships of { $amount } colors in the harbor on your own turn.
contract-text-pirates-nest = Repel a ship of each color on your turns: the first of each color stays with you. With { $amount } of them you discard them for the contract.
contract-text-small-estate = Have { $count } influence.
contract-text-ransom = Pay { $amount } coins.

# When it may be completed.
contract-when-any = Whenever it is your chance to act, on anybody’s turn.
contract-when-own = Whenever you like on your own turn.
contract-when-now = At the right moment or not at all.
contract-when-now-own = On your own turn, at the right moment or not at all.
# $coins: a list of numbers.
contract-pays = Coins for the first, the second and so on: { $coins }.
contract-pays-nothing = It pays no coins.
contract-seal = Seal: { $turns } and { $letter }.
contract-crews-only = Only together or alone.
contract-reconstructed = Payouts and seal are reconstructed.

# Parts of a list: "You still need a Captain and 2 swords."
contract-need-settlers =
    { $count ->
        [one] a Settler
       *[other] { $count } Settlers
    }
contract-need-captains =
    { $count ->
        [one] a Captain
       *[other] { $count } Captains
    }
contract-need-priests =
    { $count ->
        [one] a Priest
       *[other] { $count } Priests
    }
contract-need-mademoiselles =
    { $count ->
        [one] a Mademoiselle
       *[other] { $count } Mademoiselles
    }
contract-need-jesters =
    { $count ->
        [one] a Jester
       *[other] { $count } Jesters
    }
contract-need-gunners =
    { $count ->
        [one] a Gunner
       *[other] { $count } Gunners
    }
contract-need-vice-admirals =
    { $count ->
        [one] a Vice Admiral
       *[other] { $count } Vice Admirals
    }
contract-need-traders =
    { $count ->
        [one] a Trader
       *[other] { $count } Traders
    }
contract-need-clerks =
    { $count ->
        [one] a Clerk
       *[other] { $count } Clerks
    }
contract-need-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
contract-need-claimed =
    { $count ->
        [one] an Expedition
       *[other] { $count } Expeditions
    }
contract-need-influence = { $count } influence
contract-need-cheap-persons =
    { $count ->
        [one] { $count } person for { $amount } or less
       *[other] { $count } people for { $amount } or less
    }
contract-need-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
contract-need-ships =
    { $count ->
        [one] { $count } more color
       *[other] { $count } more colors
    }
# The same of those that ask for a deed.
contract-asks-frigate-nemesis = let the coins of { $steps } Frigates go
contract-asks-galleon-nemesis = let the coins of { $steps } Galleons go
contract-asks-tax-inspector = coins lost to a tax
contract-asks-jinx = a bust on your turn
contract-asks-speculator = { $amount } colors on your turn, { $steps } times
contract-asks-major-speculator = { $amount } colors on your turn
contract-asks-pirates-nest = a ship of each color repelled
contract-asks-ransom = { $amount } coins to pay
# $things: a list of the above.
contract-lacks =
    { $you ->
        [yes] You still need { $things }.
       *[no] { $name } still needs { $things }.
    }
contract-steps-done = { $step } of { $steps } steps
contract-ships-kept = { $count } of { $amount } ships
contract-moment-missed = The right moment never came, or it was let pass.

# For screen readers: a contract and how it stands. $gain: what it would bring.
contract-label = { $contract }: { $asks }
contract-label-ready = { $label }; you can complete it now: { $gain }
contract-label-begun = { $label }; you are on step { $step } of { $steps }
contract-label-begun-by = { $label }; { $name } is on step { $step } of { $steps }
contract-label-done = { $label }; you have completed it
contract-label-done-by = { $label }; completed by { $names }
contract-label-no-cube = { $label }; you have no cube left
contract-gain-coins =
    { $count ->
        [0] no coins
        [one] { $count } coin
       *[other] { $count } coins
    }
contract-gain-influence = { $count } influence
# On the tile of a contract that is out of reach.
contract-no-cube = no cube left

# --- Around the table ---
contracts-title = Contracts
contracts-of = { $done } of { $all }
contracts-of-label = { $done } of { $all } contracts completed
contracts-key = Contracts
contract-cubes =
    { $count ->
        [0] no cube left
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
# The offer beside "Draw or stop?": whose contract it would be, or the crew's.
contract-offer-nth =
    { $nth ->
        [1] your first contract
        [2] your second contract
       *[other] your third contract
    }
contract-offer-crew = then { $done } of { $all }

# Buttons and the line below them.
contract-do = Complete
contract-do-coins =
    { $coins ->
        [0] no coins
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
contract-do-both =
    { $coins ->
        [0] +{ $influence } influence
       *[other] +{ $coins }, +{ $influence } influence
    }
contract-do-step = Place a cube
contract-do-step-line = step { $step } of { $steps }

# --- Now or never ---
now-at-tax = You lost coins to a tax
now-at-bust = You busted
now-at-colors =
    { $colors ->
        [one] { $colors } color in the harbor
       *[other] { $colors } colors in the harbor
    }
now-text = “{ $contract }”: now or not at all.
now-text-step = “{ $contract }”, step { $step } of { $steps }. The cube stays there to the end.
now-pass = Let it pass
now-pass-line = not this time
now-other = { $name }: “{ $contract }”?
now-other-text = Now or not at all.
# A ship whose coins may be let go for a contract.
decline-text = Take its coins, or let them go for “{ $contract }”: step { $step } of { $steps }.
decline-text-last = Take its coins, or let them go and complete “{ $contract }”.
decline-do = Let go
# A ship that brings somebody else a coin. $card: the ship, with its article.
gift-ask =
    { $count ->
        [one] Who gets the coin?
       *[other] Who gets the coins?
    }
gift-text =
    { $count ->
        [one] { $card } brings { $count } more coin, for somebody else.
       *[other] { $card } brings { $count } more coins, for somebody else.
    }
gift-do = Give
gift-do-line = to { $name }
gift-do-which = choose who
gift-label =
    { $count ->
        [one] Give { $name } { $count } coin
       *[other] Give { $name } { $count } coins
    }
gift-other = { $name } gives a coin away
# After a tax, in a crew. $points: what the score would be.
aside-ask = Set a time card aside?
aside-text =
    { $points ->
        [one] One turn less, one point more: { $points } point, if you make it.
       *[other] One turn less, one point more: { $points } points, if you make it.
    }
aside-do = Set aside
aside-keep = Keep it
aside-other = { $name }: set a time card aside?
aside-other-text = One turn less, one point more.

# --- A crew's time and score ---
voyage-title = The voyage
voyage-goal = all contracts before the sand runs out
time-turns =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
# After a large number.
time-left =
    { $count ->
        [one] turn left
       *[other] turns left
    }
time-deck = Time deck
score-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-turns = turns
score-unit = points
rank-landlubber = Landlubber
rank-sailor = Sailor
rank-pirate = Pirate
rank-captain = Captain
rank-lord-of-the-seas = Lord of the Seas
rank-next = { $rank } at { $points }

# --- Before the start: "13 + 4 on the seals + 7 letters". $seals comes with its sign. ---
start-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
start-sum =
    { $letters ->
        [one] { $cards } { $seals } on the seals + { $letters } letter
       *[other] { $cards } { $seals } on the seals + { $letters } letters
    }
start-harder = Harder from the start
start-less = Set one less card aside
start-more = Set one more card aside
start-deal = Deal others
start-choose = Choose them
start-dealt = Dealt at random
start-contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }

# --- The end of a voyage ---
end-voyage-won =
    { $turns ->
        [0] All { $all }, on the very last turn
        [one] All { $all }, with { $turns } turn to spare
       *[other] All { $all }, with { $turns } turns to spare
    }
end-voyage-lost = The sand has run out
end-voyage-rank =
    { $points ->
        [one] { $points } point. Your rank: { $rank }.
       *[other] { $points } points. Your rank: { $rank }.
    }
end-voyage-last = “{ $contract }” came last.
end-voyage-short = { $done } of { $all } contracts.
end-voyage-ranks = Rank
end-voyage-would = What it would have been
end-voyage-turn = turn { $turn }
end-voyage-crew = The crew
end-again-harder = Once more, harder
end-again-same = Try these again
end-again-others = Other contracts
