// What a contract asks for, as a row of signs: q-captain and q-mademoiselle, three times q-saber, q-sail-red and q-refused.
// Both the drawings and the table read it from here, by way of src/generated/contracts.json.
import { FIVE } from './ink.mjs'

// An ability of a display, and the sign of one of it.
const OF_ABILITY = {
  settlers: 'settler',
  captains: 'captain',
  priests: 'priest',
  mademoiselles: 'mademoiselle',
  jesters: 'jester',
  gunners: 'gunner',
  vice_admirals: 'vice_admiral',
  traders: 'trader',
  clerks: 'clerk',
  swords: 'saber',
  claimed: 'expedition',
}
const times = (count, sign) => Array.from({ length: count }, () => sign)
const need = ([ability, count], amount) => {
  if (ability === 'influence') return [`influence-${count}`]
  if (ability === 'cheap_persons') return times(count, `cheap-${amount}`)
  if (!OF_ABILITY[ability]) throw new Error(`no sign for ${ability}`)
  return times(count, OF_ABILITY[ability])
}
const BY_HOW = {
  having: ({ needs, amount }) => Object.entries(needs).flatMap((one) => need(one, amount)),
  paying: ({ amount }) => [`pay-${amount}`],
  ships_kept: () => FIVE.map((color) => `sail-${color}`),
  declining: ({ color, steps }) => [`sail-${color}`, ...times(steps, 'refused')],
  at_colors: ({ amount }) => times(amount, 'flag'),
  at_tax: () => ['taxed'],
  at_bust: () => ['bust'],
}

/** The signs of a contract, by its facts. */
export const asks = (contract) => BY_HOW[contract.how](contract).map((sign) => `q-${sign}`)
