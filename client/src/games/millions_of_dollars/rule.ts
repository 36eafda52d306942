// Which rule of Millions of Dollars governs what.
import type { Ruled } from '../../rules/ruled'

export const ruled: Ruled<'millions_of_dollars'> = {
  now: (view) => {
    switch (view.phase) {
      case 'choose':
        return view.players === 3 ? 'MD-12' : 'MD-3'
      case 'negotiate':
        return view.time_called ? 'MD-5' : 'MD-4'
      case 'name':
        return 'MD-7'
      case 'over':
        return 'MD-11'
    }
  },
  options: { fool_me_once: 'MD-13' },
  refusals: {
    'millions-of-dollars-choose-roles': 'MD-3',
    'millions-of-dollars-role-used-last-time': 'MD-13',
    'millions-of-dollars-choose-first': 'MD-3',
    'millions-of-dollars-negotiation-is-on': 'MD-4',
    'millions-of-dollars-name-a-role-first': 'MD-7',
    'millions-of-dollars-character-has-left': 'MD-4',
    'millions-of-dollars-not-another-player': 'MD-4',
    'millions-of-dollars-player-is-out': 'MD-4',
    'millions-of-dollars-you-said-ready': 'MD-5',
    'millions-of-dollars-time-is-called': 'MD-5',
    'millions-of-dollars-nobody-else-is-in': 'MD-4',
    'millions-of-dollars-at-least-one-million': 'MD-4',
    'millions-of-dollars-not-enough-money': 'MD-4',
    'millions-of-dollars-no-offers-left': 'MD-5',
    'millions-of-dollars-your-offer-is-still-open': 'MD-4',
    'millions-of-dollars-no-such-offer': 'MD-4',
    'millions-of-dollars-offer-is-your-own': 'MD-4',
    'millions-of-dollars-offer-is-not-your-own': 'MD-4',
    'millions-of-dollars-role-not-in-play': 'MD-1',
    'millions-of-dollars-no-claims-left': 'MD-4',
    'millions-of-dollars-no-threat-card': 'MD-8',
    'millions-of-dollars-looked-already': 'MD-8',
    'millions-of-dollars-only-the-leader': 'MD-5',
    'millions-of-dollars-role-cannot-be-named': 'MD-7',
  },
}
