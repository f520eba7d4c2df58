// The order of the rules page: sections, what stands in them, and the cards that show it. The text is rules.ftl and rules_adventure.ftl.

export type Edition = 'pegasus-2014' | 'sjg-2017' | 'bigbox-2021'

export type Block =
  | { kind: 'text'; id: string }
  | { kind: 'example'; id: string }
  | { kind: 'list'; ordered: boolean; ids: string[] }
  | { kind: 'cards'; codes: string[] }
  | { kind: 'person'; code: string; id: string } // a card beside what it does
  | { kind: 'note'; editions: Edition[]; id: string } // true in these editions only
  | { kind: 'contracts' } // each with its picture and what it asks for
  | { kind: 'events' } // of the adventure, each with its medal
  | { kind: 'characters' } // of the adventure, each with its house
  | { kind: 'reconstructed'; module: string } // the cards of it that no list knows, from the catalog
  | { kind: 'words'; terms: { term: string; text: string }[] } // a glossary, by ids
  | { kind: 'rulings' } // how the editions answer each question: from the server, with rulings.ftl

export interface Section {
  id: string // of the address: /rules/<id>
  title: string
  game?: string // the module whose numbers it tells; none: the base game's
  blocks: Block[]
}

const text = (id: string): Block => ({ kind: 'text', id })
const example = (id: string): Block => ({ kind: 'example', id })
const list = (...ids: string[]): Block => ({ kind: 'list', ordered: false, ids })
const steps = (...ids: string[]): Block => ({ kind: 'list', ordered: true, ids })
const cards = (...codes: string[]): Block => ({ kind: 'cards', codes })
const person = (code: string, id: string): Block => ({ kind: 'person', code, id })
const note = (editions: Edition[], id: string): Block => ({ kind: 'note', editions, id })
const words = (...names: string[]): Block => ({
  kind: 'words',
  terms: names.map((name) => ({ term: `rules-word-${name}`, text: `rules-word-${name}-text` })),
})

