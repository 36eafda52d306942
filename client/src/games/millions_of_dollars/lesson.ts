import { explain, type Lesson, type LessonTable } from '../../learn/lesson'
import { answererOf, isIn, isReady, roleName, type Deal, type Role } from './gang'

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

export const lesson: Lesson<'millions_of_dollars'> = {
  decisions: ['chosen'],
  steps: [
    { key: 'goal', at: 'money', when: () => true },
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
    { key: 'end', when: (now) => lesson.over(now) },
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
    { key: 'talk', at: 'seats', when: (now) => talking(now) && (now.may('offer_money') || now.may('ask_money')) },
    { key: 'claim', at: 'claim', when: (now) => talking(now) && now.may('claim_role') },
    { key: 'ready', at: 'decide', todo: true, when: talking },
    { key: 'waiting', when: ({ view, me }) => isReady(view, me) },
    { key: 'out', when: ({ view, me }) => view.phase === 'negotiate' && !isIn(view, me) },
  ],
  over: heisted,
}
