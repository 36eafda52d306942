// What happened, as a sentence; the same keys as at the terminal.
import type { Names, Teller } from '..'
import { words } from '../../words/words.svelte'
import { BANK, listed, worth, type Event } from './suitcases'

type Sentence = [string, Record<string, string | number>]

const both = (names: Names, seat: number, other: number) => {
  const { name, you } = names.who(other)
  return { ...names.who(seat), other: name, toyou: you }
}

/** Sentences that are told in one breath. */
function together([first, ...more]: [Sentence, ...Sentence[]]): Sentence {
  return more.reduce(
    (told, next) => ['dont-bluff-together', { first: words.of(...told), second: words.of(...next) }],
    first,
  )
}

function says(names: Names, seat: number, claim: number | null): Sentence {
  return ['dont-bluff-says', { claim: claim ?? 'none', ...names.who(seat) }]
}

export function tellEvent(happened: Event, names: Names): Sentence | null {
  switch (happened.event) {
    case 'starter_drawn':
    case 'starter_named':
      return ['house-starter', names.who(happened.seat)]
    case 'bank_shuffled':
      return ['dont-bluff-bank', { cards: 'none', count: BANK }]
    case 'colour_rolled': {
      const colour = words.of(`dont-bluff-colour-${happened.colour}`)
      if (happened.owner === null) return ['dont-bluff-colour-of-nobody', { colour }]
      return ['dont-bluff-colour-rolled', { colour, ...names.who(happened.owner) }]
    }
    case 'target_chosen':
      return ['dont-bluff-target-chosen', both(names, happened.seat, happened.target)]
    case 'paired':
      return ['dont-bluff-paired', both(names, happened.giver, happened.receiver)]
    case 'empty_handed':
      return ['dont-bluff-empty-handed', names.who(happened.giver)]
    case 'offered':
    case 'added': {
      const laid: Sentence = [
        `dont-bluff-${happened.event}`,
        { count: happened.count, ...both(names, happened.seat, happened.to) },
      ]
      const said = says(names, happened.seat, happened.claim)
      if (!happened.cards) return together([laid, said])
      return together([laid, ['dont-bluff-inside', { worth: worth(happened.cards) }], said])
    }
    case 'accepted':
      return ['dont-bluff-accepted', names.who(happened.seat)]
    case 'opened': {
      const { cards, claim, millions } = happened
      const inside = cards.reduce((all, card) => all + card, 0)
      const told = claim === null || claim === inside ? 'true' : inside < claim ? 'less' : 'more'
      return together([
        ['dont-bluff-opened', { cards: listed(cards), ...names.who(happened.seat) }],
        ['dont-bluff-opened-said', { claim: claim ?? 'none', told, millions }],
      ])
    }
    case 'die_rolled': {
      const { die, millions } = happened
      const outcome = die < millions ? 'lower' : die === millions ? 'same' : 'higher'
      return [`dont-bluff-die-${outcome}`, { die, millions }]
    }
    case 'received': {
      const told: [Sentence, ...Sentence[]] = [
        ['dont-bluff-received', { count: happened.count, ...both(names, happened.seat, happened.giver) }],
      ]
      if (happened.open.length) told.push(['dont-bluff-received-open', { worth: worth(happened.open) }])
      if (happened.closed?.length) told.push(['dont-bluff-received-closed', { worth: worth(happened.closed) }])
      return together(told)
    }
    case 'taken_back':
      return [
        'dont-bluff-taken-back',
        {
          cards: listed(happened.cards),
          millions: happened.millions,
          ...both(names, happened.seat, happened.debtor),
        },
      ]
    case 'paid': {
      const { cards, millions, due, seat } = happened
      const paid: Sentence = ['dont-bluff-paid', { worth: worth(cards), ...both(names, seat, happened.to) }]
      if (millions === due) return paid
      const much = millions > due ? 'much' : 'little'
      return together([paid, [`dont-bluff-paid-too-${much}`, { due, ...names.who(seat) }]])
    }
    case 'bank_card_taken': {
      const card = happened.card === null ? 'none' : listed([happened.card])
      return ['dont-bluff-bank-card', { card, left: happened.left, ...names.who(happened.seat) }]
    }
    case 'gun_passed': {
      const gun: Sentence = ['dont-bluff-gun', names.who(happened.seat)]
      if (!happened.skipped.length) return gun
      return together([['dont-bluff-skipped', { names: names.list(happened.skipped.map(names.of)) }], gun])
    }
    case 'hands_shown': {
      const hands = happened.hands.map((hand, seat) =>
        words.of('dont-bluff-hand-shown', { worth: worth(hand), name: names.of(seat) }),
      )
      return ['dont-bluff-hands-shown', { hands: hands.join(' · ') }]
    }
    case 'ended': {
      const { winners, scores, reason } = happened.result
      return [
        reason === 'bank_empty' ? 'dont-bluff-ended-bank' : 'dont-bluff-ended-rich',
        {
          winners: winners.length,
          names: names.list(winners.map(names.of)),
          millions: scores[winners[0] ?? 0] ?? 0,
          you: winners.some((seat) => names.who(seat).you === 'yes') ? 'yes' : 'no',
        },
      ]
    }
    case 'rolled': // what it shows comes next
    case 'payment_chosen': // and is paid next
      return null
  }
}

export const tell: Teller = tellEvent
