// Writes src/generated/track.json: the track of crowns, which every table draws; and src/generated/campaign.json: the campaign that comes with the game, as far as the table shows it: missions, events,
// characters, card 9. What a month's end leads to is a number until it lies there; its story is not here.
import { keep, python } from './python.mjs'

const script = `
import json
from portroyal.adventures import COINS_PER_FAILURE
from portroyal.campaigns import DEFAULT, tale_of
tale = tale_of(DEFAULT)
facts = tale.facts
print(json.dumps({
    "id": tale.id,
    "chapters": tale.chapters,
    "missions": {each.id: {**each.facts, "adds": sum(len(facts["batches"][batch]) for batch in each.adds)} for each in tale.missions.values()},
    "endings": {line["id"]: line for line in facts["story"] if line.get("kind") == "ending"},
    "events": {each["id"]: each for each in facts["events"]},
    "characters": [[{"id": side["id"], "coins": side["start_coins"]} for side in card] for card in facts["characters"]],
    "track": {**facts["crowns"], "chapters": tale.chapters},
    "card9": facts["card9"],
    "batches": {name: len(cards) for name, cards in facts["batches"].items()},
    "event_deck": facts["event_deck"],
    "coins_per_failure": COINS_PER_FAILURE,
}, indent=1))
`
const { track, ...campaign } = JSON.parse(python('-c', script))
keep('src/generated/track.json', JSON.stringify(track) + '\n')
keep('src/generated/campaign.json', JSON.stringify(campaign, null, 1) + '\n')
