import { expect, test } from 'vitest'
import { endingOf } from './ending'

type View = Parameters<typeof endingOf>[0]
type Events = Parameters<typeof endingOf>[1]

const view = (winner: number, scores: number[], reason: string) =>
  ({ result: { winners: [winner], scores, reason } }) as unknown as View
const events = (...all: object[]) => all as unknown as Events
const order = (view: View, all: Events) => endingOf(view, all).standings.map(({ seat, place }) => [seat, place])

test('fewest cards first', () => {
  expect(order(view(2, [3, 6, 2, 3], 'fewest_cards'), events())).toEqual([
    [2, 1],
    [0, 2],
    [3, 2],
    [1, 4],
  ])
})

test('most cards first, when losing costs cards', () => {
  expect(order(view(0, [4, 0, 2], 'most_cards'), events())).toEqual([
    [0, 1],
    [2, 2],
    [1, 3],
  ])
})

test('those who stayed longer are ahead, and those of the tie-break before the others', () => {
  const told = events(
    { event: 'tie_break', seats: [0, 1, 3] },
    { event: 'shown', loser: 3 },
    { event: 'eliminated', seat: 3 },
    { event: 'shown', loser: 0 },
  )
  expect(order(view(1, [2, 2, 6, 2], 'last_one_left'), told)).toEqual([
    [1, 1],
    [0, 2],
    [3, 3],
    [2, 4],
  ])
})