export const SECTIONS: readonly Section[] = [
  { id: 'goal', title: 'rules-goal-title', blocks: [text('rules-goal-p1'), text('rules-goal-p2')] },
  {
    id: 'cards',
    title: 'rules-cards-title',
    blocks: [
      text('rules-cards-p1'),
      text('rules-cards-ships'),
      cards('pinnace:1/2', 'flute:2/2', 'barque:3/3', 'frigate:6/3', 'galleon:skull/4'),
      text('rules-cards-persons'),
      cards('trader.blue:3', 'sailor:3', 'captain:4', 'mademoiselle:7', 'governor:8'),
      text('rules-cards-expeditions'),
      cards('expedition:hut+hut', 'expedition:anchor+anchor+hut'),
      text('rules-cards-taxes'),
      cards('tax:swords', 'tax:influence'),
    ],
  },
  {
    id: 'setup',
    title: 'rules-setup-title',
    blocks: [
      steps('rules-setup-s1', 'rules-setup-s2', 'rules-setup-s3', 'rules-setup-s4'),
      note(['sjg-2017'], 'rules-setup-s1-sjg'),
      cards('expedition:anchor+cross+hut'),
    ],
  },
  { id: 'turn', title: 'rules-turn-title', blocks: [steps('rules-turn-s1', 'rules-turn-s2', 'rules-turn-s3')] },
  {
    id: 'discover',
    title: 'rules-discover-title',
    blocks: [
      text('rules-discover-p1'),
      list('rules-discover-k1', 'rules-discover-k2', 'rules-discover-k3', 'rules-discover-k4'),
      cards('sailor:3', 'flute:1/2', 'expedition:hut+hut', 'tax:swords'),
      text('rules-discover-p2'),
    ],
  },
  {
    id: 'ships',
    title: 'rules-ships-title',
    blocks: [
      text('rules-ships-p1'),
      text('rules-ships-p2'),
      text('rules-ships-p3'),
      example('rules-ships-example'),
      cards('sailor:3', 'pirate:5', 'flute:2/2', 'flute:5/3'),
    ],
  },
  {
    id: 'bust',
    title: 'rules-bust-title',
    blocks: [
      text('rules-bust-p1'),
      cards('flute:1/1', 'flute:5/3'),
      text('rules-bust-p2'),
      note(['bigbox-2021'], 'rules-bust-bigbox'),
      note(['pegasus-2014', 'sjg-2017'], 'rules-bust-older'),
    ],
  },
  {
    id: 'tax',
    title: 'rules-tax-title',
    blocks: [text('rules-tax-p1'), text('rules-tax-p2'), cards('tax:swords', 'tax:influence')],
  },
  {
    id: 'trade',
    title: 'rules-trade-title',
    blocks: [
      text('rules-trade-p1'),
      text('rules-trade-colors'),
      list('rules-trade-0', 'rules-trade-4', 'rules-trade-5'),
      text('rules-trade-p2'),
      text('rules-trade-p3'),
      cards('flute:2/3', 'trader.blue:3'),
      text('rules-trade-p4'),
      cards('sailor:5', 'mademoiselle:7'),
      text('rules-trade-p5'),
      text('rules-trade-p6'),
    ],
  },
  {
    id: 'fee',
    title: 'rules-fee-title',
    blocks: [
      text('rules-fee-p1'),
      text('rules-fee-p2'),
      text('rules-fee-p3'),
      note(['pegasus-2014'], 'rules-fee-2014'),
    ],
  },
  {
    id: 'persons',
    title: 'rules-persons-title',
    blocks: [
      text('rules-persons-p1'),
      person('trader.blue:3', 'rules-person-trader'),
      person('settler:4', 'rules-person-settler'),
      person('captain:4', 'rules-person-captain'),
      person('priest:4', 'rules-person-priest'),
      person('jack_of_all_trades:6', 'rules-person-jack-of-all-trades'),
      person('sailor:3', 'rules-person-sailor'),
      person('pirate:5', 'rules-person-pirate'),
      person('mademoiselle:7', 'rules-person-mademoiselle'),
      person('jester:5', 'rules-person-jester'),
      note(['pegasus-2014'], 'rules-person-jester-2014'),
      person('admiral:7', 'rules-person-admiral'),
      person('governor:8', 'rules-person-governor'),
      note(['pegasus-2014', 'sjg-2017'], 'rules-person-governor-older'),
      note(['bigbox-2021'], 'rules-person-governor-bigbox'),
      text('rules-persons-p2'),
    ],
  },
  {
    id: 'expeditions',
    title: 'rules-expeditions-title',
    blocks: [
      text('rules-expeditions-p1'),
      text('rules-expeditions-p2'),
      text('rules-expeditions-p3'),
      text('rules-expeditions-p4'),
      cards(
        'expedition:anchor+anchor',
        'expedition:cross+cross',
        'expedition:hut+hut',
        'expedition:anchor+anchor+hut',
        'expedition:cross+cross+hut',
        'expedition:anchor+cross+hut',
      ),
    ],
  },
  {
    id: 'end',
    title: 'rules-end-title',
    blocks: [
      text('rules-end-p1'),
      note(['sjg-2017'], 'rules-end-sjg'),
      text('rules-end-p2'),
      example('rules-end-example'),
      text('rules-end-variant'),
      note(['sjg-2017'], 'rules-end-variant-sjg'),
    ],
  },
  {
    id: 'gambler',
    title: 'rules-gambler-title',
    blocks: [
      text('rules-gambler-p1'),
      cards('gambler:4', 'gambler:6', 'gambler:8'),
      text('rules-gambler-p2'),
      list('rules-gambler-k1', 'rules-gambler-k2', 'rules-gambler-k3', 'rules-gambler-k4'),
      text('rules-gambler-p3'),
      text('rules-gambler-p4'),
    ],
  },
  {
    id: 'set-sail',
    title: 'rules-set-sail-title',
    game: 'set_sail',
    blocks: [
      text('rules-set-sail-p1'),
      text('rules-set-sail-p2'),
      list('rules-set-sail-k1', 'rules-set-sail-k2', 'rules-set-sail-k3', 'rules-set-sail-k4'),
      cards('tax:influence'),
      person('wholesaler.green:6', 'rules-set-sail-wholesaler'),
      person('passenger:4', 'rules-set-sail-passenger'),
      text('rules-set-sail-p3'),
      text('rules-set-sail-p4'),
      { kind: 'reconstructed', module: 'set_sail' },
    ],
  },
  {
    id: 'contract-cards',
    title: 'rules-contract-cards-title',
    game: 'contract_cards',
    blocks: [
      text('rules-contract-cards-p1'),
      person('clerk.blue:6', 'rules-contract-cards-clerk'),
      person('gunner:4', 'rules-contract-cards-gunner'),
      person('vice_admiral:5', 'rules-contract-cards-vice-admiral'),
      text('rules-contract-cards-gift'),
      cards('pinnace:4/3+1', 'flute:5/3+1', 'barque:3/3+1', 'frigate:6/3+1', 'galleon:skull/3+1'),
    ],
  },
  {
    id: 'contracts',
    title: 'rules-contracts-title',
    game: 'contracts',
    blocks: [
      text('rules-contracts-p1'),
      text('rules-contracts-p2'),
      list('rules-contracts-k1', 'rules-contracts-k2', 'rules-contracts-k3'),
      text('rules-contracts-p3'),
      text('rules-contracts-p4'),
      text('rules-contracts-p5'),
      example('rules-contracts-example'),
      text('rules-contracts-p6'),
    ],
  },
  {
    id: 'coop',
    title: 'rules-coop-title',
    game: 'coop',
    blocks: [
      text('rules-coop-p1'),
      text('rules-coop-numbers'),
      text('rules-coop-p2'),
      list('rules-coop-s1', 'rules-coop-s2', 'rules-coop-s3'),
      example('rules-coop-example'),
      text('rules-coop-p3'),
      text('rules-coop-p4'),
      text('rules-coop-p5'),
      list('rules-coop-r0', 'rules-coop-r2', 'rules-coop-r4', 'rules-coop-r6', 'rules-coop-r8'),
      example('rules-coop-points-example'),
      text('rules-coop-p6'),
    ],
  },
  {
    id: 'each-contract',
    title: 'rules-each-title',
    game: 'coop',
    blocks: [text('rules-each-p1'), { kind: 'contracts' }, text('rules-each-p2')],
  },
  {
    id: 'adventure',
    title: 'rules-adventure-title',
    game: 'adventure',
    blocks: [
      text('rules-adventure-p1'),
      text('rules-adventure-modes'),
      steps('rules-adventure-s1', 'rules-adventure-s2', 'rules-adventure-s3', 'rules-adventure-s4', 'rules-adventure-s5'),
      text('rules-adventure-reconstructed'),
    ],
  },
  {
    id: 'adventure-month',
    title: 'rules-adventure-month-title',
    game: 'adventure',
    blocks: [
      text('rules-adventure-month-p1'),
      text('rules-adventure-month-p2'),
      list('rules-adventure-month-k1', 'rules-adventure-month-k2', 'rules-adventure-month-k3', 'rules-adventure-month-k4', 'rules-adventure-month-k5'),
      text('rules-adventure-month-p3'),
      text('rules-adventure-month-p4'),
      example('rules-adventure-month-example'),
      text('rules-adventure-month-p5'),
      { kind: 'events' },
    ],
  },
  {
    id: 'adventure-missions',
    title: 'rules-adventure-missions-title',
    game: 'adventure',
    blocks: [
      text('rules-adventure-missions-p1'),
      text('rules-adventure-missions-p2'),
      text('rules-adventure-missions-p3'),
      list('rules-adventure-missions-k1', 'rules-adventure-missions-k2', 'rules-adventure-missions-k3', 'rules-adventure-missions-k4'),
      text('rules-adventure-missions-p4'),
      text('rules-adventure-missions-p5'),
      text('rules-adventure-missions-p6'),
      example('rules-adventure-missions-example'),
    ],
  },
  {
    id: 'adventure-characters',
    title: 'rules-adventure-characters-title',
    game: 'adventure',
    blocks: [text('rules-adventure-characters-p1'), { kind: 'characters' }],
  },
  {
    id: 'adventure-cards',
    title: 'rules-adventure-cards-title',
    game: 'adventure',
    blocks: [
      text('rules-adventure-cards-ares'),
      text('rules-adventure-cards-items'),
      cards('ares:2/1+book', 'ares:skull/1+herbs', 'pinnace:2/2+bread', 'frigate:6/2c+rum'),
      person('tybuk:6', 'rules-adventure-cards-tybuk'),
      person('lookout:5', 'rules-adventure-cards-lookout'),
      person('barmaid:5', 'rules-adventure-cards-barmaid'),
      person('captain:5', 'rules-adventure-cards-captain'),
      person('expedition:bread+herbs+hut', 'rules-adventure-cards-expeditions'),
      person('tax:influence/16', 'rules-adventure-cards-tax'),
      text('rules-adventure-cards-reconstructed'),
      { kind: 'reconstructed', module: 'adventure' },
    ],
  },
  {
    id: 'adventure-end',
    title: 'rules-adventure-end-title',
    game: 'adventure',
    blocks: [
      text('rules-adventure-end-p1'),
      list('rules-adventure-end-k1', 'rules-adventure-end-k2', 'rules-adventure-end-k3', 'rules-adventure-end-k4'),
      text('rules-adventure-end-p2'),
      text('rules-adventure-end-retry'),
      text('rules-adventure-end-rivals'),
      text('rules-adventure-end-cube'),
      text('rules-adventure-end-variant'),
      text('rules-adventure-end-shelf'),
    ],
  },
  {
    id: 'hidden',
    title: 'rules-hidden-title',
    blocks: [text('rules-hidden-p1'), text('rules-hidden-p2'), text('rules-hidden-p3'), text('rules-hidden-p4')],
  },
  {
    id: 'editions',
    title: 'rules-editions-title',
    blocks: [text('rules-editions-p1'), { kind: 'rulings' }, text('rules-editions-names')],
  },
  {
    id: 'tips',
    title: 'rules-tips-title',
    blocks: [list('rules-tips-1', 'rules-tips-2', 'rules-tips-3', 'rules-tips-4', 'rules-tips-5', 'rules-tips-6')],
  },
  {
    id: 'words',
    title: 'rules-words-title',
    blocks: [words('active', 'harbor', 'display', 'influence', 'fee', 'bust', 'round', 'ruling')],
  },
]
