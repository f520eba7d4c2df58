## The rules of The Adventure Begins, in our own words. Numbers are the campaign's: web/src/adventure/numbers.ts gives them.

rules-adventure-title = Module: The Adventure Begins
rules-adventure-p1 = One story in { $chapters } chapters, for one to four players. A chapter fills an evening. It is played with the base game of the 2021 box, which you should know first. Cards of other modules may be mixed in and make it much harder; contracts may not.
rules-adventure-modes = Before each chapter you choose: alone, together as one crew, or against each other. Mode and crew may change from chapter to chapter. Alone you are always the active player: there is no fee, and the bonus of every tax is yours.
rules-adventure-s1 = Everybody gets one of five character cards at random and openly chooses one of its two sides, beginning with the start player. If you agreed to pick cards instead, picking goes counterclockwise and the start player picks last.
rules-adventure-s2 = Your character says how many coins you begin with. Four of your cubes stand on its house, one on the door and three on the windows. A fifth one marks your crowns.
rules-adventure-s3 = For the event deck, draw some of the { $zeros } events numbered 0: alone { $events1 }; together { $events2 } for two, { $events3 } for three, { $events4 } for four; against each other { $rivals2 } for two, { $rivals3 } for three, { $rivals4 } for four. With one or two players card 1 joins them. Month’s end goes to the bottom.
rules-adventure-s4 = The start player reads the first page of the chapter, and the cards it names are shuffled into the deck. In the course of the story { $added } cards join. Once in, they stay for all chapters to come.
rules-adventure-s5 = The page is turned over: on its back is your first mission.
rules-adventure-reconstructed = What the rulebook prints is played as it is printed. What stands on the cards alone is reconstructed, that is, our own: the story, most missions, the events, the characters’ coins, the crown track, what a crew needs in the end, and the numbers on the new cards.

rules-adventure-month-title = Adventure: events and months
rules-adventure-month-p1 = Every turn begins with the top event, before anything else may be done. It acts at once, while you discover or while cards are taken; then it is discarded.
rules-adventure-month-p2 = The last event is month’s end. Now the hourglass on the newest mission says how the story goes on:
rules-adventure-month-k1 = A number: that page is read.
rules-adventure-month-k2 = A number with a question mark: has anybody completed that mission? If so, the page at the check mark is read; if not, the one at the X, which asks for more.
rules-adventure-month-k3 = A handshake and a fist: together you follow the handshake, against each other the fist.
rules-adventure-month-k4 = Card 9: the chapter of a crew is over.
rules-adventure-month-k5 = A cube and coins: everybody may return a cube, as explained under the end.
rules-adventure-month-p3 = The new mission lies to the right of the others. Everyone sees which numbers the hourglass points to, but nobody reads ahead.
rules-adventure-month-p4 = Then the discarded events are turned over, unshuffled, and a new one goes on top. So the same events come again in the same order, and every month is a turn longer. The turn in which a month ends goes on without another event.
rules-adventure-month-example = The first month was “{ event-fog-bank }”, “{ event-market-day }”, “{ event-months-end }”. The second one begins with an event nobody knows yet; then come the same three.
rules-adventure-month-p5 = These are the events:

rules-adventure-missions-title = Adventure: missions and crowns
rules-adventure-missions-p1 = You may complete a mission whenever it is your chance to act, on your own turn or another’s, at once or much later. Older missions stay open. Nobody completes a mission twice, but several of you can complete the same one.
rules-adventure-missions-p2 = What a mission shows on its dark strip you must have, and you keep it. What it shows with a minus you discard: coins, crowns or stowed ships. Each card pays for one thing. A Jack of all Trades stands in for nobody here.
rules-adventure-missions-p3 = Then the leftmost cube of your house goes on the mission and stays there. What it covered is yours:
rules-adventure-missions-k1 = the first: the door opens, and the ability of your character is free;
rules-adventure-missions-k2 = the second: the trophy, without which nobody wins against each other;
rules-adventure-missions-k3 = the third: 1 crown;
rules-adventure-missions-k4 = the fourth: 3 crowns. After it you can’t complete any more.
rules-adventure-missions-p4 = Whoever completes a mission first often gains coins or a crown. The crowns of the mission itself go to everyone who completes it.
rules-adventure-missions-p5 = Missions with a bolt are completed at the right moment or not at all, and you are asked: when the fourth ship color enters the harbor, when you had to pay a tax, at the fourth card in the harbor, or when you stop at a single card. Those of the harbor belong to the active player.
rules-adventure-missions-p6 = Crowns move your marker along a track of { $spaces } spaces. Shields stand at { $shields }: the one last reached or passed is your influence from crowns, 1 for the first and { $most } for the last. Whoever pays crowns moves back and may lose influence.
rules-adventure-missions-example = At space { $second } you have reached the second shield: 2 influence. Pay 1 crown, and it is 1.

