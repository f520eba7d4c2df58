// A moment in words: a short sentence or two, with a sign. Pure; when it is told is the stage's business.
import { cardFacts } from '../cards/facts'
import { eventName, eventText } from '../adventure/words'
import { never } from '../closed'
import { subject, taxParts, type Voice } from '../panels/log'
import type { Moment } from '../stage/moments'

export interface Banner {
  icon: string
  tone: 'bad' | 'good' | 'plain'
  seat: number | null // whose it is, where the words don't say
  title: string
  text: string
}

export function bannerOf(moment: Moment, voice: Voice): Banner {
  const { t } = voice
  switch (moment.kind) {
    case 'bust': {
      const { seat, nth, chance } = moment
      const title = t('moment-bust', { nth, ordinal: voice.ordinal(nth) })
      return { icon: 'bust', tone: 'bad', seat, title, text: chance === null ? '' : t('moment-bust-chance', { percent: voice.percent(chance) }) }
    }
    case 'tax': {
      // Whoever is hit reads about themselves; else about everybody.
      const mine = (purses: typeof moment.paid): typeof moment.paid => purses.filter(({ seat }) => voice.isMe(seat))
      const [paid, gained] = [mine(moment.paid), mine(moment.gained)]
      const parts = paid.length ? taxParts(paid, gained, voice) : gained.length ? taxParts(moment.paid, gained, voice).slice(-1) : taxParts(moment.paid, moment.gained, voice)
      return { icon: 'coin', tone: paid.length ? 'bad' : gained.length ? 'good' : 'plain', seat: null, title: t('moment-tax'), text: parts.join(' ') }
    }
    case 'fee': {
      const { seat, to, coins } = moment
      const title = t('moment-fee', { name: voice.name(seat), to: voice.name(to), toyou: voice.isMe(to) ? 'yes' : 'no', coins })
      return { icon: 'coin', tone: 'good', seat: null, title, text: '' }
    }
    case 'repel':
      return { icon: 'sabers', tone: 'plain', seat: null, title: t('log-repelled', { ...subject(voice, moment.seat), card: voice.one(moment.card) }), text: '' }
    case 'expedition': {
      const { influence = 0 } = cardFacts(moment.card)
      const text = t('moment-expedition-for', { influence, coins: moment.coins })
      return { icon: 'anchor', tone: voice.isMe(moment.seat) ? 'good' : 'plain', seat: null, title: t('moment-expedition', subject(voice, moment.seat)), text }
    }
    case 'contract': {
      const { seat, contract, coins, influence } = moment
      const title = t('log-completed', { ...subject(voice, seat), contract: voice.contract(contract), coins })
      return { icon: 'stamp', tone: voice.isMe(seat) ? 'good' : 'plain', seat: null, title, text: influence ? t('log-influence', { count: influence }) : '' }
    }
    case 'last_round':
      return { icon: 'flag', tone: 'plain', seat: null, title: t('moment-last-round'), text: t('moment-last-round-by', { ...subject(voice, moment.seat), count: moment.influence }) }
    case 'won': {
      const [only, ...more] = moment.seats
      const title = more.length || only === undefined ? t('end-shared', { names: voice.list(moment.seats.map(voice.name)) }) : t('end-wins', subject(voice, only))
      return { icon: 'flag', tone: moment.seats.some(voice.isMe) ? 'good' : 'plain', seat: null, title, text: t('end-influence', { influence: moment.influence }) }
    }
    case 'event':
      return { icon: 'hourglass', tone: 'plain', seat: null, title: eventName(moment.event), text: eventText(moment.event) }
    case 'month':
      return { icon: 'hourglass', tone: 'plain', seat: null, title: t('moment-month'), text: t('moment-month-text') }
    case 'story':
      return { icon: 'leaf', tone: 'plain', seat: null, title: t('moment-story', { mission: moment.mission }), text: moment.added ? t('log-cards-added', { count: moment.added }) : '' }
    case 'mission': {
      const { seat, mission, step, coins, crowns, trophy, door } = moment
      if (step !== null) return { icon: 'cube', tone: 'plain', seat: null, title: t('log-mission-step', { ...subject(voice, seat), step, mission }), text: '' }
      const parts = [
        ...(coins ? [t('mission-gain-coins', { count: coins })] : []),
        ...(crowns > 0 ? [t('mission-gain-crowns', { count: crowns })] : []),
        ...(trophy ? [t('moment-trophy')] : []),
        ...(door ? [t('moment-door')] : []),
      ]
      return { icon: 'check', tone: voice.isMe(seat) ? 'good' : 'plain', seat: null, title: t('log-mission', { ...subject(voice, seat), mission }), text: voice.list(parts) }
    }
    case 'crowns':
      return {
        icon: 'crown',
        tone: moment.change < 0 ? 'bad' : voice.isMe(moment.seat) ? 'good' : 'plain',
        seat: null,
        title: t(moment.change < 0 ? 'moment-crowns-lost' : 'moment-crowns', { ...subject(voice, moment.seat), count: Math.abs(moment.change) }),
        text: '',
      }
    case 'looked':
      return { icon: 'eye', tone: 'plain', seat: null, title: t('log-looked', subject(voice, moment.seat)), text: '' }
    case 'cube':
      return { icon: 'cube', tone: 'plain', seat: null, title: t('log-cube', { ...subject(voice, moment.seat), count: moment.coins }), text: moment.trophy ? t('log-trophy', subject(voice, moment.seat)) : '' }
    case 'chapter':
      return { icon: moment.won ? 'flag' : 'hourglass', tone: moment.won ? 'good' : 'bad', seat: null, title: moment.won ? t('end-chapter-won') : t('end-chapter-lost'), text: '' }
    case 'voyage': {
      const { won, left, done, of } = moment
      const text = t('end-voyage-short', { done, all: of })
      return { icon: won ? 'flag' : 'hourglass', tone: won ? 'good' : 'bad', seat: null, title: won ? t('end-voyage-won', { all: of, turns: left }) : t('end-voyage-lost'), text }
    }
    default:
      return never(moment)
  }
}

/** The same for whoever listens: what stands as a heading becomes a sentence. */
export function spokenOf(banner: Banner, voice: Voice): string {
  const whose = banner.seat === null || voice.isMe(banner.seat) ? [] : [`${voice.name(banner.seat)}:`]
  const title = banner.text && !/[.!?]$/.test(banner.title) ? `${banner.title}.` : banner.title
  return [...whose, title, banner.text].filter(Boolean).join(' ')
}
