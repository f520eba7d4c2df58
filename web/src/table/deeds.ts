// What can be done, in words: the question at hand, the two large buttons, the chips on the cards. All of it is read from
// the look; the client knows no rules.
import type { Chip } from '../cards/Card.svelte'
import { cardFacts } from '../cards/facts'
import { played } from '../cards/played.svelte'
import { adventureDeeds, adventureQuestion, adventureWaiting } from '../adventure/deeds'
import { never } from '../closed'
import { contractFacts } from '../contracts/facts'
import type { Color, Counter } from '../generated/vocabulary'
import type { Choice, Look, Offer, PlayerInfo, SetAsideInfo, StepInfo, TableInfo } from '../protocol/types'
import type { Drum } from '../stage/stage.svelte'
import { percent, t } from '../words'
import { cardLabel, cardName, cardOne, cardThe, sentence, symbolsText } from '../words/cards'
import { contractName, gainLine } from '../words/contracts'

/** What is chosen and not yet done: a card of the harbor or an expedition, by its place; a seat that gets a coin; a character or
    a card looked at, by its place among the choices. */
export interface Chosen {
  kind: 'take' | 'claim' | 'give' | 'choose' | 'return'
  index: number
}

export interface Deed {
  icon: string | null
  title: string
  small: string
  choice: Choice | null // null: it rests
  ways: Choice[] // several: ask which
  confirm: 'keep' | null
  back?: true // out of a question that was only looked at
  waits?: true // for a card to be chosen
  never?: true // not possible now, whatever is being shown
}

export function offerOf(look: Look, chosen: Chosen | null): Offer | null {
  if (chosen?.kind === 'take') return look.offers[chosen.index] ?? null
  return chosen?.kind === 'claim' ? (look.claims[chosen.index] ?? null) : null
}

const choiceOf = (look: Look, kind: Choice['kind']): Choice | null => look.choices.find((choice) => choice.kind === kind) ?? null

/** May I do something with it now? */
export function isLegal(look: Look, offer: Offer | undefined): boolean {
  const actions = [offer?.action, offer?.stow?.action]
  return look.choices.some((choice) => actions.includes(choice.action))
}

export function nameAt(look: Look, seat: number): string {
  return look.players[seat]?.name ?? ''
}

export function isBotAt(table: TableInfo | null, seat: number): boolean {
  const place = table?.seats[seat]
  return place ? place.kind === 'bot' || place.held : false
}

/** Does one person play here, against bots? */
export function isAlone(table: TableInfo | null): boolean {
  return (table?.seats ?? []).filter((seat) => seat.kind === 'person').length === 1
}

// --- The question ---

export interface Prompt {
  title: string
  text: string
  mine: boolean
}

interface Asking {
  four?: boolean // they want to know what four cards at once would mean
  drawing?: boolean // a card is on its way: whether to draw it is no question any more
}

/** The question, for somebody on these seats. While something still moves the choices are not there yet. */
export function promptOf(look: Look, table: TableInfo | null, seats: readonly number[] = [], { four = false, drawing = false }: Asking = {}): Prompt {
  const name = nameAt(look, look.actor)
  const { phase } = look
  if (phase === 'over') return { ...overPrompt(look), mine: false }
  if (drawing) return drawingPrompt(look, seats)
  const deciding = { ...look, phase }
  if (look.choices.length === 0 && !isMoving(look, table, seats)) return { ...others(deciding, name, table, seats), mine: false }
  const asked = four && gambleOf(look) ? { title: t('gamble-ask'), text: t('gamble-ask-text') } : mine(deciding)
  // Around one device everybody is called by name.
  const title = seats.length > 1 ? t('moment-asked', { name, what: asked.title }) : asked.title
  return { ...asked, title, mine: true }
}

/** The game is over, and by what. */
function overPrompt({ outcome, voyage, contracts, chapter }: Look): { title: string; text: string } {
  const crew = outcome?.crew
  if (crew && chapter) return { title: crew.won ? t('end-chapter-won') : t('end-chapter-lost'), text: '' }
  if (!crew) return { title: t('table-over'), text: outcome?.reason === 'stalemate' ? t('end-stalemate') : t('table-over-text') }
  const title = crew.won ? t('end-voyage-won', { all: contracts.length, turns: crew.left }) : t('end-voyage-lost')
  return { title, text: t('end-voyage-short', { done: voyage?.done ?? 0, all: contracts.length }) }
}

