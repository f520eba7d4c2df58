import { describe, expect, it } from 'vitest'
import { arrowTo, commandOf, type Pressed } from '../src/table/keys'

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

describe('digits', () => {
  const press = (key: string, more = {}) => commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more }, null)
  it('choose a card of the harbor: nine, the tenth, and with Shift those after it', () => {
    expect([press('1'), press('9'), press('0')]).toEqual([0, 8, 9].map((index) => ({ do: 'harbor', index })))
    expect([press('!', { shiftKey: true, code: 'Digit1' }), press(')', { shiftKey: true, code: 'Digit0' })]).toEqual([10, 19].map((index) => ({ do: 'harbor', index })))
  })
  it('are digits where a keyboard writes them with Shift alone', () => {
    expect(press('3', { shiftKey: true, code: 'Digit3' })).toEqual({ do: 'harbor', index: 2 })
    expect(press('&', { code: 'Digit1' })).toBeNull()
  })
})

describe('keys of the table', () => {
  it('ask for what the shortcut sheet says', () => {
    expect(commandOf(press('d'), null)).toEqual({ do: 'draw' })
    expect(commandOf(press('D'), null)).toEqual({ do: 'draw' })
    expect(commandOf(press('g'), null)).toEqual({ do: 'gamble' })
    expect(commandOf(press('3'), null)).toEqual({ do: 'harbor', index: 2 })
    expect(commandOf(press('?'), null)).toEqual({ do: 'keys' })
    expect(commandOf(press('Enter'), document.body)).toEqual({ do: 'brass' })
    expect(commandOf(press('x'), null)).toBeNull()
  })
  it('leave text fields, the browser and a held key alone', () => {
    expect(commandOf(press('d'), document.createElement('input'))).toBeNull()
    expect(commandOf(press('d', { ctrlKey: true }), null)).toBeNull()
    expect(commandOf(press('d', { repeat: true }), null)).toBeNull()
  })
  it('leave Enter to the button that has the focus', () => {
    expect(commandOf(press('Enter'), document.createElement('button'))).toBeNull()
    expect(commandOf(press('d'), document.createElement('button'))).toEqual({ do: 'draw' })
  })
  it('walk in a grid with the arrows and stay inside', () => {
    expect(arrowTo('ArrowRight', 0, 6, 3)).toBe(1)
    expect(arrowTo('ArrowDown', 1, 6, 3)).toBe(4)
    expect(arrowTo('ArrowDown', 4, 6, 3)).toBe(4)
    expect(arrowTo('ArrowLeft', 0, 6, 3)).toBe(0)
    expect(arrowTo('End', 0, 6, 3)).toBe(5)
    expect(arrowTo('Tab', 0, 6, 3)).toBeNull()
  })
})
