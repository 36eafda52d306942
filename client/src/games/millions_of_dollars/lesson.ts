import { CHOSEN_DEAL, END, explain, type Lesson, type LessonTable } from '../../learn/lesson'
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
/** The event that revealed the learner's role in this heist. */
const unmasked = (now: Bank) =>
  now.all('revealed').findLast(({ characters }) => characters.some(([seat]) => seat === now.me))
const heisted = (now: Bank) => now.all('loot_revealed').length > 1 || now.view.result !== null

/** Whether the learner's next decision in the script is of that kind. */
const scripted = (now: Bank, kind: string) => talking(now) && lesson.script[now.decided]?.do === kind

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
      when: (now) => heisted(now) && unmasked(now)?.fate === 'stays' && now.last('loot_split') !== undefined,
      values: (now) => ({
        role: roleName(unmasked(now)?.role ?? 'bruiser'),
        share: now.last('loot_split')?.share ?? 0,
      }),
    },
    {
      key: 'split',
      at: 'stage',
      when: (now) => heisted(now) && unmasked(now)?.fate !== 'stays',
      values: (now) => {
        const split = now.last('loot_split')
        return {
          count: split?.characters.length ?? 0,
          share: split?.share ?? 0,
          name: now.names.of(split?.characters[0]?.[0] ?? 0),
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
    END,
    { key: 'roles', at: 'hand', when: choosing, values: (now) => ({ stake: loot(now)?.stake ?? 0 }) },
    { key: 'choose', at: 'hand', todo: true, when: choosing },
    {
      key: 'offer',
      at: 'deals',
      todo: true,
      when: (now) => talking(now) && asked(now, 'offer') !== undefined,
      values: deal('offer'),
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
    { key: 'talk', at: 'seats', todo: true, when: (now) => scripted(now, 'offer') && now.may('offer_money') },
    { key: 'ready', at: 'decide', todo: true, when: (now) => scripted(now, 'ready') && !now.view.offers.length },
    { key: 'waiting', when: ({ view, me }) => isReady(view, me) },
    { key: 'out', when: ({ view, me }) => view.phase === 'negotiate' && !isIn(view, me) },
  ],
  script: [
    { do: 'choose', roles: ['driver'] },
    { do: 'claim', slot: 0, role: 'bruiser' },
    { do: 'refuse', offer: 0 },
    { do: 'offer', to: 1, slot: 0, amount: 2 },
    { do: 'ready' },
    { do: 'choose', roles: ['bruiser'] },
    { do: 'refuse', offer: 0 },
    { do: 'ready' },
  ],
  taps(action, now) {
    const { view, names, me } = now
    switch (action.do) {
      case 'choose': {
        const [role] = action.roles
        return role ? [{ in: '[data-learn~=hand] button', text: roleName(role) }, { in: '.main button' }] : []
      }
      case 'claim':
        return [{ text: say('button-claim', { role: roleName(action.role) }) }, { text: say('button-say') }]
      case 'offer': {
        // Not while it lies on the table and waits for an answer.
        if (view.offers.some(({ maker }) => maker === me)) return []
        const { to, amount } = action
        return [
          { text: say('button-offer', { name: names.of(to), amount }) },
          { in: `[data-learn~=seats][data-seat="${to}"] button` },
        ]
      }
      case 'refuse':
        return now.may('refuse_offer') ? [{ text: say('button-refuse') }] : []
      case 'ready':
        return now.may('ready') && !view.offers.length ? [{ in: '[data-learn~=decide] button.main' }] : []
      default:
        return []
    }
  },
}
