// Which rule of LIE governs what.
import type { Ruled } from '../../rules/ruled'

const PHASES = { turn: 'LI-3', direct: 'LI-11', bid: 'LI-4', over: 'LI-8' }

export const ruled: Ruled<'lie'> = {
  now: (view) => (view.phase === 'bid' && view.bids.length ? 'LI-5' : PHASES[view.phase]),
  options: {
    raise_order: 'LI-5',
    wild_ones: 'LI-10',
    directions: 'LI-11',
    fewer_and_fewer: 'LI-12',
    longer_game: 'LI-13',
  },
  refusals: {
    'lie-cards-are-turned': 'LI-3',
    'lie-turn-needs-one-value-of-each-card': 'LI-3',
    'lie-no-direction-now': 'LI-11',
    'lie-direction-is-clockwise-or-not': 'LI-11',
    'lie-turn-first': 'LI-4',
    'lie-bid-out-of-range': 'LI-5',
    'lie-bid-too-low': 'LI-5',
    'lie-nothing-to-call': 'LI-4',
  },
}
