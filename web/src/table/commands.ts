// What the keys do at the table. Which key asks for what is in keys.ts.
import { tick } from 'svelte'
import { preferences } from '../kept/preferences.svelte'
import type { Decision } from './decision.svelte'
import type { Command } from './keys'
import type { Form } from './layout'
import type { Sheets } from './sheets.svelte'

export interface AtTable {
  decision: Decision
  sheets: Sheets
  form: Form
  canHint: boolean
  canUndo: boolean
}

export async function obey(command: Command, { decision, sheets, form, canHint, canUndo }: AtTable): Promise<void> {
  switch (command.do) {
    case 'draw':
    case 'stop':
    case 'repel':
    case 'keep':
    case 'pass':
      return decision.doKind(command.do)
    case 'gamble':
      return decision.askFour()
    case 'harbor':
      decision.pickHarbor(command.index)
      document.querySelector<HTMLElement>(`[data-card-at="harbor-${command.index}"]`)?.focus()
      return
    case 'expedition':
      return decision.pickNextExpedition()
    case 'brass':
      if (decision.deeds?.brass.choice) decision.act(decision.deeds.brass)
      return
    case 'escape':
      if (sheets.open) sheets.close()
      else if (!decision.letGo()) (document.activeElement as HTMLElement | null)?.blur?.()
      return
    case 'hint':
      if (sheets.open?.what === 'hint' || (canHint && !decision.rests)) sheets.toggleHint()
      return
    case 'undo':
      if (canUndo) sheets.askUndo()
      return
    case 'log':
    case 'chat':
      sheets.showTalk(command.do, form === 'desktop')
      if (form !== 'desktop') return
      await tick()
      document.querySelector<HTMLElement>('#side-body input, #side-body textarea')?.focus()
      return
    case 'sound':
      preferences.sound = !preferences.sound
      return
    case 'contracts':
      return decision.hasContracts ? sheets.showContracts() : undefined
    case 'keys':
    case 'menu':
      sheets.open = { what: command.do }
  }
}
