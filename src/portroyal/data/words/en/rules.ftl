## The rules of the base game, in our own words. web/src/words/rules.ts says in which order they stand.

rules-goal-title = Aim
rules-goal-p1 = You turn over ships and people in the harbor, one card at a time. Every card makes the harbor richer and the next one more dangerous: two ships of one color, and your turn is over with nothing gained. Stop in time and you choose first. Then all the others choose too, and each pays you a coin.
rules-goal-p2 = People you hire and Expeditions you claim are worth influence. When somebody has { $influence_to_end }, the round is played to its end, and whoever then has the most influence wins.

rules-cards-title = The cards
rules-cards-p1 = There are 120 cards and nothing else. The face of a card is a ship, a person, an Expedition or a tax. Its back is a coin: to gain a coin, lay the top card of the deck in front of you, face down, without looking at it. To spend one, discard it. Nobody knows which cards lie about as money.
rules-cards-ships = 50 ships, ten of each color. Swords show their strength, coins what they bring.
rules-cards-persons = 60 people. Each has a price, an ability and 0 to 3 influence.
rules-cards-expeditions = 6 Expeditions. They ask for two or three symbols and are worth 4 to 6 influence.
rules-cards-taxes = 4 taxes, two of each sort.

rules-setup-title = Setup
rules-setup-s1 = The special Expedition asks for three different symbols and has no coin on its back. With five players it lies open on the table from the start; with fewer it goes back in the box.
rules-setup-s1-sjg = The special Expedition is shuffled in with the rest, however many play.
rules-setup-s2 = Shuffle the cards face down: the deck. Discarded cards lie face up beside it.
rules-setup-s3 = Everybody gets { $start_coins } coins, beginning with the start player. How many coins somebody has is open to all.
rules-setup-s4 = The start player begins; then play goes clockwise. The game ends only after everybody has had the same number of turns.

rules-turn-title = A turn
rules-turn-s1 = Discover: the active player turns over cards until they stop or bust.
rules-turn-s2 = Trade and hire: the active player takes 1, 2 or 3 cards from the harbor. Then each other player, clockwise, may take 1 and pays the active player 1 coin for it.
rules-turn-s3 = What is left in the harbor is discarded, and the player to the left is active.

rules-discover-title = Discover
rules-discover-p1 = Draw the top card of the deck and turn it over. Then choose: one more, or stop? You must draw the first card; from then on you may stop after any card. Once you have stopped, there is no way back.
rules-discover-k1 = A person goes to the harbor and waits there.
rules-discover-k2 = A ship goes to the harbor too, unless you repel it.
rules-discover-k3 = An Expedition goes to a row of its own. It is not part of the harbor, can’t be taken like the other cards, and stays until somebody claims it.
rules-discover-k4 = A tax is resolved at once and discarded.
rules-discover-p2 = You may also stop with an empty harbor, if all you found was taxes, Expeditions and ships you repelled. The others still get their chance to take, and Jesters get paid.

rules-ships-title = Ships and repelling
rules-ships-p1 = Sailors bring 1 sword each, Pirates 2. If you have at least as many swords as the ship just revealed is strong, you may repel it: it goes to the discard instead of the harbor.
rules-ships-p2 = Swords are not used up: the same crew can repel ship after ship. A ship with a skull can’t be repelled by anybody.
rules-ships-p3 = Only the ship just revealed can be repelled; once kept, it stays. Repelling is a choice, even if keeping the ship means a bust. If you are too weak, you have no choice.
rules-ships-example = A Sailor and a Pirate make 3 swords. A second Flute comes, of strength 2: repel it, and draw on. Had it been strength 5, it would have been a bust.

rules-bust-title = Bust
rules-bust-p1 = If a ship stays whose color is already in the harbor, you bust. The whole harbor goes to the discard, and nobody takes anything this turn. The row of Expeditions stays.
rules-bust-p2 = Every Jester earns its owner 1 coin, yours included.
rules-bust-bigbox = You may still claim Expeditions before your turn ends.
rules-bust-older = The turn is over at once; no more Expeditions either.

