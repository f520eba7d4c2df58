// Every sound of the table, made on the spot from oscillators and noise: no files. Silent until the first tap, as
// browsers want it and people too. Each sound has a picture; none is needed.
import { preferences } from '../kept/preferences.svelte'

export type SoundName =
  | 'draw'
  | 'flip'
  | 'keep'
  | 'repel'
  | 'coin'
  | 'fee'
  | 'hire'
  | 'tuck'
  | 'stamp'
  | 'step'
  | 'refuse'
  | 'sand'
  | 'slide'
  | 'stop'
  | 'your-turn'
  | 'bust'
  | 'expedition'
  | 'tax'
  | 'drum'
  | 'roll'
  | 'win'
  | 'page'
  | 'month'
  | 'mission'
  | 'crown'

/** Where a sound is put together: tones and noises at times from now, in seconds; loudness from 0 to 1, of noises more: filters take most of it. */
export interface Desk {
  tone(hertz: number, at: number, seconds: number, loud: number, shape?: OscillatorType, to?: number): void
  noise(hertz: number, at: number, seconds: number, loud: number, band?: BiquadFilterType, to?: number): void
}

// A bell: the strike note, and the partials that make it bronze.
const BELL = [
  [1, 1],
  [2.0, 0.55],
  [2.4, 0.35],
  [3.0, 0.22],
  [4.2, 0.1],
] as const

function bell(desk: Desk, at: number, loud: number, seconds: number): void {
  for (const [ratio, share] of BELL) desk.tone(587 * ratio, at, seconds / Math.sqrt(ratio), loud * share)
}

/** A muffled drum: skin, and the cloth over it. */
function drum(desk: Desk, at: number, loud: number): void {
  desk.tone(130, at, 0.12, loud, 'sine', 74)
  desk.noise(240, at, 0.05, loud * 1.1, 'lowpass')
}

/** Each sound as a recipe; `nth` counts coins of one gain, from 0. */
export const RECIPES: Record<SoundName, (desk: Desk, nth: number) => void> = {
  draw: (desk) => desk.noise(1800, 0, 0.06, 2.4),
  flip: (desk) => {
    desk.noise(3200, 0, 0.012, 0.5, 'highpass')
    desk.noise(2600, 0.03, 0.014, 0.42, 'highpass')
  },
  keep: (desk) => {
    desk.tone(180, 0, 0.12, 0.95, 'sine', 150)
    desk.noise(420, 0, 0.03, 0.4, 'lowpass')
  },
  repel: (desk) => {
    desk.tone(1200, 0, 0.18, 0.5, 'triangle')
    desk.tone(1900, 0.015, 0.18, 0.4, 'sine')
    desk.noise(5200, 0, 0.03, 0.3, 'highpass')
  },
  coin: (desk, nth) => {
    const pitch = 1.02 ** nth
    desk.tone(2100 * pitch, 0, 0.09, 0.5)
    desk.tone(3200 * pitch, 0, 0.07, 0.22)
  },
  fee: (desk) => {
    desk.tone(2100, 0, 0.1, 0.5, 'sine', 1720)
    desk.tone(3200, 0, 0.08, 0.2, 'sine', 2620)
  },
  hire: (desk) => {
    desk.tone(330, 0, 0.2, 0.42, 'triangle')
    desk.tone(440, 0.11, 0.28, 0.42, 'triangle')
  },
  // Wood on wood, twice.
  tuck: (desk) => {
    for (const at of [0, 0.09]) {
      desk.tone(210, at, 0.07, 0.8, 'sine', 170)
      desk.noise(900, at, 0.02, 0.7, 'lowpass')
    }
  },
  // A seal on paper.
  stamp: (desk) => {
    desk.tone(120, 0, 0.07, 0.95, 'sine', 84)
    desk.noise(1500, 0, 0.04, 1.1)
  },
  step: (desk) => {
    desk.tone(120, 0, 0.06, 0.5, 'sine', 90)
    desk.noise(1500, 0, 0.03, 0.5)
  },
  // Coins that fall back into the deck.
  refuse: (desk) => {
    desk.tone(2100, 0, 0.1, 0.4, 'sine', 1500)
    desk.tone(1800, 0.1, 0.1, 0.34, 'sine', 1260)
  },
  // Paper that is turned over.
  page: (desk) => desk.noise(1400, 0, 0.3, 1.5, 'bandpass', 3200),
  // Sand runs out, and Old Margaret strikes once: deep, with the minor third of a real bell.
  month: (desk) => {
    desk.noise(2500, 0, 0.5, 1.2)
    for (const [hertz, loud] of [[98, 0.3], [196, 0.5], [235, 0.3], [294, 0.16], [392, 0.2]] as const) desk.tone(hertz, 0.45, 1.2, loud)
  },
  // A wooden knock, then a fourth up.
  mission: (desk) => {
    desk.tone(196, 0, 0.08, 0.9, 'sine', 150)
    desk.noise(800, 0, 0.02, 0.7, 'lowpass')
    desk.tone(440, 0.14, 0.18, 0.4, 'triangle')
    desk.tone(587, 0.28, 0.4, 0.42, 'triangle')
  },
  // A small bell, a step up for each.
  crown: (desk, nth) => desk.tone(880 * 1.06 ** nth, 0, 0.4, 0.3),
  sand: (desk) => desk.noise(2500, 0, 0.2, 1.4),
  slide: (desk) => desk.noise(1700, 0, 0.16, 1.6, 'bandpass', 2400),
  stop: (desk) => bell(desk, 0, 0.34, 1.1),
  'your-turn': (desk) => {
    bell(desk, 0, 0.2, 0.7)
    bell(desk, 0.26, 0.18, 0.9)
  },
  bust: (desk) => {
    desk.tone(96, 0, 0.16, 0.5, 'sawtooth', 74)
    desk.tone(82, 0.1, 0.18, 0.45, 'sawtooth', 60)
    desk.noise(300, 0.06, 0.4, 2.6, 'lowpass', 90)
  },
  expedition: (desk) => {
    desk.tone(392, 0, 0.16, 0.4, 'triangle')
    desk.tone(494, 0.12, 0.16, 0.4, 'triangle')
    desk.tone(587, 0.24, 0.34, 0.42, 'triangle')
  },
  tax: (desk) => {
    desk.noise(2400, 0, 0.16, 0.8, 'bandpass', 3600)
    desk.noise(2000, 0.18, 0.12, 0.6, 'bandpass', 3000)
    desk.tone(120, 0.42, 0.12, 0.7, 'sine', 80)
    desk.noise(600, 0.42, 0.04, 0.5, 'lowpass')
  },
  drum: (desk) => drum(desk, 0, 0.62),
  // Six strokes, the last the loudest.
  roll: (desk) => {
    for (let stroke = 0; stroke < 6; stroke += 1) drum(desk, stroke * 0.08, 0.34 + stroke * 0.06)
  },
  // The end of a shanty in D: down to the keynote and home.
  win: (desk) => {
    const notes = [587, 494, 440, 494, 587, 784]
    const beats = [0, 0.16, 0.32, 0.48, 0.64, 0.86]
    notes.forEach((hertz, index) => {
      const long = index === notes.length - 1 ? 0.7 : 0.2
      desk.tone(hertz, beats[index] ?? 0, long, 0.4, 'triangle')
      desk.tone(hertz / 2, beats[index] ?? 0, long, 0.2, 'sine')
    })
  },
}

