## Challenges: the same deal for everybody, and one for each day.

daily-short = Daily
daily-title = Daily challenge
daily-lead = The same deal for everybody, a new one each day at midnight of universal time.
daily-today = Today
daily-kind-contracts = Contracts alone
daily-calendar = My days
daily-earlier = Earlier month
daily-later = Later month
daily-cell-won = { $date }: won
daily-cell-lost = { $date }: played
daily-cell-open = { $date }: not played
daily-honest = The deal is made from the date alone, so that it is the same on all servers. Whoever wants to can work it out beforehand; it is more fun not to.
challenge-title = A challenge
challenge-lead = The same deck, seats and bots for everybody who has this link.
challenge-play = Take it on
challenge-more = Play it once more
challenge-against = Against { $names }
challenge-alone = Alone against time
challenge-results = Results
challenge-none = Nobody has finished it here yet.
challenge-won = won
challenge-lost = lost
challenge-place = place { $place }
challenge-score =
    { $influence } influence, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
challenge-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
challenge-try = game { $tried }
challenge-counts = The first game of a name counts.
challenge-make = Challenge friends
challenge-link = Link to the challenge
challenge-see = Compare results

## Drills: positions with one right answer.

drill-short = Drills
drill-lead = What would you do? One answer is right; what you missed comes back.
drill-begin = Begin
drill-begin-due =
    { $count ->
        [one] { $count } drill is due
       *[other] { $count } drills are due
    }
drill-rating = Your rating
drill-streak = Right in a row
drill-best-streak = Longest row
drill-done = { $done } of { $of }
drill-theme-odds = Odds
drill-theme-repel = Repel or keep
drill-theme-second-card = A second card
drill-theme-expeditions = Expeditions
drill-theme-tax = Taxes
drill-theme-last-round = The last round
drill-theme-contracts = Contracts
drill-theme-crew = Crew play
drill-theme-mine = My own mistakes
drill-mine-none = When the coach has gone through a game of yours, the decisions that cost you most wait here.
drill-ask = What would you do?
drill-seat = You are { $name }.
drill-right = Right
drill-wrong = Better: { $deed }
drill-thinking = The coach looks at it …
drill-next = Next
drill-leave = Enough for now
drill-all-done = Nothing is due. Come back tomorrow, or choose a theme.

## My numbers.

numbers-short = My numbers
numbers-lead = Every game this device has seen to its end. They stay here, unless you want otherwise.
numbers-none = No game yet. Play one to its end and come back.
numbers-games = Games
numbers-wins = Wins
numbers-busts = Busts a game
numbers-influence = Influence a game
numbers-coins = Coins at the end
numbers-bots = Against each bot
numbers-bots-text = How often you came in before it, over your last games: a point is your share of the ten games up to it.
numbers-ahead = { $ahead } of { $games }
numbers-feats = Feats
numbers-feat-first = A first win
numbers-feat-strongest = Before a bot of the highest strength
numbers-feat-clean = A win without a single bust
numbers-feat-five = Five wins in a row
numbers-feat-crew = A voyage won
numbers-feat-week = A daily challenge on seven days in a row
numbers-keep = Keep and move
numbers-json = As JSON
numbers-csv = As CSV
numbers-delete = Delete all my numbers
numbers-delete-sure = They are gone for good, here and on the server. Delete them?
numbers-delete-do = Delete
numbers-server = On this server
numbers-server-text = Without an account: a code is all there is. Whoever has it has your numbers, so write it down and show it to nobody.
numbers-server-keep = Keep them on this server too
numbers-server-stop = Take them off the server
numbers-code = Your recovery code
numbers-bring-label = Recovery code
numbers-bring-do = Bring them here
numbers-kept = Kept.
numbers-brought = Your numbers are here now.
