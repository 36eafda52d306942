import { CHOSEN_DEAL, END, explain, nextDecision, type Lesson, type LessonTable } from '../../learn/lesson'
import { answererOf, isIn, isReady, roleName, say, type Deal, type Role } from './gang'

type Bank = LessonTable<'millions_of_dollars'>

const loot = ({ view }: Bank) => view.loots.at(-1)
const choosing = (now: Bank) => now.mine && now.view.phase === 'choose'
const talking = (now: Bank) => now.mine && now.view.phase === 'negotiate'
const mine = ({ view, me }: Bank): Role | null => view.characters[me]?.[0] ?? null
/** A deal the learner has to answer: money for leaving (`offer`), or a price for which another player
    would leave (`price`). */
const asked = ({ view, me }: Bank, kind: 'offer' | 'price'): Deal | undefined =>
  view.offers.find((deal) => answererOf(deal) === me && (deal.maker === deal.payer) === (kind === 'offer'))
const deal = (kind: 'offer' | 'price') => (now: Bank) => {
  const wanted = asked(now, kind)
  return { name: now.names.of(wanted?.maker ?? 0), amount: wanted?.amount ?? 0 }
}
/** Whether a heist is over that the learner has seen. */
const heisted = (now: Bank) => now.all('loot_revealed').length > 1 || now.view.result !== null
/** What happened in the last heist. */
const inHeist = ({ events }: Bank) => events.slice(events.findLastIndex(({ event }) => event === 'heist_begun'))
/** The event that revealed the learner's role in the last heist. */
const unmasked = (now: Bank) =>
  inHeist(now).find(
    (happened) => happened.event === 'revealed' && happened.characters.some(([seat]) => seat === now.me),
  ) as Extract<Bank['events'][number], { event: 'revealed' }> | undefined
/** How the loot of the last heist was split. */
const split = (now: Bank) => inHeist(now).find((happened) => happened.event === 'loot_split')

const allAnswered = ({ view }: Bank) => !view.offers.length

/** Whether the learner's next decision in the script is of that kind. */
const scripted = (now: Bank, kind: string) => nextDecision(lesson, now)?.do === kind
/** The seat that the learner's next decision in the script concerns. */
function target(now: Bank): number {
  const action = nextDecision(lesson, now)
  switch (action?.do) {
    case 'threaten':
      return action.seat
    case 'offer':
      return action.to
    case 'ask':
      return action.of
    default:
      return 0
  }
}
const withTarget = (now: Bank) => ({ name: now.names.of(target(now)) })