/** A game in which somebody decides. */
type Deciding = Look & { phase: Exclude<Look['phase'], 'over'> }

/** While a card is on its way. */
function drawingPrompt(look: Look, seats: readonly number[]): Prompt {
  const mine = seats.length === 1 && seats.includes(look.active)
  const title = t('moment-drawing', { you: mine ? 'yes' : 'no', name: nameAt(look, look.active) })
  return { title, text: t('table-colors-harbor', { colors: look.colors.length }), mine }
}

/** While four cards are turned over one by one: how many are left, whoever they belong to, and how likely they do no harm. */
export function drumPrompt(look: Look, { seat, left, safe }: Drum, seats: readonly number[]): Prompt {
  const mine = seats.includes(seat)
  const whose = mine ? t('table-colors-harbor', { colors: look.colors.length }) : t('gamble-other', { name: nameAt(look, seat) })
  const chance = safe === null ? [] : [sentence(t('table-do-draw-safe', { percent: percent(safe) }))]
  return { title: t('gamble-left', { left }), text: [whose, ...chance].join(' '), mine }
}

/** My own deed is still being shown. */
export function isMoving(look: Look, table: TableInfo | null, seats: readonly number[]): boolean {
  return look.phase !== 'over' && look.choices.length === 0 && seats.includes(look.actor) && !table?.seats[look.actor]?.held
}

function others(look: Deciding, name: string, table: TableInfo | null, seats: readonly number[]): { title: string; text: string } {
  const bot = isBotAt(table, look.actor)
  const thinking = bot ? t('table-other-thinks', { name }) : t('table-other-decides', { name })
  switch (look.phase) {
    case 'repel':
      if (!look.ship) return { title: thinking, text: t('table-colors-harbor', { colors: look.colors.length }) }
      return {
        title: t('table-other-ship', { name, card: cardOne(look.ship) }),
        text: look.ship_busts ? t('table-other-ship-busts') : t('table-other-ship-keeps'),
      }
    case 'take':
      if (look.takes === 0) return { title: thinking, text: t('table-colors-harbor', { colors: look.colors.length }) }
      return look.actor === look.active
        ? { title: t('table-other-takes', { name, count: look.takes }), text: t('table-colors-harbor', { colors: look.colors.length }) }
        : { title: t('table-other-may-take', { name, count: look.takes }), text: seats.includes(look.active) ? t('table-other-your-turn') : t('table-other-turn-of', { name: nameAt(look, look.active) }) }
    case 'bust':
      return { title: t('table-other-bust', { name }), text: thinking }
    case 'moment':
      return look.moment ? { title: t('now-other', { name, contract: contractName(look.moment.contract) }), text: t('now-other-text') } : { title: thinking, text: t('now-other-text') }
    case 'gift':
      return { title: t('gift-other', { name }), text: thinking }
    case 'set_aside':
      return { title: t('aside-other', { name }), text: t('aside-other-text') }
    case 'choose':
    case 'event':
    case 'mission':
    case 'look':
    case 'buy_off':
      return adventureWaiting(look, look.phase, name)
    case 'discover':
      if (look.gambled > 0) return { title: t('gamble-other-through', { name }), text: t('table-colors-take', { colors: look.colors.length, count: look.takes_now }) }
      return look.drawn === 0
        ? { title: t('table-other-begins', { name }), text: thinking }
        : { title: t('table-other-draws', { name }), text: t('table-colors-take', { colors: look.colors.length, count: look.takes_now }) }
    default:
      return never(look.phase)
  }
}

