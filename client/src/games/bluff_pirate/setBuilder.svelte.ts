// Builds a set from the hand, before it is laid (BP-4).
import type { GameTypes } from '../../protocol'
import type { Kind } from './cards'

type Form = Extract<GameTypes['bluff_pirate']['form'], { form: 'lay_set' }>
type Lay = Extract<GameTypes['bluff_pirate']['action'], { do: 'lay' }>

export interface Chosen {
  key: string
  kind: Kind
  up: boolean
}

export class SetBuilder {
  cards = $state.raw<Chosen[]>([])
  /** Whether to say “I am not bluffing” with it. */
  claim = $state(false)

  /** The cards as they will lie: those face up first. */
  readonly spread = $derived([...this.cards].sort((a, b) => Number(b.up) - Number(a.up)))
  readonly shown = $derived(this.cards.find(({ up }) => up)?.kind)
  readonly up = $derived(this.cards.filter(({ up }) => up).length)
  readonly hidden = $derived(
    this.cards
      .filter(({ up }) => !up)
      .map(({ kind }) => kind)
      .sort(),
  )
  readonly honest = $derived(this.hidden.every((kind) => kind === this.shown))

  has = (key: string): boolean => this.cards.some((card) => card.key === key)

  /** Put a card into the set or take it out again. The first one lies face up; `most` is the size limit. */
  pick(key: string, kind: Kind, most: number): void {
    const rest = this.cards.filter((card) => card.key !== key)
    if (rest.length < this.cards.length) this.cards = rest
    else if (this.cards.length < most) this.cards = [...this.cards, { key, kind, up: false }]
    const [first, ...others] = this.cards
    if (first && this.up === 0) this.cards = [{ ...first, up: true }, ...others]
  }

  /** Turn a card over. At least one and at most `most` cards lie face up, all of the same kind. */
  turn(key: string, most: number): void {
    const turned = this.cards.find((card) => card.key === key)
    if (!turned || (turned.up && this.up === 1)) return
    const up = !turned.up
    const full = up && turned.kind === this.shown && this.up >= most
    let closed = false
    this.cards = this.cards.map((card) => {
      if (card === turned) return { ...card, up }
      const other = up && card.up && card.kind !== turned.kind
      const oneTooMany = full && card.up && !closed
      if (oneTooMany) closed = true
      return other || oneTooMany ? { ...card, up: false } : card
    })
  }

  clear(): void {
    this.cards = []
    this.claim = false
  }

  /** The action that lays the set; null if it is not complete yet. */
  action(form: Form): Lay | null {
    const size = this.cards.length
    if (!this.shown || size < form.cards[0] || size > form.cards[1]) return null
    if (this.up < form.up[0] || this.up > form.up[1]) return null
    return { do: 'lay', shown: this.shown, up: this.up, hidden: this.hidden, honest_claim: this.claim }
  }
}
