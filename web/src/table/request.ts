// What is asked of the server at the table; a refusal is told.
import type { Saying, Session } from '../connection/session.svelte'
import { voice } from '../guide/voice.svelte'
import { tellProblem } from '../panels/notices.svelte'

export async function request(session: Session, message: Saying): Promise<void> {
  const answer = await session.say(message)
  if (!answer.ok && !voice.answers(answer.problem)) tellProblem(answer.problem)
}