function mine(look: Deciding): { title: string; text: string } {
  const claim = look.choices.some((choice) => choice.kind === 'claim')
  const settled = look.choices.length > 0
  const stopping = t('table-colors-take', { colors: look.colors.length, count: look.takes_now })
  switch (look.phase) {
    case 'repel': {
      if (!look.ship) return { title: sentence(t('table-your-turn')), text: t('table-colors-harbor', { colors: look.colors.length }) }
      const ship = look.ship
      const swords = look.players[look.actor].swords
      if (look.ship_busts) {
        const keep = choiceOf(look, 'keep')
        return {
          title: t('table-repel-second', { card: cardName(ship) }),
          text: keep || !settled ? t('table-repel-or-lose', { swords }) : t('table-repel-must'),
        }
      }
      return { title: cardName(ship), text: t('table-repel-or-keep', { swords }) }
    }
    case 'take': {
      if (!settled) return { title: look.taken ? t('moment-taking') : nothingTaken(look), text: t('table-colors-harbor', { colors: look.colors.length }) }
      const takes = look.choices.some((choice) => choice.kind === 'take')
      const fee = look.actor !== look.active
      if (!takes && claim) return { title: t('table-claim-now'), text: t('table-claim-text') }
      if (!takes) {
        return { title: look.harbor.length ? t('table-take-nothing') : t('table-take-empty'), text: t('table-take-nothing-text') }
      }
      if (fee) return { title: t('table-take', { count: look.takes }), text: t('table-take-fee', { name: nameAt(look, look.active) }) }
      if (claim) return { title: t('table-take', { count: look.takes }), text: t('table-take-or-claim') }
      return {
        title: t('table-take', { count: look.takes }),
        text: look.taken ? t('table-take-more') : t('table-take-text', { colors: look.colors.length }),
      }
    }
    case 'bust':
      return { title: t('table-bust'), text: t('table-bust-claim') }
    case 'moment':
      return look.moment ? momentPrompt(look, look.moment) : { title: sentence(t('table-your-turn')), text: t('now-other-text') }
    case 'gift': {
      const count = look.gift?.coins ?? 1
      return { title: t('gift-ask', { count }), text: look.gift ? sentence(t('gift-text', { card: cardThe(look.gift.ship), count })) : '' }
    }
    case 'set_aside':
      return { title: t('aside-ask'), text: t('aside-text', { points: look.set_aside?.score_after ?? 0 }) }
    case 'choose':
    case 'event':
    case 'mission':
    case 'look':
    case 'buy_off':
      return adventureQuestion(look, look.phase)
    case 'discover': {
      if (look.gambled > 0) return { title: t('gamble-through'), text: t('gamble-through-text', { count: look.takes_now }) }
      if (settled && !choiceOf(look, 'draw')) return { title: t('table-nothing-left'), text: stopping }
      if (!settled && look.drawn > 0) return { title: sentence(t('table-your-turn')), text: t('table-colors-harbor', { colors: look.colors.length }) }
      if (look.drawn === 0) return { title: t('table-first-draw'), text: claim ? t('table-first-or-claim') : t('table-first-text') }
      return {
        title: t('table-draw-or-stop'),
        text: claim ? t('table-draw-or-claim') : stopping,
      }
    }
    default:
      return never(look.phase)
  }
}

/** What is being shown is that nobody took anything: there is nothing, or it was let be. */
function nothingTaken(look: Look): string {
  if (!look.harbor.length) return t('table-take-empty')
  return look.actor === look.active ? sentence(t('table-your-turn')) : t('table-other-turn-of', { name: nameAt(look, look.active) })
}

/** Now or never: what has happened, and the contract it is the moment of. */
function momentPrompt(look: Look, { contract, step, of }: StepInfo): { title: string; text: string } {
  const titles = { at_tax: () => t('now-at-tax'), at_bust: () => t('now-at-bust'), at_colors: () => t('now-at-colors', { colors: look.colors.length }) }
  const how = contractFacts(contract).how
  const words = { contract: contractName(contract), step, steps: of }
  return {
    title: how in titles ? titles[how as keyof typeof titles]() : contractName(contract),
    text: of > 1 ? t('now-text-step', words) : t('now-text', words),
  }
}

// --- The two buttons: brass does it, deep is enough ---

const resting = (icon: string | null, title: string, small: string): Deed => ({ icon, title, small, choice: null, ways: [], confirm: null })
const doing = (choice: Choice | null, icon: string | null, title: string, small: string, confirm: Deed['confirm'] = null): Deed => ({
  icon,
  title,
  small,
  choice,
  ways: choice ? [choice] : [],
  confirm,
})

