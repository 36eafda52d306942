import type { GameReveal } from '../../reveal/statements'
import { words } from '../../words/words.svelte'
import { worth, type Event } from './suitcases'

type Offered = Extract<Event, { event: 'offered' | 'added' }>

export const reveal: GameReveal = {
  heard: (event) => ({ ...(event as Offered), cards: null }),
  truth: ({ event }) => words.of('dont-bluff-inside', { worth: worth((event as Offered).cards ?? []) }),
}
