### Trusting the deck: the commitment in the menu, and the check at the end. Some of it is said in the terminal too.

fair-check = Was the deck fair? Check it
fair-short = Check the deck
fair-title = Was the deck fair?
fair-lead = The key to every shuffle was made from a secret the server had committed to before the deal, and from random numbers sent by the players’ devices. This device has now worked out every shuffle again on its own.
fair-checking = Checking every card…
fair-good = The deck was fair.
fair-bad = This game does not check out: see what fails.
fair-no-promise = There is no commitment for this game, so nobody can prove how its deck was shuffled.
fair-printed = This game was played with the numbers printed on somebody’s own cards, which this page does not know. The record can still be checked with portroyal verify.
fair-commitment-holds = The server kept its word: its secret fits the commitment.
fair-commitment-fails = The server broke its word: its secret does not fit the commitment.
fair-seen-holds = The commitment is the one this device was shown before the deal.
fair-seen-fails = The commitment is not the one this device was shown before the deal.
fair-seen-unknown = This device did not see the commitment before the deal.
fair-mine-holds = The random numbers of this device are in the key.
fair-mine-fails = The random numbers of this device were left out or replaced.
fair-mine-unknown = This device added no random numbers.
fair-parts-holds = The key follows from the server’s secret and the random numbers of the players.
fair-parts-fails = The key does not follow from the server’s secret and the random numbers of the players.
fair-first-holds = { $name } began, as the key says.
fair-first-fails = { $name } began, but the key says somebody else.
fair-cards-holds =
    { $shuffles ->
        [one] All { $cards } cards that came up lay on top of the deck that follows from the key.
       *[other] All { $cards } cards that came up lay on top of the { $shuffles } decks that follow from the key.
    }
fair-cards-fails = Card number { $number } that came up was not on top of the deck that follows from the key.
fair-actions-holds = The record has the same actions that were played here.
fair-actions-fails = The record has different actions from those played here.
fair-outcome-holds = The record has the result that was shown here.
fair-outcome-fails = The record has a different result from the one shown here.
fair-seal-holds = The fingerprint of the whole record fits, its names and notes included.
fair-seal-fails = The fingerprint of the whole record is missing or does not fit: something in it has been changed.
fair-numbers = The numbers
fair-game = Game
fair-commitment = Commitment
fair-server = The server’s secret
fair-silent = none
fair-part-of = Random numbers of { $name }
fair-menu = The deck
fair-menu-text = The server committed to its secret before the deal. At the end everybody can check that it kept its word.
fair-menu-given = Random numbers came from: { $names }