/** `moving`: my own deed is still being shown, and the buttons stay what they were about. `four`: as of the question. */
export function deedsOf(look: Look, chosen: Chosen | null, moving = false, four = false): { brass: Deed; deep: Deed } {
  const deciding = look.choices.length > 0 || moving
  const offer = offerOf(look, chosen)
  const pass = choiceOf(look, 'pass')
  const enough = pass
    ? doing(pass, null, t('table-do-done'), look.phase === 'bust' ? t('table-do-done-bust') : look.taken ? t('table-do-done-more') : t('table-do-done-none'))
    : null
  if (chosen && offer && (offer.action || offer.stow?.action)) {
    const ways = look.choices.filter((choice) => (chosen.kind === 'claim' ? choice.kind === 'claim' && choice.card === offer.card : choice.action === offer.action))
    // The one that costs least influence stands on the button; whom else one could give is asked beside it.
    ways.sort((a, b) => b.influence - a.influence)
    const letGo = offer.decline && chosen.kind === 'take' ? (look.choices.find((choice) => choice.action === offer.decline?.action) ?? null) : null
    const stow = offer.stow ? (look.choices.find((choice) => choice.action === offer.stow?.action) ?? null) : null
    const deep = letGo && offer.decline ? doing(letGo, 'refused', t('decline-do'), stepLine(offer.decline.step)) : stow && offer.stow ? stowing(stow, offer) : enough
    // Only to be stowed: then that is what one would expect.
    if (stow && deep && !ways.length) return { brass: deep, deep: enough ?? resting(null, t('table-do-done'), '') }
    // With the last step the contract pays: then letting go is what one would expect.
    if (letGo && offer.decline?.step.completes && ways[0]) return { brass: deep as Deed, deep: deedFor(look, ways[0], offer) }
    if (ways.length) return { brass: { ...deedFor(look, ways[0], offer), ways }, deep: deep ?? doing(choiceOf(look, 'stop'), 'bollard', t('table-do-stop'), stopLine(look)) }
  }
  switch (look.phase) {
    case 'repel':
      return look.ship && deciding ? repelling(look, look.ship) : drawing(look)
    case 'take':
    case 'bust':
      return deciding ? taking(look, enough, moving) : drawing(look)
    case 'discover': {
      const gamble = gambleOf(look)
      return gamble && (four || look.gambled > 0) ? gambling(look, gamble) : drawing(look)
    }
    case 'moment':
      return deciding && look.moment ? sealing(look, look.moment) : drawing(look)
    case 'gift': {
      const give = chosen?.kind === 'give' ? (look.choices.find((choice) => choice.kind === 'give' && choice.seat === chosen.index) ?? null) : null
      const to = give ? t('gift-do-line', { name: nameAt(look, chosen?.index ?? 0) }) : t('gift-do-which')
      return { brass: give ? doing(give, 'check', t('gift-do'), to) : { ...resting('check', t('gift-do'), to), waits: true }, deep: resting(null, t('table-do-done'), '') }
    }
    case 'set_aside':
      return deciding && look.set_aside ? settingAside(look, look.set_aside) : drawing(look)
    case 'choose':
    case 'event':
    case 'mission':
    case 'look':
    case 'buy_off':
      return deciding ? adventureDeeds(look, look.phase, chosen, doing) : drawing(look)
    case 'over':
      return drawing(look)
    default:
      return never(look.phase)
  }
}

/** What letting the coins of a chosen ship go would mean. */
export function declineText(look: Look, chosen: Chosen | null): string | null {
  const decline = chosen?.kind === 'take' ? look.offers[chosen.index]?.decline : null
  if (!decline?.action) return null
  const { contract, step, of, completes } = decline.step
  const words = { contract: contractName(contract), step, steps: of }
  return completes ? t('decline-text-last', words) : t('decline-text', words)
}

/** A step on a contract: what it brings, or how far it is. */
export function stepLine({ step, of, completes, coins, influence }: StepInfo): string {
  return completes ? gainLine({ coins, influence }) : t('contract-do-step-line', { step, steps: of })
}

function sealing(look: Look, moment: StepInfo): { brass: Deed; deep: Deed } {
  return {
    brass: doing(choiceOf(look, 'contract'), 'stamp', moment.completes ? t('contract-do') : t('contract-do-step'), stepLine(moment)),
    deep: doing(choiceOf(look, 'pass'), null, t('now-pass'), t('now-pass-line')),
  }
}

