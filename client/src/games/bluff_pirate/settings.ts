import type { GameSettings } from '../../waiting/settings'
import { words } from '../../words/words.svelte'

/** Squares of the two treasure islands: a short, a medium, the usual and a long voyage (BP-2). */
const ISLANDS: [number, number][] = [
  [8, 12],
  [12, 20],
  [18, 24],
  [24, 36],
]

export const settings: GameSettings = {
  presets: {
    islands: {
      values: ISLANDS,
      text: ([near, far]: [number, number]) => words.of('waiting-islands', { near, far }),
    },
  },
}