rules-tax-title = Taxes
rules-tax-p1 = A tax affects everyone. First the loss: whoever has { $taxed_from } coins or more discards half of them, rounded down. Of 12 or 13 coins that is 6, of 14 it is 7. With 11 or fewer nothing happens.
rules-tax-p2 = Then the bonus: 1 coin for the most swords, or for the least influence, as the card says. All who are tied get it, even at zero.

rules-trade-title = Trade and hire
rules-trade-p1 = The active player takes first, then the others, clockwise. Cards are taken one at a time; whoever wants no more passes. Nobody has to take anything.
rules-trade-colors = How many cards the active player may take depends on the ship colors in the harbor. They are counted once, when taking begins.
rules-trade-0 = 0 to 3 colors: 1 card
rules-trade-4 = 4 colors: 2 cards
rules-trade-5 = 5 colors: 3 cards
rules-trade-p2 = Each other player may take 1 card. Every Governor allows 1 more card, on your own turn and on others’.
rules-trade-p3 = Trade with a ship: discard it and gain the coins it shows, and 1 more for each of your Traders of its color.
rules-trade-p4 = Hire a person: discard the coins they cost, 1 fewer for each of your Mademoiselles, and lay the person in front of you. Ability and influence are yours from now on.
rules-trade-p5 = The first card may pay for the second. A Trader just hired works for the next ship, a Mademoiselle for the next person.
rules-trade-p6 = The others get their chance even if the active player took nothing. What nobody took is discarded.

rules-fee-title = The fee
rules-fee-p1 = Whoever takes a card on somebody else’s turn pays that player 1 coin, for every card taken. A Mademoiselle gives no discount on it.
rules-fee-p2 = For a person you need the price and the fee before you take. For a ship the fee may come out of what the ship brings: without a coin you can take a ship worth 1 coin and have gained nothing, except that nobody else gets it.
rules-fee-p3 = The fee moves face down: nobody learns which card it is.
rules-fee-2014 = In this edition the fee is paid before a person’s price; in the others, after it. It only decides which face-down card goes where.

rules-persons-title = The people
rules-persons-p1 = A person works for you until you give them up for an Expedition. Several of a kind add up, and no ability wears out.
rules-person-trader = 1 more coin when you trade with a ship of the Trader’s color, on your turn or another’s. There are two for each color.
rules-person-settler = A hut for Expeditions.
rules-person-captain = An anchor for Expeditions.
rules-person-priest = A cross for Expeditions.
rules-person-jack-of-all-trades = Stands in for a hut, an anchor or a cross, whichever you like, even if you have the right person.
rules-person-sailor = 1 sword: repels ships on your turn, and counts when a tax rewards swords.
rules-person-pirate = 2 swords.
rules-person-mademoiselle = Everyone you hire costs 1 coin less, but never less than 0. Not herself, and not the fee.
rules-person-jester = 1 coin when anyone busts, you included; and 1 coin if no card is left in the harbor when your chance to take comes. Taking the last card yourself earns nothing.
rules-person-jester-2014 = With an empty harbor, the active player’s own Jesters are not paid.
rules-person-admiral = { $admiral_coins } coins if { $admirals_from } or more cards lie in the harbor when your chance to take comes, on anybody’s turn.
rules-person-governor = Take 1 more card, on your turn and on others’. On another’s turn each card costs the fee.
rules-person-governor-older = A Governor just hired gives his card at once.
rules-person-governor-bigbox = A Governor just hired starts with your next chance to take.
rules-persons-p2 = Admirals and Jesters check the harbor once, when your chance to take comes. If you have just hired them, they start with the next one.

