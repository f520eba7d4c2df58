## Challenges: the same deal for everybody, and one for each day.

daily-short = Daily
daily-title = Daily challenge
daily-lead = The same deal for everybody, a new one each day at midnight UTC.
daily-today = Today
daily-kind-contracts = Contracts alone
daily-calendar = My days
daily-earlier = Previous month
daily-later = Next month
daily-cell-won = { $date }: won
daily-cell-lost = { $date }: played
daily-cell-open = { $date }: not played
daily-honest = The deal is made from the date alone, so it is the same on every server. Anyone who wants to can work it out beforehand; it is more fun not to.
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
challenge-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
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
challenge-counts = Only everyone’s first game counts. Names are as typed.
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
drill-best-streak = Longest streak
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
drill-mine-none = After the coach has gone through one of your games, the decisions that cost you most wait here.
drill-ask = What would you do?
drill-seat = You are { $name }.
drill-right = Right.
drill-wrong = Better: { $deed }.
# Behind each choice, once one is chosen.
drill-win = { $chance } to win
drill-thinking = The coach is looking at it…
drill-next = Next
drill-leave = Enough for now
drill-all-done = Nothing is due. Come back tomorrow, or choose a theme.

## My numbers.

numbers-short = My numbers
numbers-lead = Every game this device has seen to its end. The numbers stay here unless you want otherwise.
numbers-none = No game yet. Play one to its end and come back.
numbers-games = Games
numbers-wins = Wins
numbers-busts = Busts per game
numbers-influence = Influence per game
numbers-coins = Coins at the end
numbers-bots = Against each bot
numbers-bots-text = How often you finished ahead of it. Each point of the chart stands for the last ten games up to then.
numbers-ahead = { $ahead } of { $games }
numbers-feats = Feats
numbers-feat-first = A first win
numbers-feat-strongest = Ahead of a bot of the highest strength
numbers-feat-clean = A win without a single bust
numbers-feat-five = Five wins in a row
numbers-feat-crew = A voyage won
numbers-feat-week = A daily challenge seven days in a row
numbers-keep = Keep and move
numbers-json = As JSON
numbers-csv = As CSV
numbers-delete = Delete all my numbers
numbers-delete-sure = Your games, drills, challenges and records will be gone for good, here and on the server. Delete them?
numbers-deleted-here = Deleted on this device. The server can’t be reached; they will be deleted there when you open this page again.
numbers-delete-do = Delete
numbers-server = On this server
numbers-server-text = No account needed: a code is all there is. Whoever has it has your numbers, so write it down and show it to no one.
numbers-server-keep = Keep them on this server too
numbers-server-stop = Take them off the server
numbers-code = Your recovery code
numbers-bring-label = Recovery code
numbers-bring-do = Bring them here
numbers-kept = Kept.
numbers-brought = Your numbers are here now.
