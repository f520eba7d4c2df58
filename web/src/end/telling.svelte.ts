// The story of the game, asked for until it is ready: the coach plays it through again, and that takes a while.
// Made with the end page, whose life it shares.
import { Refused, story as askStory } from '../connection/http'
import { tokenAt } from '../kept/guests.svelte'
import type { Story } from '../protocol/types'

const FIRST_WAIT = 500
const LONGEST_WAIT = 4000

export class Telling {
  story: Story | null = $state.raw(null)
  failed: boolean = $state(false)

  constructor(code: string) {
    $effect(() => {
      let stopped = false
      let wait = FIRST_WAIT
      const ask = async (): Promise<void> => {
        try {
          this.story = await askStory(code, tokenAt(code))
          this.failed = false
        } catch (error) {
          this.failed = true
          if (error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429) return
        }
        if (!stopped && !this.story?.ready) setTimeout(() => !stopped && void ask(), (wait = Math.min(wait * 1.25, LONGEST_WAIT)))
      }
      void ask()
      return () => (stopped = true)
    })
  }
}
