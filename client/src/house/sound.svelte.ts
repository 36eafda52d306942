// Small dry sounds, made on the spot: paper, wood, brass, a die on felt, a low note for a caught lie.
// Off until somebody turns them on; a browser would not let them play before a tap anyway.
const KEY = 'bluffhouse-sound'

export type Sound =
  | 'paper'
  | 'wood'
  | 'brass'
  | 'die'
  | 'caught'
  | 'coin'
  /** Money pushed across the table, taken, pushed back. */
  | 'offer'
  | 'accept'
  | 'refuse'
  /** Time runs out. */
  | 'tick'
  /** Something turned over. */
  | 'reveal'
  /** Notes fanned out before they are counted. */
  | 'split'
  /** It is my turn. */
  | 'turn'

class Sounds {
  on = $state(localStorage.getItem(KEY) === 'on')
  #context: AudioContext | null = null

  turn(): void {
    this.on = !this.on
    localStorage.setItem(KEY, this.on ? 'on' : 'off')
    if (this.on) this.play('wood')
  }

  play(sound: Sound): void {
    // Made before the first tap, it would stay silent, and then let everything be heard at once.
    // Older browsers cannot tell whether there was a tap.
    const { userActivation } = navigator as { userActivation?: UserActivation }
    if (!this.on || userActivation?.hasBeenActive === false) return
    this.#context ??= new AudioContext()
    const audio = this.#context
    if (audio.state !== 'running') void audio.resume() // another program had the speaker
    const at = audio.currentTime
    switch (sound) {
      case 'paper': {
        this.#noise(audio, at, 0.09, 3200, 0.12)
        return
      }
      case 'wood': {
        this.#note(audio, at, 190, 0.09, 'triangle', 0.3)
        return
      }
      case 'brass':
        this.#note(audio, at, 880, 0.5, 'sine', 0.12)
        {
          this.#note(audio, at, 1318, 0.4, 'sine', 0.07)
          return
        }
      case 'die':
        for (const later of [0, 0.07, 0.12]) this.#noise(audio, at + later, 0.04, 900, 0.25)
        return
      case 'coin': {
        this.#note(audio, at, 1760, 0.18, 'square', 0.04)
        return
      }
      case 'offer':
        this.#noise(audio, at, 0.16, 1500, 0.14)
        {
          this.#note(audio, at + 0.12, 240, 0.07, 'triangle', 0.16)
          return
        }
      case 'accept':
        this.#note(audio, at, 659, 0.14, 'sine', 0.12)
        {
          this.#note(audio, at + 0.1, 988, 0.26, 'sine', 0.12)
          return
        }
      case 'refuse':
        this.#note(audio, at, 220, 0.1, 'triangle', 0.24)
        {
          this.#note(audio, at + 0.12, 165, 0.14, 'triangle', 0.24)
          return
        }
      case 'tick': {
        this.#noise(audio, at, 0.02, 2600, 0.2)
        return
      }
      case 'reveal':
        this.#noise(audio, at, 0.07, 2200, 0.16)
        {
          this.#note(audio, at + 0.05, 330, 0.16, 'triangle', 0.14)
          return
        }
      case 'split':
        for (const later of [0, 0.05, 0.1, 0.15]) this.#noise(audio, at + later, 0.05, 3000, 0.1)
        return
      case 'turn':
        this.#note(audio, at, 523, 0.12, 'sine', 0.09)
        {
          this.#note(audio, at + 0.09, 784, 0.2, 'sine', 0.09)
          return
        }
      case 'caught':
        this.#note(audio, at, 98, 0.7, 'sawtooth', 0.12)
        {
          this.#note(audio, at, 92, 0.7, 'sawtooth', 0.12)
          return
        }
    }
  }

  #note(audio: AudioContext, at: number, pitch: number, length: number, shape: OscillatorType, loud: number): void {
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.type = shape
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(loud, at)
    gain.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(gain).connect(audio.destination)
    tone.start(at)
    tone.stop(at + length)
  }

  #noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
    const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length)
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    const gain = audio.createGain()
    source.buffer = buffer
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    gain.gain.value = loud
    source.connect(filter).connect(gain).connect(audio.destination)
    source.start(at)
  }
}

export const sounds = new Sounds()