rules-expeditions-title = Expeditions
rules-expeditions-p1 = To claim an Expedition, give up people with exactly the symbols it asks for. They go to the discard, and their influence with them. The Expedition lies in front of you from now on, and you gain the coins it shows.
rules-expeditions-p2 = On balance an Expedition of 4 brings 2 influence, one of 6 brings 3, the special one 2. Your influence never falls.
rules-expeditions-p3 = Only the active player claims Expeditions, as many as they can pay for: while discovering, before and between cards (not while deciding about a ship), and while taking, even after the last card, and even with people hired a moment ago. Claiming is never forced.
rules-expeditions-p4 = Once the others have begun to take, it is too late for this turn.

rules-end-title = End and victory
rules-end-p1 = As soon as a player has { $influence_to_end } influence, no matter whose turn it is, the end is triggered. Play goes on until everybody has had the same number of turns: the player to the right of the start player has the last one.
rules-end-sjg = The end is checked only when a round is over. At the table that makes no difference, since influence never falls.
rules-end-p2 = The most influence wins. If tied, the most coins among the tied. If still tied, they share the place.
rules-end-example = Nell has 13 influence and 2 coins, Tomas 14 and none, Ines 13 and 5. Tomas wins, although Nell got to 12 first; Ines is second thanks to her coins.
rules-end-variant = Variant, agreed on before the game: the end is triggered only by a player with { $influence_to_end } influence and at least one Expedition, and only players with an Expedition can win. If nobody has both, the game goes on.
rules-end-variant-sjg = The variant is not offered.

rules-hidden-title = Hidden things
rules-hidden-p1 = There are no secrets between players: what is hidden is hidden from all. Everyone sees the harbor, the Expeditions, what lies in front of each player, how many coins each has, and the discard.
rules-hidden-p2 = Coins are cards. Spent, they go to the discard face up, so you can count what is gone. The fee is not spent: it only changes hands. Here your oldest coin is spent first.
rules-hidden-p3 = When a card is needed and the deck is empty, the discard is shuffled and becomes the deck. Harbor, Expeditions, everyone’s people and coins stay where they are; old coins are not in the new deck.
rules-hidden-p4 = If deck and discard are both empty, you gain only the coins there are, and instead of drawing you stop. If nobody could draw for a whole round, the game ends and is scored as usual.

rules-editions-title = Editions
rules-editions-p1 = The same 120 cards have been printed with several rulebooks. They agree on the game and differ at its edges. You choose the edition when you host a table, and may change single answers there.
rules-editions-names = Names differ too. Steve Jackson calls Expeditions missions and colors flags; in 2014 influence was called victory points, and the Mademoiselle has been a Señorita since 2021.

rules-tips-title = First tips
rules-tips-1 = Three ships in the harbor and no sword: about one card in four busts you. Four ships: one in three.
rules-tips-2 = Hire early. A Sailor or a Trader costs just the { $start_coins } coins you begin with and works all game.
rules-tips-3 = What you leave, the others may take. A rich harbor feeds everybody, and each of them pays you a coin.
rules-tips-4 = Don’t hoard: at { $taxed_from } coins or more, a tax takes half.
rules-tips-5 = Two people with the same symbol are 2 influence; as an Expedition they are 4, and bring coins.
rules-tips-6 = Watch who is near { $influence_to_end }. In the last round coins only break ties: turn them into influence.

rules-words-title = Words
rules-word-active = active player
rules-word-active-text = The one whose turn it is.
rules-word-harbor = harbor
rules-word-harbor-text = The row of ships and people turned over this turn.
rules-word-display = display
rules-word-display-text = The people and Expeditions in front of a player.
rules-word-influence = influence
rules-word-influence-text = The number in the shield. It decides who wins.
rules-word-fee = fee
rules-word-fee-text = The coin you pay the active player for each card on their turn.
rules-word-bust = bust
rules-word-bust-text = Two ships of one color in the harbor: nobody takes anything.
rules-word-round = round
rules-word-round-text = One turn of each player.
rules-word-ruling = ruling
rules-word-ruling-text = A question on which rulebooks differ or are silent, with the answer played here.

