import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [15, 30],
  Emblem,
  // With two players the learner takes part in every round, in both roles.
  lessonSeats: 3,
}
