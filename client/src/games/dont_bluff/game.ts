import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [15, 30],
  Emblem,
  // With three players, the learner once has to choose between two targets.
  lessonSeats: 3,
}