/** Brass is what a careful crew does: a turn is given away only where it would still rather win than lose. */
function settingAside(look: Look, { left, left_after, likely }: SetAsideInfo): { brass: Deed; deep: Deed } {
  const aside = doing(choiceOf(look, 'set_aside'), 'crown', t('aside-do'), t('time-turns', { count: left_after }))
  const keep = doing(choiceOf(look, 'pass'), 'hourglass', t('aside-keep'), t('time-turns', { count: left }))
  return likely ? { brass: aside, deep: keep } : { brass: keep, deep: aside }
}

/** A ship kept for what it carries. */
function stowing(choice: Choice, { stow, fee }: Offer): Deed {
  const item = stow?.item ?? ''
  const coins = (stow?.gain ?? 0) - fee
  const what = t(`item-${item}`)
  return doing(choice, item === 'book' ? 'rite' : item, t('adventure-do-stow'), coins > 0 ? t('adventure-do-stow-coins', { item: what, count: coins }) : what)
}

function drawing(look: Look): { brass: Deed; deep: Deed } {
  return {
    brass: doing(choiceOf(look, 'draw'), 'cards', t('table-do-draw'), drawLine(look)),
    deep: { ...doing(choiceOf(look, 'stop'), 'bollard', t('table-do-stop'), stopLine(look)), ...(look.drawn === 0 && !choiceOf(look, 'stop') ? { never: true as const } : {}) },
  }
}

/** The gambler that could be used now. */
export function gambleOf(look: Look): Choice | null {
  return choiceOf(look, 'gamble')
}

/** Before the first four brass does it; after them brass is to be content. */
function gambling(look: Look, gamble: Choice): { brass: Deed; deep: Deed } {
  const chance = look.gamble === null ? t('gamble-do-blind') : t('table-do-draw-safe', { percent: percent(look.gamble) })
  if (look.gambled > 0) {
    return {
      brass: doing(choiceOf(look, 'stop'), 'bollard', t('gamble-stop'), stopLine(look)),
      deep: doing(gamble, 'four', t('gamble-more'), chance),
    }
  }
  return {
    brass: doing(gamble, 'four', t('gamble-do'), chance),
    deep: { ...resting(null, t('gamble-back'), t('gamble-back-line')), back: true },
  }
}

function repelling(look: Look, ship: string): { brass: Deed; deep: Deed } {
  const keep = choiceOf(look, 'keep')
  const strength = Number(cardFacts(ship).strength ?? 0)
  const swords = look.players[look.actor].swords
  return {
    brass: doing(choiceOf(look, 'repel'), 'sabers', t('table-do-repel'), t('table-do-repel-line', { strength, swords })),
    deep: doing(keep, null, t('table-do-keep'), look.ship_busts ? t('table-do-keep-bust') : t('table-do-keep-line'), keep?.busts ? 'keep' : null),
  }
}

function taking(look: Look, enough: Deed | null, moving: boolean): { brass: Deed; deep: Deed } {
  const any = moving || look.choices.some((choice) => choice.kind === 'take')
  const claim = look.choices.some((choice) => choice.kind === 'claim')
  return {
    brass: any
      ? { ...resting('check', t('table-do-take'), t('table-do-take-line')), waits: true }
      : claim
        ? { ...resting('check', t('table-do-claim'), t('table-do-claim-which')), waits: true }
        : resting('check', t('table-do-take'), t('table-do-take-none')),
    deep: enough ?? resting(null, t('table-do-done'), look.taken ? t('table-do-done-more') : t('table-do-done-none')),
  }
}

function drawLine(look: Look): string {
  if (look.choices.length && look.odds && look.drawn > 0) return t('table-do-draw-safe', { percent: percent(1 - look.odds.chance) })
  return look.drawn === 0 ? t('table-do-draw-first') : t('table-do-draw-more')
}

function stopLine(look: Look): string {
  if (look.drawn === 0) return t('table-do-stop-not-yet')
  return t('table-do-stop-line', { count: look.takes_now })
}