rules-adventure-characters-title = Adventure: the ten characters
rules-adventure-characters-p1 = A character is you. From your first completed mission on its ability works like a person’s, and adds to those of your people. But a character is no person: it brings no influence and does not count for missions, and neither does its sword.

rules-adventure-cards-title = Adventure: its cards
rules-adventure-cards-ares = The Ares Pirates are a sixth ship color, violet. They count among the colors, can be repelled, and two of them are a bust. With six colors in the harbor the active player takes { $takes } cards.
rules-adventure-cards-items = All ships of this box carry something: the Ares a book of rites or healing herbs, the others bread or rum. When you take one, you choose. Take its coins, or the crowns it shows, and discard it; or stow it: then it lies in front of you, for missions, Expeditions and Barmaids. Traders of its color bring their coin either way.
rules-adventure-cards-tybuk = Three brothers with 3 swords each. They repel ships, and count for taxes and missions.
rules-adventure-cards-lookout = Once a turn, while you discover, even before the first card: look at the next 3 cards. Discard 2 of them, face up and without effect; the third goes back on top, and you alone know it.
rules-adventure-cards-barmaid = 1 crown if 4 or more cards lie in the harbor when your chance to take comes, on anybody’s turn. While you take, you may also sell each Barmaid 1 bread or 1 rum at the price she shows.
rules-adventure-cards-captain = The Captain, the Priest and the Settler of this box have their symbol as usual, and bring 1 more coin whenever you take a ship of the Ares, traded or stowed.
rules-adventure-cards-expeditions = Three Expeditions ask for items besides people. Both are discarded. A Jack of all Trades replaces no item.
rules-adventure-cards-tax = The two taxes of this box take half at { $taxfrom } coins or more, and bring { $taxbonus } coins for the least influence.
rules-adventure-cards-reconstructed = Which cards there are is printed in the rulebook; the numbers on them are reconstructed:

rules-adventure-end-title = Adventure: end, another try, variant
rules-adventure-end-p1 = Alone or together a chapter ends when an hourglass points to card 9, no sooner. You have won if each mission on the table was completed by at least one of you, and if your cubes on missions and your combined influence are enough:
rules-adventure-end-k1 = alone { $cubes1 } cubes and { $influence1 } influence
rules-adventure-end-k2 = for two { $cubes2 } and { $influence2 }
rules-adventure-end-k3 = for three { $cubes3 } and { $influence3 }
rules-adventure-end-k4 = for four { $cubes4 } and { $influence4 }
rules-adventure-end-p2 = Then the ending is read, and the next chapter comes next time. The adventure is won with all { $chapters } chapters; without a single defeat it is the highest feat.
rules-adventure-end-retry = If you failed, play the chapter again. Cards that joined the deck stay in it; all else starts over. For each defeat at this chapter you have { $retry } more coins to share among you. Once it is won, they are gone.
rules-adventure-end-rivals = Against each other the end is triggered as soon as somebody has { $influence_to_end } influence and the trophy. The round is played to its end. Of those with the trophy, the one with the most influence wins; if tied, fewer cubes on the house, then more coins. The story goes on either way.
rules-adventure-end-cube = The last missions of a chapter against each other show a cube: at each month’s end, everybody may pay { $buyoff } coins once to return their leftmost cube to the box. What it covered is yours, even the trophy; but that cube can no longer complete a mission.
rules-adventure-end-variant = The variant, once the story is over: all { $added } cards are in the deck, four of the { $stars } starred missions lie open from the start, and there is no story. At each month’s end a cube may be returned for { $variant } coins. Everything else is as against each other.
rules-adventure-end-shelf = You may leave a chapter at any time and resume it on another device. The whole campaign stands on the shelf, and can be kept as a file.
