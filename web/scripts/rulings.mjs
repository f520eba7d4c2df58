// Writes src/generated/rulings.json: what each edition answers to each question, for the rules page, which works offline.
import { keep, python } from './python.mjs'

const script = `
import json
from portroyal.rulings import EDITIONS, REGISTER
print(json.dumps({
    "editions": EDITIONS,
    "rulings": [
        {"id": each.id, "answers": dict(zip(EDITIONS, each.by_edition)), "not_offered_in": each.not_offered_in} for each in REGISTER
    ],
}, indent=1))
`
keep('src/generated/rulings.json', python('-c', script))
