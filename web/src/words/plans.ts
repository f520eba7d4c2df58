// What a bot of a crew is after, as it says it: "I'm after the Explorer. I still need a Captain."
import { demandText } from '../adventure/words'
import { contractFacts, isContract } from '../contracts/facts'
import type { PlanInfo } from '../protocol/types'
import { contractName, needsText } from './contracts'
import { list, t, type Words } from './words.svelte'

/** A plan in a sentence or two. `whom` is the name of who is helped, and whether that is the reader. */
export function planText(plan: PlanInfo, whom: Words = { you: 'no', name: '' }): string {
  const { aim } = plan
  if (aim === null) return plan.how === 'adrift' ? t('plan-adrift') : t('plan-free')
  const helps = plan.how === 'helps'
  if (isContract(aim)) {
    const contract = contractName(aim)
    return helps ? t('plan-helps', { ...whom, contract }) : `${t('plan-after', { contract })} ${lacksText(plan, aim)}`
  }
  return helps ? t('plan-helps-mission', { ...whom, mission: aim }) : `${t('plan-after-mission', { mission: aim })} ${lacksText(plan, aim)}`
}

function lacksText({ lacks, steps }: PlanInfo, aim: string): string {
  const things = Object.entries(lacks)
  if (things.length === 0) return steps ? t('plan-moment', { count: steps }) : t('plan-ready')
  if (isContract(aim)) return t('plan-needs', { things: needsText(lacks, contractFacts(aim).amount) })
  return t('plan-needs', { things: list(things.map(([what, count]) => demandText({ what, count }))) })
}
