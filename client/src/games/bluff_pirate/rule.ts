// Which rule of Bluff Pirate governs what.
import type { Ruled } from '../../rules/ruled'

const PHASES = { turn: 'BP-3', lay: 'BP-4', vote: 'BP-5', pick: 'BP-6', over: 'BP-10' }

export const ruled: Ruled<'bluff_pirate'> = {
  now: (view) => PHASES[view.phase],
  options: { islands: 'BP-2' },
  refusals: {
    'bluff-pirate-draw-or-board-first': 'BP-3',
    'bluff-pirate-lay-or-discard-now': 'BP-3',
    'bluff-pirate-vote-now': 'BP-5',
    'bluff-pirate-pick-a-voter-now': 'BP-5',
    'bluff-pirate-no-such-card': 'BP-1',
    'bluff-pirate-one-or-two-face-up': 'BP-4',
    'bluff-pirate-three-to-five-cards': 'BP-4',
    'bluff-pirate-claim-or-not': 'BP-5',
    'bluff-pirate-card-not-in-hand': 'BP-4',
    'bluff-pirate-too-few-to-discard': 'BP-7',
    'bluff-pirate-too-many-to-keep': 'BP-7',
    'bluff-pirate-board-needs-a-pirate': 'BP-9',
    'bluff-pirate-no-such-ship': 'BP-9',
    'bluff-pirate-ship-not-ahead': 'BP-9',
    'bluff-pirate-ship-without-cards': 'BP-9',
    'bluff-pirate-bluff-or-not': 'BP-5',
    'bluff-pirate-pick-an-opponent': 'BP-5',
  },
}
