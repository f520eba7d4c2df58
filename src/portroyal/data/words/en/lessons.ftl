## The guided first game. $name is whoever sits opposite. data/lessons has the games these sentences belong to.

guide-offer = New here?
guide-offer-line = Learn in 3 minutes
guide-no-thanks = No, thanks
guide-resume = Continue learning
guide-voice = Your guide
guide-number = Lesson { $number } of { $of }
guide-go-on = Continue
guide-next = Next lesson
guide-again = Once more
guide-skip = Skip
guide-leave = Leave
guide-play = Play for real
guide-lessons = Lessons
guide-lessons-line = Short games that teach by playing
guide-try = Try it
guide-done = done

notes = Notes for newcomers
notes-hint = A word at the first time of each thing, after the guided game.
note-no-more = No more notes
note-close = Got it
note-draw = Your turn. The first card is a must: draw.
note-stop = Draw on or stop? The bar shows how likely a bust is.
note-repel = You have enough swords. Repel the ship, or keep it if its color is new.
note-take = Tap a lit card, then the button.
note-take-fee = Tap a lit card to take it. On another’s turn it costs 1 coin more.
note-claim = You have the symbols for an Expedition: tap it. Its people leave you.
note-ending = The last round. Only influence wins; coins break ties.
note-watch = Others are drawing. When they have taken, it is your chance to take.

lesson-draw-title = Draw, stop, take
lesson-draw-welcome = Welcome. This is a real table; only the deck is stacked. On your turn you turn over cards in the harbor. Press { table-do-draw }.
lesson-draw-ship = A ship: a blue Flute, good for the 2 coins it shows. You may stop after any card. For now, draw once more.
lesson-draw-not-yet = You could. But with one ship the risk is small, and a second card gives you a choice. Draw.
lesson-draw-person = A Sailor, for hire at 3 coins. Two cards to choose from is plenty for a first turn. Press { table-do-stop }.
lesson-draw-enough = Brave. But a second blue ship would cost you the whole turn. Stop while it goes well.
lesson-draw-take = Now you may take 1 card. Tap the Flute, then the button: the ship is discarded and you get 2 coins.
lesson-draw-later = The Sailor would cost all you have. Earn something first: take the Flute.
lesson-draw-nothing = You never have to take a card, but 2 coins are hard to leave lying there. Take the Flute.
lesson-draw-others = Next, { $name } may take a card too. But on your turn the Sailor would cost { $name } 4 coins: 3 for him and 1 for you. That is too much today.
lesson-draw-end = That was a whole turn: draw until you stop, then take. You have 5 coins now.

lesson-fee-title = Another player’s turn
lesson-fee-hers = Now { $name } draws, and you watch. In a moment there is something in it for you.
lesson-fee-stops = Three cards are enough for { $name }. Whoever’s turn it is takes first.
lesson-fee-yours = Now you may take 1 card too. You can afford the cards that are lit. It costs 1 coin more, the fee for { $name }. Hire the Sailor: 3 coins and the fee.
lesson-fee-settler = The Settler helps with Expeditions, later on. A sword helps right away: hire the Sailor.
lesson-fee-pass = You may pass. But half of your cards will come from others’ turns. Hire the Sailor.
lesson-fee-end = The Sailor stays with you: 1 sword and 1 influence. And when others take a card on your turn, they pay you.

lesson-bust-title = Two ships of a color
lesson-bust-tempting = Three ships, three colors. With a fourth color you could take 2 cards instead of 1. Draw, and see what happens.
lesson-bust-sensible = Wise. But you should see once how it goes wrong. Draw.
lesson-bust-end = A second blue ship: that is a bust. The harbor is discarded, nobody takes a card, and your turn is over. The more colors, the greater the risk.