export const lesson: Lesson<'millions_of_dollars'> = {
  decisions: [
    'chosen',
    'claimed',
    'offer_made',
    'price_named',
    'accepted',
    'refused',
    'took_back',
    'withdrew',
    'looked',
    'said_ready',
    'time_called',
    'named',
  ],
  steps: [
    { key: 'goal', at: 'money', when: () => true },
    CHOSEN_DEAL,
    {
      key: 'loot',
      at: 'loot',
      when: (now) => now.view.phase === 'choose' && !heisted(now),
      values: (now) => ({ loot: loot(now)?.amount ?? 0 }),
    },
    {
      key: 'thrown',
      at: 'stage',
      when: (now) => heisted(now) && unmasked(now)?.fate === 'too_many',
      values: (now) => ({ role: roleName(unmasked(now)?.role ?? 'bruiser'), stake: unmasked(now)?.stake ?? 0 }),
    },
    {
      key: 'stayed',
      at: 'stage',
      when: (now) => heisted(now) && unmasked(now)?.fate === 'stays' && split(now) !== undefined,
      values: (now) => ({
        role: roleName(unmasked(now)?.role ?? 'bruiser'),
        share: split(now)?.share ?? 0,
      }),
    },
    {
      key: 'split',
      at: 'stage',
      when: (now) => heisted(now) && unmasked(now)?.fate !== 'stays',
      values: (now) => {
        const shared = split(now)
        return {
          count: shared?.characters.length ?? 0,
          share: shared?.share ?? 0,
          name: now.names.of(shared?.characters[0]?.[0] ?? 0),
        }
      },
    },
    explain(
      'driver_paid',
      'stage',
      'driver',
      ({ payers }) => payers.length > 0,
      ({ seat }, { names }) => names.who(seat),
    ),
    explain(
      'pocket_picked',
      'stage',
      'pocket',
      ({ amount }) => amount > 0,
      ({ seat, amount }, { names }) => ({ ...names.who(seat), amount }),
    ),
    {
      key: 'named',
      when: (now) => now.fresh('named')?.seat === now.me,
      values: (now) => ({ role: roleName(now.last('named')?.role ?? 'bruiser') }),
    },
    END,
    { key: 'roles', at: 'hand', when: choosing, values: (now) => ({ stake: loot(now)?.stake ?? 0 }) },
    { key: 'choose', at: 'hand', todo: true, when: choosing },
    {
      // Without a place: the table still shows who was who in the last heist.
      key: 'snitch',
      todo: true,
      when: (now) => {
        const action = nextDecision(lesson, now)
        return choosing(now) && action?.do === 'choose' && action.roles.includes('snitch')
      },
    },
    explain(
      'withdrew',
      'stage',
      'gone',
      ({ seat }, now) => talking(now) && seat !== now.me,
      ({ seat }, { names }) => ({ name: names.of(seat) }),
    ),
    explain(
      'refused',
      'stage',
      'refused',
      ({ seat }, now) => talking(now) && seat !== now.me,
      ({ seat }, { names }) => ({ name: names.of(seat) }),
    ),
    {
      key: 'offer',
      at: 'deals',
      todo: true,
      when: (now) => talking(now) && asked(now, 'offer') !== undefined,
      values: deal('offer'),
    },
    {
      key: 'pay',
      at: 'deals',
      todo: true,
      when: (now) => scripted(now, 'accept') && asked(now, 'price') !== undefined,
      values: deal('price'),
    },
    {
      key: 'price',
      at: 'deals',
      todo: true,
      when: (now) => talking(now) && asked(now, 'price') !== undefined,
      values: deal('price'),
    },
    { key: 'middle', at: 'middle', when: talking },
    {
      key: 'alone',
      at: 'middle',
      when: (now) => talking(now) && mine(now) !== null,
      values: (now) => {
        const role = mine(now) ?? 'bruiser'
        return { role: roleName(role), count: now.view.shown.filter((shown) => shown === role).length }
      },
    },
    { key: 'claim', at: 'claim', todo: true, when: (now) => scripted(now, 'claim') && now.may('claim_role') },
    {
      key: 'threat',
      at: 'seats',
      todo: true,
      when: (now) => scripted(now, 'threaten') && now.may('threaten_character'),
      values: withTarget,
    },
    {
      key: 'ask',
      at: 'seats',
      todo: true,
      when: (now) => scripted(now, 'ask') && now.may('ask_money'),
      values: withTarget,
    },
    {
      key: 'take-back',
      at: 'deals',
      todo: true,
      when: (now) => scripted(now, 'take_back') && now.may('take_back_offer'),
    },
    { key: 'leave', at: 'decide', todo: true, when: (now) => scripted(now, 'withdraw') && now.may('withdraw') },
    {
      key: 'talk',
      at: 'seats',
      todo: true,
      when: (now) => scripted(now, 'offer') && now.may('offer_money'),
      values: withTarget,
    },
    {
      key: 'time',
      at: 'decide',
      todo: true,
      when: (now) => scripted(now, 'call_time') && now.may('call_time') && allAnswered(now),
    },
    { key: 'ready', at: 'decide', todo: true, when: (now) => scripted(now, 'ready') && allAnswered(now) },
    { key: 'waiting', when: ({ view, me }) => isReady(view, me) },
    { key: 'out', when: ({ view, me }) => view.phase === 'negotiate' && !isIn(view, me) },
    { key: 'name', at: 'decide', todo: true, when: (now) => now.mine && now.view.phase === 'name' },
  ],
  script: [
    { do: 'choose', roles: ['bruiser'] },
    { do: 'claim', slot: 0, role: 'driver' },
    { do: 'refuse', offer: 0 },
    { do: 'accept', offer: 1 },
    { do: 'ready' },
    { do: 'choose', roles: ['driver'] },
    { do: 'threaten', seat: 4, slot: 0 },
    { do: 'ask', of: 4, slot: 0, price: 2 },
    { do: 'take_back', offer: 0 },
    { do: 'withdraw', slot: 0 },
    { do: 'choose', roles: ['snitch'] },
    { do: 'offer', to: 1, slot: 0, amount: 2 },
    { do: 'call_time' },
    { do: 'ready' },
    { do: 'name', role: 'pickpocket' },
  ],
  taps(action, now) {
    const { view, names, me } = now
    const mainButton = { in: '[data-learn~=decide] button.main' }
    const sheetOf = (seat: number) => ({ in: `[data-learn~=seats][data-seat="${seat}"] button` })
    // Not while one's own offer lies on the table and waits for an answer.
    const waits = view.offers.some(({ maker }) => maker === me)
    switch (action.do) {
      case 'choose': {
        const [role] = action.roles
        return role ? [{ in: '[data-learn~=hand] button', text: roleName(role) }, { in: '.main button' }] : []
      }
      case 'claim':
        return [{ text: say('button-claim', { role: roleName(action.role) }) }, { text: say('button-say') }]
      case 'offer': {
        const { to, amount } = action
        return waits ? [] : [{ text: say('button-offer', { name: names.of(to), amount }) }, sheetOf(to)]
      }
      case 'ask': {
        const { of, price } = action
        return waits ? [] : [{ text: say('button-ask', { name: names.of(of), amount: price }) }, sheetOf(of)]
      }
      case 'threaten':
        return [{ text: say('button-look', { name: names.of(action.seat), place: 'only' }) }, sheetOf(action.seat)]
      case 'accept':
        return now.may('accept_offer') ? [{ in: '[data-learn~=deals] button.main' }] : []
      case 'refuse':
        return now.may('refuse_offer') ? [{ text: say('button-refuse') }] : []
      case 'take_back':
        return now.may('take_back_offer') ? [{ text: say('button-take-back') }] : []
      case 'withdraw':
        return [{ text: say('button-leave', { stake: loot(now)?.stake ?? 0, place: 'only' }) }]
      case 'call_time':
        // The first tap explains it, the second does it.
        return allAnswered(now)
          ? [{ in: 'button.main', text: say('button-call-time') }, { text: say('button-call-time') }]
          : []
      case 'ready':
        return now.may('ready') && allAnswered(now) ? [mainButton] : []
      case 'name':
        return [mainButton, { in: '[data-learn~=decide] button', text: roleName(action.role) }]
    }
  },
}
