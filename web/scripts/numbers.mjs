// Writes src/generated/numbers.json: the rulebook's numbers of each module, with those it needs, for what is told and drawn
// away from any table.
import { keep, python } from './python.mjs'

const script = `
import json
from portroyal.modules import LIST, numbers_of
print(json.dumps({each.id: numbers_of((*each.requires, each.id)) for each in LIST}, indent=1))
`
keep('src/generated/numbers.json', python('-c', script))
