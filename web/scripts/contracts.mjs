// Writes src/generated/contracts.json: the facts of all contracts, by id, and the signs that say what each asks for.
import { asks } from '../art/asks.mjs'
import { keep, python } from './python.mjs'

const script = `
import json
from portroyal.contracts import LIST
print(json.dumps({each.id: each.facts() | {"at_moment": each.at_moment, "for_active": each.is_for_active} for each in LIST}))
`
const facts = JSON.parse(python('-c', script))
for (const contract of Object.values(facts)) contract.asks = asks(contract)
keep('src/generated/contracts.json', JSON.stringify(facts, null, 1) + '\n')
