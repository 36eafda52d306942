import { explain, type Lesson, type LessonTable } from '../../learn/lesson'
import { MISFORTUNE } from './tiles'

type Auction = LessonTable<'millionaires'>

const bidding = ({ view }: Auction) => view.phase === 'bid'
const good = (now: Auction) => bidding(now) && now.view.tile !== null && !MISFORTUNE.has(now.view.tile)
const bad = (now: Auction) => bidding(now) && !good(now)
/** Whether the learner has already staked money. */
const hasStake = ({ view, me }: Auction) => (view.stakes[me]?.length ?? 0) > 0
const highest = ({ view }: Auction) => ({ highest: view.highest })
const sold = (now: Auction) => now.last('tile_taken') !== undefined

export const lesson: Lesson<'millionaires'> = {
  decisions: ['bid_placed', 'passed'],
  steps: [
    { key: 'goal', at: 'lot', when: () => true },
    { key: 'money', at: 'hand', when: () => true },
    explain(
      'tile_taken',
      'lot',
      'sold',
      ({ tile }) => !MISFORTUNE.has(tile),
      ({ seat, lost }, { names }) => ({
        ...names.who(seat),
        lost: lost[seat] ?? 0,
      }),
    ),
    explain(
      'tile_taken',
      'lot',
      'taken',
      ({ tile }) => MISFORTUNE.has(tile),
      ({ seat, lost }, { names, me }) => ({
        ...names.who(seat),
        lost: lost[me] ?? 0,
      }),
    ),
    explain(
      'stolen',
      'lot',
      'stolen',
      () => true,
      ({ seat }, { names }) => names.who(seat),
    ),
    { key: 'poorest', at: 'seats', when: sold },
    { key: 'reds', at: 'reds', when: sold },
    { key: 'end', when: (now) => lesson.over(now) },
    { key: 'reveal', at: 'decide', todo: true, when: ({ view, mine }) => mine && view.phase === 'reveal' },
    { key: 'discard', at: 'decide', todo: true, when: ({ view, mine }) => mine && view.phase === 'discard' },
    {
      key: 'wealth',
      at: 'lot',
      when: (now) => bidding(now) && typeof now.view.tile === 'number',
      values: ({ view }) => ({ tile: view.tile ?? 0 }),
    },
    ...(['success', 'casino', 'cba', 'thief'] as const).map((tile) => ({
      key: tile,
      at: 'lot',
      when: (now: Auction) => bidding(now) && now.view.tile === tile,
    })),
    { key: 'push', at: 'ladder', when: (now) => now.mine && good(now) },
    { key: 'bid', at: 'hand', todo: true, when: (now) => now.mine && good(now) && !hasStake(now), values: highest },
    { key: 'escape', at: 'hand', todo: true, when: (now) => now.mine && bad(now) && !hasStake(now), values: highest },
    {
      key: 'outbid',
      at: 'hand',
      todo: true,
      when: (now) => now.mine && bidding(now) && hasStake(now),
      values: highest,
    },
    { key: 'watch', at: 'ladder', when: (now) => !now.mine && bidding(now) },
  ],
  over: (now) => now.view.result !== null || now.all('tile_taken').length > 1,
}
