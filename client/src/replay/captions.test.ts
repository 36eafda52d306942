import { expect, test } from 'vitest'
import type { Names, Teller } from '../games'
import type { Step } from '../protocol'
import { decisionOf } from './captions'

const tell: Teller = ({ event }) => (event === 'turned' ? '' : `told: ${event}`)
const names = { who: () => ({ name: 'Ann', you: 'no' }) } as unknown as Names
const stepOf = (...events: string[]) => ({ seat: 0, events: events.map((event) => ({ event })) }) as unknown as Step
const early = (...events: string[]) => decisionOf(stepOf(...events), ['shown', 'opened'], names, tell)

test('while the stage shows a step, only the decision is told', () => {
  expect(early('called', 'shown', 'drawn')).toBe('told: called')
})

test('a decision that the stage takes its time to show is not told', () => {
  expect(early('opened')).toBe('replay-decided')
  expect(early('turned', 'shown')).toBe('replay-decided')
})
