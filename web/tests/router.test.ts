import { describe, expect, it } from 'vitest'
import { codeIn, routeOf, router } from '../src/router.svelte'

describe('an address means a page', () => {
  it('knows every page', () => {
    expect(routeOf('/')).toEqual({ page: 'start' })
    expect(routeOf('/host')).toEqual({ page: 'host' })
    expect(routeOf('/settings/')).toEqual({ page: 'settings' })
    expect(routeOf('/rules')).toEqual({ page: 'rules', section: null })
    expect(routeOf('/rules/bust')).toEqual({ page: 'rules', section: 'bust' })
  })
  it('reads the code of a table in any case', () => {
    expect(routeOf('/t/k7xw2m')).toEqual({ page: 'table', code: 'K7XW2M' })
  })
  it('knows games told again', () => {
    expect(routeOf('/replay')).toEqual({ page: 'replays' })
    expect(routeOf('/replay/k7xw2m')).toEqual({ page: 'replay', code: 'K7XW2M' })
    expect(routeOf('/embed/K7XW2M')).toEqual({ page: 'embed', code: 'K7XW2M' })
    expect(routeOf('/embed')).toEqual({ page: 'missing' })
  })
  it('says so when there is nothing', () => {
    for (const path of ['/nope', '/t', '/t/ab', '/t/ABCDEF/more', '/host/x', '/rules/a/b', '/t/AB-DEF']) {
      expect(routeOf(path)).toEqual({ page: 'missing' })
    }
  })
})

describe('what a friend sent', () => {
  it('may be a code, however it is written', () => {
    expect(codeIn('K7XW2M')).toBe('K7XW2M')
    expect(codeIn('  k7x w2m ')).toBe('K7XW2M')
    expect(codeIn('K7X-W2M')).toBe('K7XW2M')
  })
  it('may be a link, with or without what is around it', () => {
    expect(codeIn('http://192.168.1.5:8000/t/K7XW2M')).toBe('K7XW2M')
    expect(codeIn('Come and play: https://example.org/t/k7xw2m?x=1')).toBe('K7XW2M')
    expect(codeIn('/t/K7XW2M#seat=abc')).toBe('K7XW2M')
  })
  it('may be neither', () => {
    expect(codeIn('hello')).toBeNull()
    expect(codeIn('K7XW2O')).toBeNull() // no O in codes: it would be taken for a zero
    expect(codeIn('')).toBeNull()
  })
})

describe('going somewhere', () => {
  it('follows links inside the page and leaves the others to the browser', () => {
    const stop = router.listen()
    document.body.innerHTML = '<a id="in" href="/host">x</a><a id="file" href="/x" download>x</a><a id="api" href="/api/tables/A/record">x</a>'
    const press = (id: string): boolean => document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    expect(router.route.page).toBe('start')
    press('in')
    expect(router.route.page).toBe('host')
    router.go('/rules/bust')
    expect(router.route).toEqual({ page: 'rules', section: 'bust' })
    stop()
  })
})
