// What can be done in an adventure, in words: its questions and their two buttons. All of it is read from the look.
import type { Choice, Look, MissionState } from '../protocol/types'
import { t, wordId } from '../words'
import { cardName } from '../words/cards'
import type { Chosen, Deed } from '../table/deeds'
import { demandsText, eventName, rewardText } from './words'

export type AdventurePhase = 'choose' | 'event' | 'mission' | 'look' | 'buy_off'

interface Said {
  title: string
  text: string
}

/** The mission that is asked about now. */
export function missionAsked(look: Look): MissionState | null {
  return look.chapter?.missions.find(({ id }) => id === look.chapter?.asked) ?? null
}

/** The question, to whoever decides. */
export function adventureQuestion(look: Look, phase: AdventurePhase): Said {
  switch (phase) {
    case 'choose':
      return { title: t('adventure-choose'), text: t('adventure-choose-text') }
    case 'event':
      return { title: t('adventure-event-asks'), text: look.chapter?.asked ? eventName(look.chapter.asked) : '' }
    case 'mission': {
      const mission = missionAsked(look)
      if (!mission) return { title: t('adventure-now'), text: '' }
      return { title: mission.moment ? t(wordId('mission-now', mission.moment)) : t('adventure-now'), text: `${t('adventure-mission', { mission: mission.id })} ${demandsText(mission)}` }
    }
    case 'look':
      return { title: t('adventure-look'), text: t('adventure-look-text') }
    case 'buy_off':
      return { title: t('adventure-buy-off', { count: look.chapter?.buy_off ?? 0 }), text: t('adventure-buy-off-text') }
  }
}

/** The same while somebody else is asked. */
export function adventureWaiting(look: Look, phase: AdventurePhase, name: string): Said {
  switch (phase) {
    case 'choose':
      return { title: t('adventure-other-chooses', { name }), text: t('adventure-choose-text') }
    case 'event':
      return { title: t('adventure-other-event', { name }), text: look.chapter?.event ? eventName(look.chapter.event) : '' }
    case 'mission':
      return { title: t('adventure-other-mission', { name }), text: look.chapter?.asked ? t('adventure-mission', { mission: look.chapter.asked }) : '' }
    case 'look':
      return { title: t('adventure-other-looks', { name }), text: t('adventure-look-text') }
    case 'buy_off':
      return { title: t('adventure-other-cube', { name }), text: '' }
  }
}

type Make = (choice: Choice | null, icon: string | null, title: string, small: string) => Deed

/** The two large buttons. */
export function adventureDeeds(look: Look, phase: AdventurePhase, chosen: Chosen | null, make: Make): { brass: Deed; deep: Deed } {
  const of = (kind: Choice['kind']): Choice | null => look.choices.find((choice) => choice.kind === kind) ?? null
  const not = make(of('pass'), null, t('adventure-pass'), t('now-pass-line'))
  switch (phase) {
    case 'choose': {
      const choice = pickedOf(look, 'choose', chosen)
      return { brass: waitingFor(choice, make, 'check', t('adventure-do-choose')), deep: make(null, null, t('table-do-done'), '') }
    }
    case 'event':
      return { brass: make(of('pay_crown'), 'crown', t('deed-pay-crown'), gainLine(of('pay_crown'))), deep: not }
    case 'mission': {
      const ways = look.choices.filter(({ kind }) => kind === 'complete')
      const mission = missionAsked(look)
      return { brass: { ...make(ways[0] ?? null, 'bolt', t('adventure-do-complete'), mission ? rewardText(mission) : ''), ways }, deep: not }
    }
    case 'look': {
      const choice = pickedOf(look, 'return', chosen)
      return { brass: waitingFor(choice, make, 'eye', t('adventure-do-return'), choice?.card ? cardName(choice.card) : t('adventure-look')), deep: make(null, null, t('table-do-done'), '') }
    }
    case 'buy_off':
      return { brass: make(of('buy_off'), 'cube', t('adventure-do-cube'), t('adventure-do-cube-line', { count: look.chapter?.buy_off ?? 0 })), deep: not }
  }
}

function gainLine(choice: Choice | null): string {
  return choice ? t('mission-gain-coins', { count: choice.gain }) : ''
}

/** The choice of this kind that is chosen and not yet done. */
export function pickedOf(look: Look, kind: 'choose' | 'return', chosen: Chosen | null): Choice | null {
  if (chosen?.kind !== kind) return null
  return look.choices.filter((choice) => choice.kind === kind)[chosen.index] ?? null
}

function waitingFor(choice: Choice | null, make: Make, icon: string, title: string, small = ''): Deed {
  return choice ? make(choice, icon, title, small) : { ...make(null, icon, title, small), waits: true }
}

/** The mission that is best to complete now, where one can be. */
export function missionReady(look: Look): MissionState | null {
  if (!look.chapter || look.phase === 'mission' || look.choices.length === 0) return null
  return look.chapter.missions.find(({ action }) => action !== null) ?? null
}

/** Is there something of the adventure to be shown below the question? */
export function offersAdventure(look: Look, chosen: Chosen | null): boolean {
  if (!look.chapter || look.choices.length === 0 || chosen?.kind === 'take' || chosen?.kind === 'claim') return false
  if (look.phase === 'look') return true
  return missionReady(look) !== null || look.choices.some(({ kind }) => kind === 'look' || kind === 'sell')
}
