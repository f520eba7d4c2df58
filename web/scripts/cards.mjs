// Writes src/generated/cards.json: the facts of all cards, by code, from the catalog.
import { keep, python } from './python.mjs'

const facts = python(
  '-c',
  'import json; from portroyal.catalog import CARDS; print(json.dumps({card.code: card.facts() for card in CARDS}, indent=1))',
)
keep('src/generated/cards.json', facts)
