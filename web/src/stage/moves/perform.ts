// Which move belongs to which beat. How each looks and sounds is in the files beside this one.
import { never } from '../../closed'
import type { Beat } from '../beats'
import { bust } from './bust'
import { fee, gain } from './coins'
import { aside, decline, gift, seal, step } from './contracts'
import { draw } from './draw'
import { expedition } from './expedition'
import { four } from './four'
import { keep, repel } from './ship'
import type { Showing } from './showing'
import { hire, trade } from './take'
import { tax } from './tax'
import { shuffle, stop, turn } from './turn'

export async function perform(showing: Showing, beat: Beat): Promise<void> {
  switch (beat.kind) {
    case 'draw':
      return draw(showing, beat)
    case 'keep':
      return keep(showing)
    case 'repel':
      return repel(showing, beat)
    case 'bust':
      return bust(showing, beat)
    case 'four':
      return four(showing, beat)
    case 'tax':
      return tax(showing, beat)
    case 'stop':
      return stop(showing)
    case 'trade':
      return trade(showing, beat)
    case 'hire':
      return hire(showing, beat)
    case 'fee':
      return fee(showing, beat)
    case 'decline':
      return decline(showing, beat)
    case 'gift':
      return gift(showing, beat)
    case 'step':
      return step(showing, beat)
    case 'seal':
      return seal(showing, beat)
    case 'aside':
      return aside(showing)
    case 'coins':
      return gain(showing, beat.seat, beat.gained)
    case 'expedition':
      return expedition(showing, beat)
    case 'shuffle':
      return shuffle(showing)
    case 'turn':
      return turn(showing, beat)
    case 'event':
    case 'month':
    case 'story':
    case 'mission':
    case 'cube':
    case 'crowns':
    case 'stow':
    case 'look':
    case 'put_back':
    case 'character':
      // Fetched where an adventure is played.
      return (await import('./adventure')).adventure(showing, beat)
    case 'end':
    case 'still':
      return showing.show(showing.after)
    default:
      return never(beat)
  }
}