rules-gambler-title = Module: the Gambler
rules-gambler-p1 = Four more people: two at 4 coins with 1 influence, one at 6 with 2, one at 8 with 3. They are shuffled into the deck.
rules-gambler-p2 = Once a turn for each Gambler in your display, on your own turn and while you discover, you may reveal four cards one after the other.
rules-gambler-k1 = No ship is repelled among the four, however many swords you have.
rules-gambler-k2 = A tax is resolved as usual, an Expedition goes to its row. Both count toward the four.
rules-gambler-k3 = After the fourth card, two ships of one color in the harbor are a bust.
rules-gambler-k4 = If the harbor stands, you trade and hire at once and may take 1 more card for each Gambler you used.
rules-gambler-p3 = A Gambler may come before any other draw: his cards count as the first. Once he has been used, there are no more ordinary draws this turn. With another Gambler you may go on, and claim Expeditions between the two.
rules-gambler-p4 = A Gambler just hired waits for your next turn. If the cards run out during the four, fewer are revealed.

rules-set-sail-title = Module: Set Sail
rules-set-sail-p1 = A faster and lighter game for two to four, good for families and for a first evening. It has 60 cards of its own and is played without those of the base game; or 20 of them are shuffled into the base game.
rules-set-sail-p2 = Alone, it is played like the base game, but:
rules-set-sail-k1 = There are no Expeditions.
rules-set-sail-k2 = As soon as a player has { $influence_to_end } influence, the end is triggered.
rules-set-sail-k3 = A tax: whoever has { $taxed_from } coins or more discards coins until { $taxed_to } are left. Then 1 coin for the least influence; all who are tied get it.
rules-set-sail-k4 = The deck: 25 ships, five of each color, 10 Wholesalers, 10 Passengers, 10 Sailors, 2 Pirates and 3 taxes.
rules-set-sail-wholesaler = When you trade with a ship of his color, on your turn or another’s, it goes under the Wholesaler instead of to the discard. You gain its coins as usual, and the ship is worth 1 influence. A Wholesaler just hired keeps the very next ship. Two Wholesalers of one color share their ships: each ship counts once.
rules-set-sail-passenger = No ability. A Passenger just brings influence.
rules-set-sail-p3 = With the base game: 5 Wholesalers, 5 Passengers and 10 ships join the deck, 20 more cards in all. Everything else is as in the base game, the number of players, the taxes and the end included.
rules-set-sail-p4 = The numbers on 37 of the 60 cards are not public. They are reconstructed: set by analogy with the known cards, so that the rulebook’s totals hold. These are the cards:
rules-reconstructed = reconstructed

rules-contract-cards-title = Module: the contract crew
rules-contract-cards-p1 = 24 more cards are shuffled into the deck: 10 ships, 5 Clerks, 4 Gunners and 5 Vice Admirals. Contracts need them; they can also be played without any contract.
rules-contract-cards-clerk = When you trade with a ship of the Clerk’s color, you may take 1 more card then and there, for each Clerk of that color. On another’s turn that card costs the fee, too. A Clerk just hired works for the very next ship.
rules-contract-cards-gunner = When your chance to take comes, each of your Gunners brings 1 coin for each ship in the harbor beyond the first. A Gunner just hired starts with your next chance.
rules-contract-cards-vice-admiral = When your chance to take comes and { $vice_admirals_from } or { $vice_admirals_to } cards lie in the harbor, each of your Vice Admirals brings { $vice_admiral_coins } coin, on anybody’s turn. Taxes and Expeditions are not cards in the harbor. A Vice Admiral just hired starts with your next chance.
rules-contract-cards-gift = Five of the ships bring a gift: besides the coins you gain, another player of your choice gains 1. Whoever plays alone gives nothing away.

