// To the table of the next game, with the seat one has.
import type { Session } from '../connection/session.svelte'
import { remember, tokenAt } from '../kept/guests.svelte'
import { router } from '../router.svelte'

export function follow(session: Session, code: string): void {
  const token = tokenAt(session.code)
  if (token) remember({ code, token })
  router.go(`/t/${code}`)
}
