import { describe, expect, it } from 'vitest'
import { asCsv, feats, rivals, soundGames, totals, type Played } from '../src/kept/numbers'

const game = (code: string, changes: Partial<Played> = {}): Played => ({
  code, at: Number(code), modules: ['base'], players: 2, won: false, place: 2, influence: 8, coins: 2, busts: 1, turns: 10, bots: [{ bot: 'bosun', ahead: false }], crew: false, daily: null, ...changes,
})

describe('my numbers', () => {
  it('count each game once and leave out what is none', () => {
    expect(soundGames([game('2'), game('1'), game('2'), null, { code: 'x' }, 7]).map(({ code }) => code)).toEqual(['1', '2'])
    expect(soundGames('nothing')).toEqual([])
  })

  it('are sums and averages', () => {
    const found = totals([game('1', { won: true, influence: 12, busts: 0 }), game('2'), game('3', { crew: true, influence: 1 })])
    expect(found).toMatchObject({ games: 3, wins: 1, influence: 10 })
    expect(found.busts).toBeCloseTo(2 / 3)
    expect(totals([]).influence).toBe(0)
  })

  it('tell how one stands against each bot over the last ten games', () => {
    const games = Array.from({ length: 12 }, (_, at) => game(String(at), { bots: [{ bot: 'bosun', ahead: at >= 2 }] }))
    const [bosun] = rivals(games)
    expect(bosun).toMatchObject({ bot: 'bosun', games: 12, ahead: 10 })
    expect(bosun?.course.at(-1)).toBe(1)
    expect(bosun?.course[2]).toBeCloseTo(1 / 3)
  })

  it('know what was achieved', () => {
    expect(Object.values(feats([game('1')], ['privateer'], 0)).some(Boolean)).toBe(false)
    const five = Array.from({ length: 5 }, (_, at) => game(String(at), { won: true, busts: at, bots: [{ bot: 'privateer', ahead: true }] }))
    expect(feats(five, ['privateer'], 7)).toEqual({ first: true, strongest: true, clean: true, five: true, crew: false, week: true })
    expect(feats([game('1', { won: true, crew: true, bots: [], busts: 0 })], [], 0)).toMatchObject({ first: false, clean: false, crew: true })
  })

  it('go into a table for other programs', () => {
    expect(asCsv([game('1', { daily: 'a,"b"' })])).toBe('at,code,modules,players,won,place,influence,coins,busts,turns,crew,daily,bots\n1970-01-01T00:00:00.001Z,1,base,2,false,2,8,2,1,10,false,"a,""b""",bosun-\n')
  })
})