rules-contracts-title = Module: contracts against each other
rules-contracts-p1 = The base game and the contract crew, with four of sixteen contracts face up on the table. Everybody has { $cubes } cubes.
rules-contracts-p2 = To complete a contract, have or do what it asks for. Put a cube on its first free coin, from the left, and gain that many coins. The cube stays there. Nobody completes a contract twice, but several of you can complete the same one: the earlier, the more it pays.
rules-contracts-k1 = Your second contract also brings 1 influence, your third 2.
rules-contracts-k2 = With { $cubes } cubes nobody completes more than { $cubes } contracts.
rules-contracts-k3 = You show your people and keep them: they may still sail on an Expedition. A Jack of all Trades stands in for nobody here.
rules-contracts-p3 = Most contracts may be completed whenever it is your chance to act, on your own turn or another’s, at once or much later: while you discover, while you take, and after a bust if the edition lets you claim Expeditions then.
rules-contracts-p4 = Those with a bell are completed at the right moment or not at all: “Tax Inspector” once everybody has paid and before the bonus, “Jinx” after the bust, the two Speculators when the third or the fourth color enters the harbor, the two nemeses when you trade. “Jinx”, the Speculators and “Pirate’s Nest” belong to the active player.
rules-contracts-p5 = Some are done in steps. A cube that has begun one stays there to the end, completed or not. Whoever lets a ship’s coins go still traded with it: Clerks count, a gift goes out and the fee is paid, but no Wholesaler keeps the ship.
rules-contracts-example = Julia is the second to complete “Luminary”: 3 coins. It is her second contract, so she gains 1 influence too.
rules-contracts-p6 = The game ends as usual. You can win without a single contract.

rules-coop-title = Module: contracts together or alone
rules-coop-p1 = You are one crew. Every contract on the table has to be completed, each by whoever can, before your time runs out. Influence ends nothing here.
rules-coop-numbers = Of all eighteen contracts, 3 lie on the table for one player, 5 for two, 7 for three, 9 for four, 11 for five.
rules-coop-p2 = Time is a deck of its own, lifted off the deck face down:
rules-coop-s1 = { $time_cards } cards,
rules-coop-s2 = as many more, or fewer, as the numbers on the seals say,
rules-coop-s3 = and 1 for each different letter on them.
rules-coop-example = Three contracts with the seals 1 G, 0 G and −1 H: { $time_cards } + (1 + 0 − 1) + 2 letters = 15 cards.
rules-coop-p3 = The first card of each turn comes from the time deck, all others from the deck. As soon as the last contract is completed, you have won. If the first card of a turn can’t be drawn, you have lost.
rules-coop-p4 = Everything else is as against each other, the cubes, the coins and the influence for second and third contracts too. Fees are still paid: a ship worth 1 coin brings you nothing on another’s turn, but the crew has one more coin.
rules-coop-p5 = After each tax the active player may set the top card of the time deck aside, unseen: one turn less, one point more. Before the start you may set cards aside as well. If you win, each of them is a point:
rules-coop-r0 = 0 or 1: Landlubber
rules-coop-r2 = 2 or 3: Sailor
rules-coop-r4 = 4 or 5: Pirate
rules-coop-r6 = 6 or 7: Captain
rules-coop-r8 = 8 or more: Lord of the Seas
rules-coop-points-example = Of 15 cards Julia sets 5 aside before she begins. She has ten turns; if she makes it she is a Pirate, and with one more card after a tax a Captain.
rules-coop-p6 = Alone you are always the active player: there is no fee, a ship’s gift goes to nobody, and the bonus of every tax is yours.

rules-each-title = The eighteen contracts
rules-each-p1 = The dark strip shows what is asked for, the coins what it pays to the first, the second and so on, the wax what it adds to the time of a crew. A bell: now or never. Blue wax: only together or alone.
rules-each-p2 = The right moments are explained under contracts. Payouts and seals of the two with blue wax are not public; ours are reconstructed.
