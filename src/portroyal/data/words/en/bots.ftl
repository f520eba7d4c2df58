## The bots: who they are, in a line.

bot-name-castaway = Castaway
bot-line-castaway = Plays completely at random.
bot-name-deckhand = Deckhand
bot-line-deckhand = Has a simple plan and no sense of chance.
bot-name-thumb-easy = Timid Thumb
bot-line-thumb-easy = A rule of thumb: stops at the first ship.
bot-name-thumb-medium = Steady Thumb
bot-line-thumb-medium = A rule of thumb: stops at the second ship.
bot-name-thumb-hard = Bold Thumb
bot-line-thumb-hard = A rule of thumb: stops at the third ship.
bot-name-bosun = Bosun
bot-line-bosun = Knows what things are worth; never counts cards.
bot-name-helmsman = Helmsman
bot-line-helmsman = Sound judgment, exact odds, a plan for every turn.
bot-name-cautious = Careful Mate
bot-line-cautious = A helmsman who stops sooner.
bot-name-daredevil = Daredevil
bot-line-daredevil = A helmsman who draws one more card.
bot-name-expedition-hunter = Explorer
bot-line-expedition-hunter = A helmsman with a soft spot for Expeditions.
bot-name-navigator = Navigator
bot-line-navigator = Plays out many possible futures before deciding.
bot-name-privateer = Privateer
bot-line-privateer = Looks furthest ahead and plans for your reply.

bot-level-1 = Beginner
bot-level-2 = Easy
bot-level-3 = Medium
bot-level-4 = Strong
bot-level-5 = Master

# Beside a name: Bosun (medium).
bot-strength-1 = very easy
bot-strength-2 = easy
bot-strength-3 = medium
bot-strength-4 = strong
bot-strength-5 = very strong