lesson-repel-title = Swords
lesson-repel-swords = The same harbor, but now a Sailor and a Pirate work for you. Together they have 3 swords. Draw.
lesson-repel-braver = With 3 swords you can dare more. Draw.
lesson-repel-second = A second blue ship. But its strength is 2, and you have 3 swords. Press { table-do-repel }, and it is gone.
lesson-repel-would-bust = Two blue ships in the harbor would be a bust. You have the swords, so repel it.
lesson-repel-again = Swords are not used up. Draw once more.
lesson-repel-one-more = One more color is worth it, and your swords are still there. Draw.
lesson-repel-new-color = A red Frigate, and red is new. You could repel it too, but with four colors you take 2 cards. Press { table-do-keep }.
lesson-repel-no-need = You could. But a fourth color is just what you want. Keep it.
lesson-repel-four = Four colors: 2 cards to take. Don’t push your luck. Stop.
lesson-repel-enough = A fifth color would be worth 3 cards. But a strong ship would cost you everything. Stop.
lesson-repel-two-cards = You take the 2 cards one after the other. First the Pinnace, for 2 coins.
lesson-repel-frigate-next = The Frigate comes next. First the Pinnace.
lesson-repel-one-coin = That one brings 1 coin only. There is one with 2.
lesson-repel-pass = There are coins to be had. Don’t pass yet.
lesson-repel-one-left = One card left. The Frigate brings 2 coins as well.
lesson-repel-end = 4 coins in one turn: that is what swords are for. Only a ship with a skull can’t be repelled by anybody.

lesson-hire-title = People who work for you
lesson-hire-hire = People cost coins once and work for you all game. The blue Trader brings 1 coin more from every blue ship. You may take 2 cards: hire the Trader first.
lesson-hire-ship-first = A good ship. But hire the Trader first, and it brings 1 coin more.
lesson-hire-mademoiselle = The Mademoiselle makes everyone you hire 1 coin cheaper. Lovely, but she costs all your coins. The Trader first.
lesson-hire-the-trader = First the Trader, for 3 coins.
lesson-hire-pass = You have coins and 2 cards to take. Don’t pass yet.
lesson-hire-ship = And now the Flute: 3 coins, and 1 more from your Trader.
lesson-hire-the-flute = The blue ship is the one your Trader earns with. Take the Flute.
lesson-hire-end = Others bring swords, more cards to take, or symbols for Expeditions. Press on any card to read what it does. The shield shows its influence.

lesson-expedition-title = Expeditions
lesson-expedition-crew = Two Captains work for you: that is two anchors. Draw a card.
lesson-expedition-claim = An Expedition. It lies in a row of its own until somebody claims it. It asks for two anchors, and you have them. Tap it, then the button.
lesson-expedition-claim-first = It might be gone before your next turn, and you have both anchors. Claim it.
lesson-expedition-end = The two Captains leave, with 2 influence. The Expedition is worth 4, and brings 2 coins. You went from 3 influence to 5.

lesson-tax-title = Taxes
lesson-tax-rich = You have { $taxed_from } coins. That is a lot to carry around. Draw.
lesson-tax-taxed = A tax. Whoever has { $taxed_from } coins or more loses half of them: 6 are gone. Then 1 coin for the most swords, and those are yours. Draw on.
lesson-tax-no-harbor = There is nothing to take in the harbor yet. Draw.
lesson-tax-spend = A Jester for 7 coins, and 7 is what you have. Stop.
lesson-tax-enough = You found somebody you can pay. Stop.
lesson-tax-jester = Hire the Jester. From now on you get 1 coin whenever anybody busts.
lesson-tax-pass = Coins are for spending. Hire the Jester.
lesson-tax-end = Coins alone don’t win, and there are more taxes in the deck. Turn coins into influence.

lesson-end-title = { $influence_to_end } influence
lesson-end-close = You have 10 influence, { $name } has 9. With { $influence_to_end } the last round begins. Draw.
lesson-end-one-ship = Ships bring coins, not influence. Draw.
lesson-end-need-more = Coins won’t be enough now. Draw.
lesson-end-twelve = A Sailor with 2 influence, for your 5 coins. Exactly what is missing. Stop.
lesson-end-enough = What you need lies in the harbor. Don’t risk it. Stop.
lesson-end-hire = Hire the Sailor.
lesson-end-no-coins = Influence is what counts now. Hire the Sailor.
lesson-end-pass = Here are the 2 influence you need. Hire the Sailor.
lesson-end-last-round = You have { $influence_to_end }, and this is the last round. It is played to its end: { $name } still has a turn.
lesson-end-end = A bust for { $name }, and you win. That is the whole game. Now try it for real.
