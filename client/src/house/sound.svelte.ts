// Short sounds, synthesised when they are played: paper, wood, brass, a die on felt, a low note for a
// caught lie. They are off until the person turns them on; browsers play none before the first tap anyway.
const STORAGE_KEY = 'bluffhouse-sound'

/** One part of a sound: a tone that fades out, or filtered noise. */
interface Part {
  /** A tone's wave form, or noise. */
  wave: OscillatorType | 'noise'
  /** Hertz: of the tone, or the middle of the noise's band. */
  pitch: number
  /** Seconds. */
  length: number
  /** From 0 to 1. */
  volume: number
  /** Seconds after the start of the sound. */
  delay: number
}

const tone = (wave: OscillatorType, pitch: number, length: number, volume: number, delay = 0): Part => ({
  wave,
  pitch,
  length,
  volume,
  delay,
})

const noise = (pitch: number, length: number, volume: number, delay = 0): Part => ({
  wave: 'noise',
  pitch,
  length,
  volume,
  delay,
})

/** The parts of each sound, played together. */
const SOUNDS = {
  paper: [noise(3200, 0.09, 0.12)],
  wood: [tone('triangle', 190, 0.09, 0.3)],
  brass: [tone('sine', 880, 0.5, 0.12), tone('sine', 1318, 0.4, 0.07)],
  die: [0, 0.07, 0.12].map((delay) => noise(900, 0.04, 0.25, delay)),
  /** A lie is caught. */
  caught: [tone('sawtooth', 98, 0.7, 0.12), tone('sawtooth', 92, 0.7, 0.12)],
  coin: [tone('square', 1760, 0.18, 0.04)],
  /** Money is pushed across the table. */
  offer: [noise(1500, 0.16, 0.14), tone('triangle', 240, 0.07, 0.16, 0.12)],
  /** Offered money is taken. */
  accept: [tone('sine', 659, 0.14, 0.12), tone('sine', 988, 0.26, 0.12, 0.1)],
  /** Offered money is pushed back. */
  refuse: [tone('triangle', 220, 0.1, 0.24), tone('triangle', 165, 0.14, 0.24, 0.12)],
  /** Time runs out. */
  tick: [noise(2600, 0.02, 0.2)],
  /** Something is turned over. */
  reveal: [noise(2200, 0.07, 0.16), tone('triangle', 330, 0.16, 0.14, 0.05)],
  /** Banknotes are fanned out before they are counted. */
  split: [0, 0.05, 0.1, 0.15].map((delay) => noise(3000, 0.05, 0.1, delay)),
  /** It is the viewer's turn. */
  turn: [tone('sine', 523, 0.12, 0.09), tone('sine', 784, 0.2, 0.09, 0.09)],
  /** The viewer wins: a short fanfare. */
  won: [
    ...[392, 523, 659].map((pitch, at) => tone('triangle', pitch, 0.22, 0.16, at * 0.13)),
    ...[784, 988, 1175].map((pitch) => tone('sine', pitch, 0.9, 0.08, 0.42)),
  ],
  /** Another player wins: a closing chord. */
  over: [tone('triangle', 392, 0.3, 0.14), ...[262, 330].map((pitch) => tone('triangle', pitch, 0.8, 0.12, 0.22))],
} satisfies Record<string, Part[]>

export type Sound = keyof typeof SOUNDS

class Sounds {
  on = $state(localStorage.getItem(STORAGE_KEY) === 'on')
  #context: AudioContext | null = null

  toggle(): void {
    this.on = !this.on
    localStorage.setItem(STORAGE_KEY, this.on ? 'on' : 'off')
    if (this.on) this.play('wood')
  }

  /** Play a sound now, if sounds are on. */
  play(sound: Sound): void {
    // A context created before the first tap stays silent, then plays everything it was given at once.
    // Older browsers cannot tell whether there has been a tap.
    const { userActivation } = navigator as { userActivation?: UserActivation }
    if (!this.on || userActivation?.hasBeenActive === false) return
    this.#context ??= new AudioContext()
    const audio = this.#context
    if (audio.state !== 'running') void audio.resume() // another program had the speaker
    const now = audio.currentTime
    for (const part of SOUNDS[sound]) {
      if (part.wave === 'noise') playNoise(audio, part, now + part.delay)
      else playTone(audio, part, part.wave, now + part.delay)
    }
  }
}

function playTone(audio: AudioContext, { pitch, length, volume }: Part, wave: OscillatorType, at: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = wave
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}

function playNoise(audio: AudioContext, { pitch, length, volume }: Part, at: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length)
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.value = volume
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at)
}

export const sounds = new Sounds()
