import { describe, expect, it } from 'vitest'
import type { Voice } from '../src/panels/log'
import { lastLines, sinceMyTurn } from '../src/table/since'
import { entry, event, NAMES } from './stage/game'

const voice: Voice = {
  t: (id, args) => `${id} ${args?.name ?? ''}`.trim(),
  one: (code) => code,
  the: (code) => code,
  contract: (id) => id,
  list: (items) => items.join(),
  percent: String,
  ordinal: () => 'other',
  strength: () => 1,
  name: (seat) => NAMES[seat] ?? '',
  isMe: (seat) => seat === 0,
  drawn: () => null,
}
const story = [
  entry(1, 'moved', { seat: 0, action: 'pass', events: [event('person_hired', 0, 'sailor:3', 3), event('turn_ended', 0, null, 0), event('turn_began', 1, null, 0, 1)] }),
  entry(2, 'moved', { seat: 1, action: 'draw', events: [event('card_revealed', 1, 'flute:1/1', 1, 1)] }),
  entry(3, 'moved', { seat: 1, action: 'take', events: [event('ship_traded', 1, 'flute:1/1', 1)] }),
  entry(4, 'moved', { seat: 0, action: 'take', events: [event('person_hired', 0, 'captain:4', 4)] }),
  entry(5, 'moved', { seat: 2, action: 'take', events: [event('person_hired', 2, 'pirate:5', 5)] }),
  entry(6, 'moved', { seat: 2, action: 'draw', events: [event('card_revealed', 2, 'tax:swords', 1, 1)] }),
  entry(7, 'moved', { seat: 2, action: 'draw', events: [event('card_revealed', 2, 'flute:1/1', 2, 1), event('harbor_busted', 2, 'flute:1/1', 2)] }),
  entry(8, 'said', { seat: 1, text: 'hi' }),
]

describe('what happened last', () => {
  it('is the last line of the log, not what was said', () => {
    expect(lastLines(story, voice, 1).map(({ text }) => text)).toEqual(['log-bust Cleo'])
    expect(lastLines([], voice)).toEqual([])
  })
})

describe('since my last turn', () => {
  it('are the last three deeds of others; what was only drawn is left out, a tax is not', () => {
    expect(sinceMyTurn(story, [0], voice).map(({ text }) => text)).toEqual(['log-hired Cleo', 'log-tax log-tax-nobody', 'log-bust Cleo'])
  })
  it('tell a bust with the card of the turn that was drawn, as the log does, not with the cards in the harbor', () => {
    const spoken: Voice = { ...voice, t: (id, args) => `${id} ${args?.nth ?? ''}` }
    const bust = [...story.slice(0, 6), entry(7, 'moved', { seat: 2, action: 'draw', events: [event('card_revealed', 2, 'flute:1/1', 5, 1), event('harbor_busted', 2, 'flute:1/1', 4)] })]
    expect(sinceMyTurn(bust, [0], spoken).at(-1)?.text).toBe('log-bust 5')
    expect(lastLines(bust, spoken, 1)[0]?.text).toBe('log-bust 5')
  })
  it('begins where my turn ended, not where I took something on another', () => {
    expect(sinceMyTurn(story.slice(0, 4), [0], voice).map(({ text }) => text)).toEqual(['log-traded Ben'])
  })
})
