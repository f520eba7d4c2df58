// Writes src/generated/vocabulary.ts: the closed lists of the engine, each as values and as a type. A new word in one of
// them is a type error wherever the client has not learned it.
import { keep, python } from './python.mjs'

const LISTS = [
  ['KINDS', 'Kind', 'KIND_NAMES', 'Kinds of card.'],
  ['COLORS', 'Color', 'COLOR_NAMES', 'Colors of ships.'],
  ['SYMBOLS', 'SymbolName', 'SYMBOL_NAMES', 'What expeditions ask for.'],
  ['BONUSES', 'Bonus', 'BONUS_NAMES', 'What a tax card rewards.'],
  ['COUNTERS', 'Counter', 'COUNTER_NAMES', 'What a seat can do, counted.'],
  ['PHASES', 'Phase', 'PHASE_NAMES', 'What is being decided.'],
  ['ACTIONS', 'ActionKind', 'ACTION_NAMES', 'What can be done.'],
  ['EVENTS', 'EventKind', 'EVENT_NAMES', 'What may have happened.'],
  ['GAINS', 'Gain', 'GAIN_NAMES', 'Why coins were gained.'],
  ['ENDS', 'End', 'END_NAMES', 'Why a game ended.'],
  ['MODULES', 'Module', 'MODULES', 'What can be played.'],
]

const names = JSON.stringify(LISTS.map(([, , name]) => name))
const script = `
import json
from portroyal.engine import vocabulary
from portroyal.modules import MODULES
said = vars(vocabulary) | {"MODULES": MODULES}
joins = {module.id: module.joins for module in MODULES.values() if module.joins}
print(json.dumps({name: [word for word in said[name] if word] for name in ${names}} | {"JOINS": joins}))
`

/** The lists by the name the engine gives them, and the modules. */
export const VOCABULARY = JSON.parse(python('-c', script))

const parts = LISTS.map(
  ([list, type, name, about]) =>
    `/** ${about} */\nexport const ${list} = ${JSON.stringify(VOCABULARY[name])} as const\nexport type ${type} = (typeof ${list})[number]\n`,
)
parts.push(
  `/** Modules that only add cards where another one is played. */\nexport const JOINS: Readonly<Record<string, string>> = ${JSON.stringify(VOCABULARY.JOINS)}\n`,
)
keep('src/generated/vocabulary.ts', `// Generated from src/portroyal/engine/vocabulary.py.\n${parts.join('\n')}`)
