## Why the coach prefers a choice. $card and $expedition come with their article (card-the), a sentence begins with
## a capital in any case; $name is a player's.

coach-reason-forced = There is no other choice.
coach-reason-too-close = The best options are too close to call.
coach-reason-overall = It is better on the whole; no single reason stands out.
coach-reason-not-better = It is no better than the other choice, as far as the coach can tell.
coach-reason-wins = This wins the game.
coach-reason-won = You win, whatever you choose.
coach-reason-nearly-won = The game is as good as won, whatever you choose.
coach-reason-loses = The other choice can no longer win.
coach-reason-lost = The game is lost, whatever you choose.
coach-reason-nearly-lost = The game is as good as lost, whatever you choose.
coach-reason-only-chance = Only this can still win.
coach-reason-cant-pay = You can’t pay for anything here.
coach-reason-last-round = This is the last round: only what counts at the end matters now.
coach-reason-end-trigger = This brings you to { $influence } influence and starts the last round at a good moment.
coach-reason-end-too-early = The other choice brings on the last round too early.
coach-reason-claim =
    { $coins ->
        [one] { $card } brings { $influence } influence and { $coins } coin.
       *[other] { $card } brings { $influence } influence and { $coins } coins.
    }
coach-reason-expedition-race =
    { $missing ->
        [0] { $name } could claim { $card } too.
        [one] { $name } needs only { $missing } more person to claim { $card }.
       *[other] { $name } needs { $missing } more people to claim { $card }.
    }
coach-reason-expedition =
    { $missing ->
        [0] { $card } helps with { $expedition }; then you have everyone you need.
        [one] { $card } helps with { $expedition }; then you need { $missing } more person.
       *[other] { $card } helps with { $expedition }; then you need { $missing } more people.
    }
coach-reason-bust-risk =
    { $cards ->
        [one] { $cards } of { $of } cards busts you.
       *[other] { $cards } of { $of } cards bust you.
    }
coach-reason-second-pick = A fourth color ({ $cards } of { $of } cards) lets you take one more card.
coach-reason-third-pick = A fifth color ({ $cards } of { $of } cards) lets you take one more card.
coach-reason-new-ship = A ship of a new color may come: { $cards } of { $of } cards.
coach-reason-person = A person may come: { $cards } of { $of } cards.
coach-reason-better-card =
    { $cards ->
        [one] There is more to gain than to lose: { $cards } of { $of } cards makes the harbor better for you.
       *[other] There is more to gain than to lose: { $cards } of { $of } cards make the harbor better for you.
    }
coach-reason-worse-card =
    { $cards ->
        [one] There is more to lose than to gain: { $cards } of { $of } cards makes the harbor worse for you.
       *[other] There is more to lose than to gain: { $cards } of { $of } cards make the harbor worse for you.
    }
coach-reason-repelled = Ships you can repel, { $cards } of { $of } cards, make room for better ones.
coach-reason-expedition-card = An Expedition may come: { $cards } of { $of } cards.
coach-reason-tax-card = A tax may come: { $cards } of { $of } cards.
coach-reason-bust-certain = If { $card } stays, you bust.
coach-reason-color-risk =
    { $cards ->
        [one] If { $card } stays, { $cards } more of the { $of } cards busts you.
       *[other] If { $card } stays, { $cards } more of the { $of } cards bust you.
    }
coach-reason-second-pick-kept = { $card } is the fourth color: you may take one more card.
coach-reason-third-pick-kept = { $card } is the fifth color: you may take one more card.
coach-reason-ship-coins =
    { $coins ->
        [one] { $card } is worth { $coins } coin to you.
       *[other] { $card } is worth { $coins } coins to you.
    }
coach-reason-tax = A tax would take { $lost } of your { $coins } coins; better to spend some.
coach-reason-fee = { $card } is not worth the coin that { $name } gets for it.
coach-reason-leaves = Otherwise { $card } goes to { $name }.
coach-reason-ability = { $card } will pay off over the rest of the game.
coach-reason-price =
    { $price ->
        [one] { $card } costs { $price } coin, too much for what it gives.
       *[other] { $card } costs { $price } coins, too much for what it gives.
    }
coach-reason-coins =
    { $coins ->
        [one] { $card } brings { $coins } more coin.
       *[other] { $card } brings { $coins } more coins.
    }
coach-reason-influence =
    { $price ->
        [one] { $card } is { $influence } influence for { $price } coin.
       *[other] { $card } is { $influence } influence for { $price } coins.
    }
coach-reason-gamble-pick = In { $times } of { $of } cases the four cards get through, and then you take one more card.
coach-reason-gamble-cards = In { $times } of { $of } cases the four cards get through, and they bring more to choose from.
coach-reason-gamble-risk = In { $times } of { $of } cases the four cards bust you.
coach-reason-safe-cards =
    { $cards ->
        [one] { $cards } of { $of } cards is safe, and there is more to gain than what lies here.
       *[other] { $cards } of { $of } cards are safe, and there is more to gain than what lies here.
    }
coach-reason-for-others =
    { $cards ->
        [one] { $cards } of { $of } cards helps the others more than you.
       *[other] { $cards } of { $of } cards help the others more than you.
    }
coach-reason-bust-wanted = A bust leaves the others nothing to take.
coach-reason-bust-coins =
    { $coins ->
        [one] The bust itself brings you { $coins } coin.
       *[other] The bust itself brings you { $coins } coins.
    }
coach-reason-kept-ship = Your Wholesaler keeps { $card }: that is { $influence } influence on top of the coins.
coach-reason-coins-denied =
    { $coins ->
        [one] { $card } brings { $coins } more coin, and otherwise { $name } takes it.
       *[other] { $card } brings { $coins } more coins, and otherwise { $name } takes it.
    }
coach-reason-contract = It completes “{ $contract }”: { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $influence ->
        [0] { "" }
       *[other] { " " }and { $influence } influence
    }.
coach-reason-contract-crew = The crew needs “{ $contract }”, and it can be done now.
coach-reason-contract-person = For “{ $contract }” you need { $card }.
coach-reason-contract-step = A step toward “{ $contract }” is worth it.
coach-reason-mission = Mission { $mission } can be completed now.
coach-reason-mission-crew = The crew needs mission { $mission }, and it can be done now.
coach-reason-mission-step = A step toward mission { $mission } is worth it.
coach-reason-mission-card = Mission { $mission } asks for { $card }.
coach-reason-card-9 = Card 9 asks the crew for { $influence } influence in all; you have { $there } so far.
coach-reason-trophy = Nobody wins without the trophy.
coach-reason-crowns =
    { $crowns ->
        [one] { $card } brings { $crowns } crown.
       *[other] { $card } brings { $crowns } crowns.
    }
coach-reason-event = This turn’s event makes the difference: { $event }.
coach-reason-look = Look first: { $cards } of { $of } cards would bust you.
coach-reason-known-card = You have looked: the next card is { $card }.
coach-reason-cube-needed = Your cube is worth more on another contract than on “{ $contract }”.
coach-reason-gift = A coin helps { $name } less than { $other }.
coach-reason-gift-crew = { $name } can do more with the coin than { $other }.
coach-reason-time-needed = The crew needs that turn more than the point.
