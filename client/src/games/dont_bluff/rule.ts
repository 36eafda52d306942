// Which rule of Nie bluffuj! governs what.
import type { Ruled } from '../../rules/ruled'

const PHASES = { colour: 'DB-5', target: 'DB-5', add: 'DB-11', pay: 'DB-9' }

export const ruled: Ruled<'dont_bluff'> = {
  now: (view) => {
    if (view.phase === 'over') return view.result?.reason === 'bank_empty' ? 'DB-14' : 'DB-13'
    // Once the black die has been too high, all is about what was added.
    if (view.phase === 'answer' || view.phase === 'die') return view.die === null ? 'DB-7' : 'DB-11'
    // Who has the gun is offered something, if the offer is the reverse one.
    if (view.phase === 'offer') return view.receiver === view.gun ? 'DB-15' : 'DB-6'
    return PHASES[view.phase]
  },
  options: { reverse_offer: 'DB-15' },
  refusals: {
    'dont-bluff-nothing-to-roll': 'DB-5',
    'dont-bluff-no-target-to-choose': 'DB-5',
    'dont-bluff-choose-another-player': 'DB-5',
    'dont-bluff-no-offer-now': 'DB-6',
    'dont-bluff-nothing-to-add-to': 'DB-11',
    'dont-bluff-claim-out-of-range': 'DB-6',
    'dont-bluff-lay-at-least-one': 'DB-6',
    'dont-bluff-nothing-to-take': 'DB-7',
    'dont-bluff-nothing-to-open': 'DB-7',
    'dont-bluff-nothing-to-pay': 'DB-9',
    'dont-bluff-bluffs-are-not-money': 'DB-9',
    'dont-bluff-pays-too-little': 'DB-9',
    'dont-bluff-pay-the-exact-sum': 'DB-9',
    'dont-bluff-pays-with-a-card-too-many': 'DB-9',
  },
}
