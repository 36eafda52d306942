import { explain, type Lesson, type LessonTable } from '../../learn/lesson'
import type { GameTypes } from '../../protocol'

type Shown = Extract<GameTypes['lie']['event'], { event: 'shown' }>

const cards = ({ view }: LessonTable<'lie'>) => view.playing.reduce((sum, seat) => sum + (view.counts[seat] ?? 0), 0)
const bidding = (now: LessonTable<'lie'>) => now.mine && now.view.phase === 'bid'
const hasBid = (now: LessonTable<'lie'>) => now.all('bid_placed').some(({ seat }) => seat === now.me)
const answering = (now: LessonTable<'lie'>) => bidding(now) && now.view.bids.length > 0

/** The bid that was called, and how many cards were found. */
function showdown({ count, value, found }: Shown, now: LessonTable<'lie'>) {
  const { names, me } = now
  const called = now.last('called')
  const bidder = called?.bidder ?? 0
  const caller = called?.seat ?? 0
  const part = bidder === me ? 'bidder' : caller === me ? 'caller' : 'watcher'
  return { part, count, value, found, name: names.of(bidder), other: names.of(caller) }
}

export const lesson: Lesson<'lie'> = {
  decisions: ['turned', 'bid_placed', 'called'],
  steps: [
    { key: 'goal', at: 'seats', when: () => true },
    explain('shown', 'stage', 'lie', ({ found, count }) => found < count, showdown),
    explain('shown', 'stage', 'truth', ({ found, count }) => found >= count, showdown),
    { key: 'next', when: (now) => now.last('shown') !== undefined && now.view.result === null },
    { key: 'end', when: (now) => lesson.over(now) },
    { key: 'turn', at: 'hand', todo: true, when: (now) => now.mine && now.view.phase === 'turn' },
    {
      key: 'begin',
      at: 'decide',
      when: (now) => bidding(now) && !answering(now),
      values: (now) => ({ cards: cards(now) }),
    },
    {
      key: 'heard',
      at: 'stage',
      when: answering,
      values: (now) => {
        const bid = now.view.bids.at(-1)
        return { name: now.names.of(bid?.seat ?? 0), count: bid?.count ?? 0, value: bid?.value ?? 0, cards: cards(now) }
      },
    },
    { key: 'call-only', at: 'decide', todo: true, when: (now) => answering(now) && !now.may('bid_higher') },
    { key: 'raise', at: 'decide', when: (now) => answering(now) && now.may('bid_higher') },
    { key: 'bluff', at: 'decide', todo: true, when: (now) => bidding(now) && now.may('bid_higher') },
    {
      key: 'again',
      at: 'decide',
      todo: true,
      when: answering,
      values: ({ view }) => ({ count: view.bids.at(-1)?.count ?? 0, value: view.bids.at(-1)?.value ?? 0 }),
    },
    { key: 'listen', at: 'stage', when: (now) => now.view.phase === 'bid' && !now.mine && !hasBid(now) },
  ],
  // After a round in which the learner has bid or called.
  over: ({ view, events, me }) => {
    const shown = events.findLastIndex(({ event }) => event === 'shown')
    const tookPart = events
      .slice(0, shown + 1)
      .some((done) => (done.event === 'bid_placed' || done.event === 'called') && done.seat === me)
    return view.result !== null || tookPart
  },
}