function deedFor(look: Look, choice: Choice, offer: Offer): Deed {
  const { kind } = cardFacts(offer.card)
  const card = cardName(offer.card)
  switch (kind) {
    case 'ship':
      if (offer.crowns) return doing(choice, 'crown', t('table-do-trade'), t('mission-gain-crowns', { count: offer.crowns }))
      return doing(choice, 'check', t('table-do-trade'), t('table-do-for', { card, coins: offer.gain - offer.fee }))
    case 'person':
      return doing(choice, 'check', t('table-do-hire'), t('table-do-for', { card, coins: offer.price + offer.fee }))
    case 'expedition': {
      const from = look.players[look.actor]?.influence ?? 0
      return doing(choice, 'check', t('table-do-claim'), t('table-do-claim-line', { from, to: from + choice.influence }))
    }
    case 'tax':
      throw new Error('a tax is never offered')
    default:
      return never(kind)
  }
}

// --- Chips ---

/** What hangs below a card of the harbor, for whoever looks. */
export function chipOf(look: Look, offer: Offer | undefined): Chip | null {
  if (!offer || look.choices.length === 0) return null
  const legal = isLegal(look, offer)
  if (look.phase === 'take' && legal) return worth(offer)
  if (look.phase === 'take') {
    const takes = look.choices.some((choice) => choice.kind === 'take')
    if (offer.why === 'no_takes_left') return null
    if (offer.short > 0) return { tone: 'no', text: t('table-chip-short', { count: offer.short }) }
    return takes && offer.why ? { tone: 'no', text: t('table-chip-fee-short') } : null
  }
  // While one still draws: what it would mean to stop now.
  if (look.phase === 'discover' && look.seat === look.active) {
    if (offer.short > 0) return { tone: 'quiet', text: t('table-chip-short', { count: offer.short }) }
    return worth(offer)
  }
  return null
}

function worth(offer: Offer): Chip | null {
  const why = offer.fee ? t('table-chip-fee', { fee: offer.fee }) : undefined
  const { kind } = cardFacts(offer.card)
  switch (kind) {
    case 'ship': {
      const net = offer.gain - offer.fee
      const item = offer.stow?.item
      if (offer.crowns) return { tone: 'gain', text: `+${offer.crowns}`, crown: true, item, why }
      return { tone: 'gain', text: net > 0 ? `+${net}` : net < 0 ? `−${-net}` : '0', coin: true, influence: offer.influence || undefined, item, why }
    }
    case 'person': {
      const struck = offer.price !== offer.cost ? String(offer.cost) : undefined
      const pays = offer.price + offer.fee
      return { tone: 'pay', text: pays ? `−${pays}` : '0', struck, coin: true, why }
    }
    case 'expedition': // these two never lie in the harbor
    case 'tax':
      return null
    default:
      return never(kind)
  }
}

/** A card of the harbor for a screen reader: what it is and what it would mean now. */
export function harborLabel(look: Look, code: string, offer: Offer | undefined, place: number): string {
  const label = cardLabel(code)
  if (!offer || look.choices.length === 0 || look.phase === 'repel') return t('table-label-place', { label, place })
  const legal = isLegal(look, offer)
  if (offer.short > 0) return t('table-label-short', { label, place, count: offer.short })
  if (look.phase === 'take' && !legal) return t('table-label-no', { label, place })
  const { kind } = cardFacts(code)
  switch (kind) {
    case 'ship': {
      const gain = t('table-label-gain', { label, place, count: offer.gain - offer.fee })
      return offer.influence ? t('table-label-kept', { label: gain, influence: offer.influence }) : gain
    }
    case 'person':
      return t('table-label-pay', { label, place, count: offer.price + offer.fee })
    case 'expedition':
    case 'tax':
      return t('table-label-place', { label, place })
    default:
      return never(kind)
  }
}

export function claimLabel(look: Look, offer: Offer): string {
  const label = cardLabel(offer.card)
  if (isLegal(look, offer)) return t('table-label-claim', { label })
  return offer.missing.length ? t('table-label-missing', { label, missing: symbolsText(offer.missing) }) : label
}

