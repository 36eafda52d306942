// Which rule of Milionerzy i bankruci governs what.
import type { Ruled } from '../../rules/ruled'

const PHASES = { reveal: 'MB-7', discard: 'MB-8', over: 'MB-10' }

export const ruled: Ruled<'millionaires'> = {
  now: (view) => {
    if (view.phase !== 'bid') return PHASES[view.phase]
    const misfortune = view.tile === 'casino' || view.tile === 'cba' || view.tile === 'thief'
    return misfortune ? 'MB-6' : 'MB-4'
  },
  options: { face_down_tiles: 'MB-11' },
  refusals: {
    'millionaires-reveal-first': 'MB-7',
    'millionaires-discard-first': 'MB-8',
    'millionaires-auction-under-way': 'MB-4',
    'millionaires-nothing-to-discard': 'MB-8',
    'millionaires-not-money-cards': 'MB-1',
    'millionaires-bid-needs-a-card': 'MB-4',
    'millionaires-not-in-hand': 'MB-4',
    'millionaires-bid-too-low': 'MB-4',
    'millionaires-not-your-wealth-tile': 'MB-8',
  },
}
