import type { GameReveal } from '../../reveal/statements'
import { words } from '../../words/words.svelte'
import { yesNo } from '../../words/yesNo'
import { counted, type EventOf } from './cards'
import OpenHands from './OpenHands.svelte'

type Laid = EventOf<'laid'>

export const reveal: GameReveal = {
  heard: (event) => ({ ...(event as Laid), hidden: null }),
  truth: ({ event, kind }, names) => {
    const hidden = (event as Laid).hidden ?? []
    return words.of('bluff-pirate-laid-hidden', { cards: names.list(counted(hidden)), bluff: yesNo(kind === 'lie') })
  },
  Hands: OpenHands,
}
