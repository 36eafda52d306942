import type { GameTypes } from '../../protocol'
import type { GameReveal } from '../../reveal/statements'
import { words } from '../../words/words.svelte'
import { yesNo } from '../../words/yesNo'
import RoundHands from './RoundHands.svelte'

type Bid = Extract<GameTypes['lie']['event'], { event: 'bid_placed' }>

export const reveal: GameReveal = {
  truth: ({ event, kind, size }) => {
    const { count } = event as Bid
    return words.of('reveal-really-lie', { true: yesNo(kind === 'true'), count, found: count - size })
  },
  // All bids of a round are about the same hands, which their proof shows.
  rounds: { key: ({ proof }) => JSON.stringify(proof), Hands: RoundHands },
}
