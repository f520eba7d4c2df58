// Writes src/generated/numbers.json: the rulebook's numbers of the base game, for what is told and drawn away from any table.
import { keep, python } from './python.mjs'

keep('src/generated/numbers.json', python('-c', 'import json; from portroyal.modules import NUMBERS; print(json.dumps(dict(NUMBERS), indent=1))'))