const LOUDEST = 0.95 // of full scale at volume 1: peaks at -4 dB, -22 to -27 dB on average over a sound

export class Sounds {
  private context: AudioContext | null = null
  private out: GainNode | null = null
  private hiss: AudioBuffer | null = null

  /** Called by the first tap or key; before, nothing sounds. */
  wake(): void {
    if (this.context || typeof AudioContext === 'undefined') return
    try {
      this.context = new AudioContext()
    } catch {
      return // no sound on this device: the pictures say it all
    }
    const guard = this.context.createDynamicsCompressor()
    this.out = this.context.createGain()
    this.out.connect(guard).connect(this.context.destination)
    const length = this.context.sampleRate / 2
    this.hiss = this.context.createBuffer(1, length, this.context.sampleRate)
    const wave = this.hiss.getChannelData(0)
    for (let i = 0; i < length; i += 1) wave[i] = Math.random() * 2 - 1
  }

  /** Wakes at the first tap or key anywhere; returns how to stop listening. */
  listen(): () => void {
    const wake = (): void => {
      this.wake()
      stop()
    }
    const stop = (): void => {
      removeEventListener('pointerdown', wake, true)
      removeEventListener('keydown', wake, true)
    }
    if (navigator.userActivation?.hasBeenActive) this.wake()
    else {
      addEventListener('pointerdown', wake, true)
      addEventListener('keydown', wake, true)
    }
    return stop
  }

  play(name: SoundName, nth = 0): void {
    const { context, out } = this
    if (!context || !out || !preferences.sound || preferences.volume <= 0 || (document.hidden && name !== 'your-turn')) return
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
    // Half the slider should sound half as loud.
    out.gain.value = LOUDEST * preferences.volume ** 1.6
    RECIPES[name](this.desk(context, out), nth)
  }

  /** Lets the device go. */
  close(): void {
    void this.context?.close().catch(() => undefined)
    this.context = this.out = this.hiss = null
  }

  private desk(context: AudioContext, out: AudioNode): Desk {
    const now = context.currentTime + 0.005
    const shaped = (at: number, seconds: number, loud: number): GainNode => {
      const gain = context.createGain()
      gain.gain.setValueAtTime(0.0001, now + at)
      gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), now + at + Math.min(0.008, seconds / 4))
      gain.gain.exponentialRampToValueAtTime(0.0001, now + at + seconds)
      gain.connect(out)
      return gain
    }
    return {
      tone: (hertz, at, seconds, loud, shape = 'sine', to) => {
        const source = context.createOscillator()
        source.type = shape
        source.frequency.setValueAtTime(hertz, now + at)
        if (to) source.frequency.exponentialRampToValueAtTime(to, now + at + seconds)
        source.connect(shaped(at, seconds, loud))
        source.start(now + at)
        source.stop(now + at + seconds + 0.02)
      },
      noise: (hertz, at, seconds, loud, band = 'bandpass', to) => {
        const source = context.createBufferSource()
        source.buffer = this.hiss
        source.loop = true
        const filter = context.createBiquadFilter()
        filter.type = band
        filter.frequency.setValueAtTime(hertz, now + at)
        if (to) filter.frequency.exponentialRampToValueAtTime(to, now + at + seconds)
        filter.Q.value = band === 'bandpass' ? 0.9 : 0.5
        source.connect(filter).connect(shaped(at, seconds, loud))
        source.start(now + at)
        source.stop(now + at + seconds + 0.02)
      },
    }
  }
}

/** One desk for the whole page. */
export const sounds = new Sounds()
