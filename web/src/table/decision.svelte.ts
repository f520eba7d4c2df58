// The decision at hand: what is chosen and not yet done, and doing it. Made with the table page, whose life it shares.
import type { Session } from '../connection/session.svelte'
import { preferences } from '../kept/preferences.svelte'
import { missionReady, offersAdventure } from '../adventure/deeds'
import type { Choice, ContractState, MissionState } from '../protocol/types'
import type { Stage } from '../stage/stage.svelte'
import { declineText, deedsOf, gambleOf, isLegal, isMoving, promptOf, type Chosen, type Deed, type Prompt } from './deeds'
import { request } from './request'
import type { Sheets } from './sheets.svelte'

const PASS_AFTER = 900 // a moment in which one can see why

export class Decision {
  chosen: Chosen | null = $state(null)
  four: boolean = $state(false) // what four cards at once would mean is being looked at

  readonly #session: Session
  readonly #stage: Stage
  readonly #sheets: Sheets
  #version = -1
  #sending = false
  readonly #moving = $derived.by(() => !!this.#look && isMoving(this.#look, this.#session.table, this.#session.seats))
  readonly #deeds = $derived.by(() => (this.#look ? deedsOf(this.#look, this.chosen, this.#moving, this.four) : null))
  readonly #prompt = $derived.by(() =>
    this.#look ? promptOf(this.#look, this.#session.table, this.#session.seats, { four: this.four, drawing: this.#stage.drawing }) : null,
  )

  constructor(session: Session, stage: Stage, sheets: Sheets) {
    this.#session = session
    this.#stage = stage
    this.#sheets = sheets
    $effect.pre(() => this.#forgetChosen())
    $effect(() => stage.presses.ask(this.#question, this.#look?.version ?? null))
    $effect(() => this.#passAlone())
  }

  /** All that gives a press on the table its meaning; null: nothing may be answered now. */
  readonly #question = $derived.by(() => {
    const look = this.#look
    if (!look || this.#stage.busy || look.choices.length === 0) return null
    const { chosen, four } = this
    return JSON.stringify([look.version, look.seat, look.choices.length, chosen, four, this.#sheets.open?.what])
  })

  get #look(): Stage['look'] {
    return this.#stage.look
  }

  /** My own deed is still being shown. */
  get moving(): boolean {
    return this.#moving
  }

  /** The two large buttons. */
  get deeds(): { brass: Deed; deep: Deed } | null {
    return this.#deeds
  }

  /** The persons that go if the chosen expedition is claimed. */
  get going(): string[] {
    return this.chosen?.kind === 'claim' ? (this.deeds?.brass.choice?.given ?? []) : []
  }

  /** Could other cards go for the chosen expedition, or for the mission that is asked about? */
  get hasWays(): boolean {
    return (this.chosen?.kind === 'claim' || this.#look?.phase === 'mission') && (this.deeds?.brass.ways.length ?? 0) > 1
  }

  /** Asks whom to give. */
  readonly askWays = (): void => {
    if (this.deeds && this.#stage.presses.counts) this.#sheets.open = { what: 'pay', ways: this.deeds.brass.ways }
  }

  /** The question. */
  get prompt(): Prompt | null {
    return this.#prompt
  }

  /** There is nothing to decide for me. */
  get rests(): boolean {
    return !this.#look || this.#look.choices.length === 0
  }

  /** Four at once, where that is offered beside the question: not while it is the question. */
  get offersFour(): boolean {
    return !!this.#look && this.#look.gambled === 0 && !this.four && gambleOf(this.#look) !== null
  }

  /** I got through with four cards, and another gambler could turn over four more. */
  get mayGoOn(): boolean {
    return !!this.#look && this.#look.gambled > 0 && gambleOf(this.#look) !== null
  }

  // --- Choosing ---

  /** The question is on the screen: presses count. */
  get ready(): boolean {
    return this.#stage.presses.ready
  }

  /** The contract that is best to complete now, where one can be. */
  get contract(): ContractState | null {
    const look = this.#look
    if (!look || look.phase === 'moment' || look.choices.length === 0) return null
    return [...look.contracts].filter(({ action }) => action !== null).sort((a, b) => b.influence - a.influence || b.coins - a.coins)[0] ?? null
  }

  get hasContracts(): boolean {
    return !!this.#look?.contracts.length
  }

  /** Is there something about contracts to be shown below the question? */
  get offersContract(): boolean {
    const look = this.#look
    if (!look || look.choices.length === 0) return false
    if (look.phase === 'gift' || look.phase === 'set_aside' || declineText(look, this.chosen)) return true
    return this.contract !== null && this.chosen === null && !this.four
  }

  /** Completes a contract, if that is one of the choices. */
  readonly complete = ({ action }: ContractState): void => {
    const choice = this.#look?.choices.find((one) => one.action === action)
    if (choice) void this.move(choice)
  }

  // --- An adventure ---

  /** The mission that can be completed now, where one can be. */
  get mission(): MissionState | null {
    return this.#look ? missionReady(this.#look) : null
  }

  /** Is there something of an adventure to be shown below the question? */
  get offersAdventure(): boolean {
    return !!this.#look && !this.four && offersAdventure(this.#look, this.chosen)
  }

  /** Completes a mission, if that is one of the choices; where it can be paid in several ways, asks which. */
  readonly completeMission = (id: string): void => {
    const ways = this.#look?.choices.filter((choice) => choice.kind === 'complete' && choice.mission === id) ?? []
    if (ways.length > 1 && this.#stage.presses.counts) this.#sheets.open = { what: 'pay', ways }
    else if (ways[0]) void this.move(ways[0])
  }

  /** Chooses a character or a card that was looked at; once more does it. */
  readonly pickOf = (kind: 'choose' | 'return', index: number): void => {
    if (!this.#stage.presses.counts) return
    if (this.chosen?.kind === kind && this.chosen.index === index) {
      if (this.deeds) this.act(this.deeds.brass)
    } else this.#choose({ kind, index })
  }

  /** Chooses who gets a coin; once more gives it. */
  readonly pickSeat = (seat: number): void => {
    if (!this.#look?.choices.some((choice) => choice.kind === 'give' && choice.seat === seat) || !this.#stage.presses.counts) return
    if (this.chosen?.kind === 'give' && this.chosen.index === seat) {
      if (this.deeds) this.act(this.deeds.brass)
    } else this.#choose({ kind: 'give', index: seat })
  }

  /** Chooses a card of the harbor or an expedition; once more does it. What can't be taken is shown instead. */
  pick(kind: 'take' | 'claim', index: number): void {
    const look = this.#look
    if (!look) return
    const offer = (kind === 'take' ? look.offers : look.claims)[index]
    if (!isLegal(look, offer)) {
      if (offer) this.#sheets.showCard(offer.card)
      return
    }
    if (!this.#stage.presses.counts) return
    if (this.chosen?.kind === kind && this.chosen.index === index) {
      if (this.deeds) this.act(this.deeds.brass)
    } else this.#choose({ kind, index })
  }

  /** Chooses a card of the harbor, if it may be taken. */
  pickHarbor(index: number): void {
    if (this.#look && isLegal(this.#look, this.#look.offers[index])) this.pick('take', index)
  }

  /** Chooses one expedition after the other, of those that may be claimed. */
  pickNextExpedition(): void {
    const look = this.#look
    if (!look) return
    const legal = look.claims.flatMap((offer, i) => (isLegal(look, offer) ? [i] : []))
    if (!legal.length) return
    if (!this.#stage.presses.counts) return
    const now = this.chosen?.kind === 'claim' ? legal.indexOf(this.chosen.index) : -1
    this.#choose({ kind: 'claim', index: legal[(now + 1) % legal.length] })
  }

  #choose(chosen: Chosen): void {
    this.chosen = chosen
    this.four = false
  }

  /** Asks what four cards at once would mean; once more does it. */
  readonly askFour = (): void => {
    if (!this.#stage.presses.counts) return
    if (this.offersFour) {
      this.chosen = null
      this.four = true
    } else this.doKind('gamble')
  }

  /** Lets go of what was chosen or asked; says whether there was something. */
  letGo(): boolean {
    const held = this.chosen !== null || this.four
    this.chosen = null
    this.four = false
    return held
  }

  // --- Doing it ---

  readonly act = (deed: Deed): void => {
    if (!this.#stage.presses.counts) return
    if (deed.back) this.letGo()
    else if (deed.confirm === 'keep' && deed.choice && preferences.confirmBust) this.#sheets.open = { what: 'keep', choice: deed.choice }
    else if (deed.choice) void this.move(deed.choice)
  }

  doKind(kind: Choice['kind']): void {
    const deed = this.deeds && [this.deeds.brass, this.deeds.deep].find((one) => one.choice?.kind === kind)
    const choice = this.#look?.choices.find((one) => one.kind === kind)
    if (deed) this.act(deed)
    else if (choice) void this.move(choice)
  }

  /** Does it, if the press that asks for it is about what is on the screen. */
  async move(choice: Choice): Promise<void> {
    if (this.#stage.presses.counts) await this.#send(choice)
  }

  async #send(choice: Choice): Promise<void> {
    if (!this.#look || this.#sending) return
    this.#sending = true
    try {
      await request(this.#session, { type: 'move', version: this.#look.version, action: choice.action })
    } finally {
      this.#sending = false
    }
  }

  // --- By itself ---

  /** What was chosen, and a sheet that asks about it, belong to the look they were made for. Once it moves on, so do they. */
  #forgetChosen(): void {
    if (!this.#look || (this.#look.version === this.#version && !this.#stage.busy)) return
    this.#version = this.#look.version
    this.letGo()
    this.#sheets.closeQuestion()
  }

  /** Where passing is all there is, it happens by itself, if one likes that. */
  #passAlone(): (() => void) | undefined {
    const look = this.#look
    const only = look && look.choices.length === 1 && look.choices[0].kind === 'pass' ? look.choices[0] : null
    if (!only || !preferences.autoPass || this.#session.status !== 'live' || this.#stage.busy) return
    const timer = setTimeout(() => void this.#send(only), PASS_AFTER)
    return () => clearTimeout(timer)
  }
}