/** Which seals of an expedition one can supply already: as many of each symbol as are not missing. */
export function litSeals(needs: readonly string[], missing: readonly string[]): boolean[] {
  const left = [...missing]
  // From the last to the first, so that the lit ones stand in front.
  return [...needs]
    .reverse()
    .map((symbol) => {
      const at = left.indexOf(symbol)
      if (at < 0) return true
      left.splice(at, 1)
      return false
    })
    .reverse()
}

/** Ships of the harbor that the ship being decided would bust with. */
export function twins(look: Look): Set<number> {
  const found = new Set<number>()
  if (!look.ship || !look.ship_busts) return found
  const color = cardFacts(look.ship).color
  look.harbor.forEach((code, i) => {
    const facts = cardFacts(code)
    if (facts.kind === 'ship' && facts.color === color) found.add(i)
  })
  return found
}

// --- Others ---

export interface Power {
  sign: string // an icon, or the color of a sail
  sail: boolean
  beside: string | null // a second icon
  text: string
}

interface Sign {
  sign: string
  sail?: boolean
  beside?: string
  text: (count: number, ships: number) => string // ships: kept of this color
}

const several = (count: number): string => (count > 1 ? String(count) : '')
const sail = (sign: Color): Sign => ({ sign, sail: true, text: several })
const clerk = (sign: Color): Sign => ({ sign, sail: true, beside: 'card', text: several })
const keeper = (sign: Color): Sign => ({ sign, sail: true, beside: 'tuck', text: (_, ships) => (ships ? String(ships) : '') })

/** Every counter of a seat, in the order of their signs; null where it has a place of its own at the table. */
const SIGNS: Record<Counter, Sign | null> = {
  settlers: { sign: 'hut', text: several },
  captains: { sign: 'anchor', text: several },
  priests: { sign: 'cross', text: several },
  jacks: { sign: 'any', text: several },
  mademoiselles: { sign: 'tag', text: (count) => `−${count}` },
  jesters: { sign: 'bust', text: several },
  admirals: { sign: 'cards', text: (count) => `${played.numbers.admirals_from}+${count > 1 ? ` ×${count}` : ''}` },
  governors: { sign: 'card', text: (count) => `+${count}` },
  gamblers: { sign: 'die', text: several },
  traders_yellow: sail('yellow'),
  traders_blue: sail('blue'),
  traders_green: sail('green'),
  traders_red: sail('red'),
  traders_black: sail('black'),
  traders_ares: sail('ares'),
  wholesalers_yellow: keeper('yellow'),
  wholesalers_blue: keeper('blue'),
  wholesalers_green: keeper('green'),
  wholesalers_red: keeper('red'),
  wholesalers_black: keeper('black'),
  wholesalers_ares: keeper('ares'),
  clerks_yellow: clerk('yellow'),
  clerks_blue: clerk('blue'),
  clerks_green: clerk('green'),
  clerks_red: clerk('red'),
  clerks_black: clerk('black'),
  clerks_ares: clerk('ares'),
  gunners: { sign: 'sail', text: (count) => `−${played.numbers.gunners_without}${count > 1 ? ` ×${count}` : ''}` },
  vice_admirals: { sign: 'cards', text: (count) => `${played.numbers.vice_admirals_from}–${played.numbers.vice_admirals_to}${count > 1 ? ` ×${count}` : ''}` },
  lookouts: { sign: 'eye', text: several },
  barmaids: { sign: 'mug', text: several },
  missions_done: null,
  cubes_gone: null,
  cubes_placed: null,
  completed: null,
  passengers: null,
  swords: null,
  influence: null,
  claimed: null,
}

/** What a player's persons can do, as signs. */
export function powersOf({ abilities, holds }: Pick<PlayerInfo, 'abilities' | 'holds'>): Power[] {
  const kept = (holds.tucked ?? []).map((ship) => cardFacts(ship).color)
  return Object.entries(SIGNS).flatMap(([counter, shown]) => {
    const count = abilities[counter] ?? 0
    if (!shown || !count) return []
    const { sign, sail = false, beside = null } = shown
    return [{ sign, sail, beside, text: shown.text(count, kept.filter((color) => color === sign).length) }]
  })
}

/** The other seats in the order they sit, from the left of the one who looks. */
export function othersOf(look: Look, bottom: number): number[] {
  return look.players.map((_, i) => (bottom + i) % look.players.length).slice(1)
}
