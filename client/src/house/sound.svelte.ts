// Small dry sounds, made on the spot: paper, wood, brass, a die on felt, a low note for a caught lie.
// Off until somebody turns them on; a browser would not let them play before a tap anyway.
const KEY = 'bluffhouse-sound'

export type Sound = 'paper' | 'wood' | 'brass' | 'die' | 'caught' | 'coin'

class Sounds {
  on = $state(localStorage.getItem(KEY) === 'on')
  #context: AudioContext | null = null

  turn(): void {
    this.on = !this.on
    localStorage.setItem(KEY, this.on ? 'on' : 'off')
    if (this.on) this.play('wood')
  }

  play(sound: Sound): void {
    if (!this.on) return
    this.#context ??= new AudioContext()
    const audio = this.#context
    const at = audio.currentTime
    switch (sound) {
      case 'paper':
        return this.#noise(audio, at, 0.09, 3200, 0.12)
      case 'wood':
        return this.#note(audio, at, 190, 0.09, 'triangle', 0.3)
      case 'brass':
        this.#note(audio, at, 880, 0.5, 'sine', 0.12)
        return this.#note(audio, at, 1318, 0.4, 'sine', 0.07)
      case 'die':
        for (const later of [0, 0.07, 0.12]) this.#noise(audio, at + later, 0.04, 900, 0.25)
        return
      case 'coin':
        return this.#note(audio, at, 1760, 0.18, 'square', 0.04)
      case 'caught':
        this.#note(audio, at, 98, 0.7, 'sawtooth', 0.12)
        return this.#note(audio, at, 92, 0.7, 'sawtooth', 0.12)
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
