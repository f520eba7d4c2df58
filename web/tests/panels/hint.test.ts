import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '../../src/connection/session.svelte'
import HintPanel from '../../src/panels/HintPanel.svelte'
import type { HintInfo, OptionInfo } from '../../src/protocol/types'
import type { Stage } from '../../src/stage/stage.svelte'
import { speak } from '../../src/words'

beforeAll(() => {
  const words = (name: string): string => readFileSync(resolve(import.meta.dirname, `../../../src/portroyal/data/words/en/${name}.ftl`), 'utf-8')
  speak('en', ['panels', 'coach', 'cards'].map(words).join('\n'))
})

let shown: Record<string, unknown> | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

const option = (action: string, gap: number, too_close = false): OptionInfo => ({ action, win: 0.4 - gap, error: 0.01, coins: 0, influence: 0, gap, gap_error: 0.01, too_close })

/** What is told beside the list of options. */
async function told(options: OptionInfo[], reason: HintInfo['reason'] = { id: 'overall', facts: {} }): Promise<string[]> {
  const too_close = options.some((one) => one.too_close)
  const hint: HintInfo = { type: 'hint', id: 'a', version: 1, options, reason, too_close, deals: 100 }
  const session = { look: { version: 1 }, hint: () => Promise.resolve(hint) } as unknown as Session
  const stage = { look: { choices: [{}, {}] } } as unknown as Stage
  shown = mount(HintPanel, { target: document.body, props: { session, stage } })
  flushSync()
  await tick()
  flushSync()
  return [...document.querySelectorAll('.told p')].map((line) => line.textContent)
}

describe('the coach', () => {
  it('says what the reason compares with, where the best ones are too close to call', async () => {
    const lines = await told([option('draw', 0), option('stop', 0.001, true), option('pass', 0.05), option('keep', 0.1)], { id: 'forced', facts: {} })
    expect(lines[0]).toBe('Too close to call')
    expect(lines[1]).toContain('Stop')
    expect(lines[1]).not.toContain('Pass')
    expect(lines).toHaveLength(3)
  })
  it('does not where the next best is clearly worse: that is what it compares with', async () => {
    expect(await told([option('draw', 0), option('pass', 0.05)])).toHaveLength(2)
  })
  it('does not where there is nothing to tell them apart', async () => {
    expect(await told([option('draw', 0), option('pass', 0.001, true)], { id: 'too_close', facts: {} })).toHaveLength(2)
  })
})
