import type { GameReveal } from '../../reveal/statements'
import { words } from '../../words/words.svelte'
import { roleName, type Event } from './gang'
import Heists from './Heists.svelte'

type Claimed = Extract<Event, { event: 'claimed' }>
type Chosen = Extract<Event, { event: 'chosen' }>

export const reveal: GameReveal = {
  truth: ({ event, proof }) => {
    const role = (proof as Chosen).roles?.[(event as Claimed).slot]
    return role ? words.of('reveal-really-millions-of-dollars', { role: roleName(role) }) : ''
  },
  Rounds: Heists,
}
