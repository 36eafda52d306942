import type { Names, Teller } from '..'
import { roleName, say, sideOf, type Character, type Event, type Role } from './gang'

type Values = Record<string, string | number>

export const tell: Teller = (happened: Event, names) => {
  const told = sentence(happened, names)
  if (told === null) return null
  const more = afterthought(happened, names)
  const [key, values] = told
  if (more === null) return [`millions-of-dollars-${key}`, values]
  return ['millions-of-dollars-and-then', { first: say(key, values), then: more }]
}

function sentence(happened: Event, names: Names): [string, Values] | null {
  switch (happened.event) {
    case 'roles_laid_open': {
      const roles = happened.roles.map((role, seat) =>
        say('laid-open-one', { name: names.of(seat), role: roleName(role) }),
      )
      return ['roles-laid-open', { roles: names.list(roles) }]
    }
    case 'loot_revealed': {
      const { amount, stake, icon } = happened.loot
      return [
        'loot-revealed',
        { round: happened.round, amount, stake, icon: icon ? roleName(icon) : 'none', ...names.who(happened.leader) },
      ]
    }
    case 'chosen':
      return ['chosen', { ...names.who(happened.seat), roles: own(happened.roles ?? [], names) }]
    case 'stakes_placed':
      return [
        'stakes-placed',
        { stake: happened.stake, place: sideOf(happened.money.length, 0), purses: purses(happened.money, names) },
      ]
    case 'roles_shown':
      return [
        'roles-shown',
        { roles: cards(happened.shown, names), hidden: happened.hidden ? roleName(happened.hidden) : 'none' },
      ]
    case 'withdrew':
      return ['withdrew', { ...names.who(happened.seat), place: place(happened.slot, names) }]
    case 'offer_made':
      return [
        'offer-made',
        {
          ...names.who(happened.seat),
          ...whom(happened.to, names),
          offer: happened.offer,
          amount: happened.amount,
          place: place(happened.slot, names),
        },
      ]
    case 'price_named':
      return [
        'price-named',
        {
          ...names.who(happened.seat),
          ...whom(happened.of, names),
          offer: happened.offer,
          price: happened.price,
          place: place(happened.slot, names),
        },
      ]
    case 'accepted': {
      const { seat, payer, leaver, offer, amount } = happened
      const key = seat === leaver ? 'accepted-money' : 'accepted-price'
      return [key, { ...names.who(seat), ...whom(seat === leaver ? payer : leaver, names), offer, amount }]
    }
    case 'refused':
    case 'took_back':
      return [happened.event.replace('_', '-'), { ...names.who(happened.seat), offer: happened.offer }]
    case 'left':
      return [
        'left',
        {
          ...names.who(happened.seat),
          place: place(happened.slot, names),
          stake: happened.stake,
          purses: purses(happened.money, names, [happened.seat]),
        },
      ]
    case 'claimed':
      return [
        'claimed',
        { ...names.who(happened.seat), place: place(happened.slot, names), role: roleName(happened.role) },
      ]
    case 'looked':
      return [
        'looked',
        {
          ...names.who(happened.seat),
          ...whom(happened.at, names),
          place: place(happened.slot, names),
          role: happened.role ? roleName(happened.role) : 'none',
        },
      ]
    case 'time_called':
    case 'said_ready':
      return [happened.event.replace('_', '-'), names.who(happened.seat)]
    case 'heist_begun':
      return ['heist-begun', those(happened.characters, names)]
    case 'revealed':
      return [
        `revealed-${happened.fate.replace('_', '-')}`,
        {
          ...those(happened.characters, names),
          role: roleName(happened.role),
          stake: happened.stake,
          purses: purses(happened.money, names, seatsOf(happened.characters)),
        },
      ]
    case 'named':
    case 'only_role_named':
      return [happened.event.replaceAll('_', '-'), { ...names.who(happened.seat), role: roleName(happened.role) }]
    case 'nobody_left':
      return ['nobody-left', {}]
    case 'snitch_alone':
      return [
        'snitch-alone',
        { ...names.who(happened.seat), lost: happened.lost, purses: purses(happened.money, names, [happened.seat]) },
      ]
    case 'loot_split':
      return [
        'loot-split',
        {
          ...those(happened.characters, names),
          amount: happened.amount,
          bonus: happened.bonus,
          share: happened.share,
          rest: happened.rest,
          purses: purses(happened.money, names, seatsOf(happened.characters)),
        },
      ]
    case 'driver_paid':
      return [
        'driver-paid',
        {
          ...names.who(happened.seat),
          ...those(happened.payers, names),
          purses: purses(happened.money, names, [happened.seat, ...seatsOf(happened.payers)]),
        },
      ]
    case 'pocket_picked':
      return [
        'pocket-picked',
        {
          ...names.who(happened.seat),
          ...whom(happened.victim, names),
          same: happened.seat === happened.victim ? 'yes' : 'no',
          amount: happened.amount,
          purses: purses(happened.money, names, [happened.seat, happened.victim]),
        },
      ]
    case 'icon_paid':
      return [
        'icon-paid',
        {
          ...names.who(happened.seat),
          role: roleName(happened.role),
          purses: purses(happened.money, names, [happened.seat]),
        },
      ]
    case 'ended': {
      const { winners, scores, reason } = happened.result
      const byMoney = scores.map((_, seat) => seat).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      return [
        'ended',
        {
          reason,
          winners: winners.length,
          names: names.list(winners.map(names.of)),
          most: Math.max(...scores),
          purses: purses(scores, names, byMoney),
          you: winners.some((seat) => names.who(seat).you === 'yes') ? 'yes' : 'no',
        },
      ]
    }
    default:
      return null
  }
}

/** What has to be said besides, as a sentence of its own. */
function afterthought(happened: Event, names: Names): string | null {
  switch (happened.event) {
    case 'stakes_placed': {
      const helped = happened.reserve.flatMap((paid, seat) => (paid ? [seat] : []))
      return helped.length ? say('reserve', { purses: purses(happened.reserve, names, helped) }) : null
    }
    case 'left':
      return happened.lapsed.length
        ? say('lapsed', { count: happened.lapsed.length, offers: names.list(happened.lapsed) })
        : null
    case 'revealed': {
      const [one] = happened.characters
      return happened.threat_card && one ? say('threat-card', names.who(one[0])) : null
    }
    default:
      return null
  }
}

const whom = (seat: number, names: Names) => {
  const { name, you } = names.who(seat)
  return { other: name, toyou: you }
}

/** At a table of three characters have places (MD-12). */
const place = (slot: number, names: Names) => sideOf(names.seats, slot)

const seatsOf = (characters: Character[]) => characters.map(([seat]) => seat)

const those = (characters: Character[], names: Names) => ({
  names:
    names.list(
      characters.map(([seat, slot]) => say('character', { name: names.of(seat), place: place(slot, names) })),
    ) || 'none',
  count: characters.length,
})

const own = (roles: Role[], names: Names) =>
  names.list(
    roles.map((role, slot) =>
      say('own-character', { role: roleName(role), place: roles.length > 1 ? place(slot, names) : 'only' }),
    ),
  ) || 'none'

function cards(roles: Role[], names: Names): string {
  const counted = [...new Set(roles)].map((role) =>
    say('cards', { role: roleName(role), count: roles.filter((one) => one === role).length }),
  )
  return names.list(counted)
}

/** What some seats have, or all of them; each once. */
function purses(money: number[], names: Names, seats: number[] = money.map((_, seat) => seat)): string {
  return names.list([...new Set(seats)].map((seat) => say('purse', { name: names.of(seat), money: money[seat] ?? 0 })))
}
