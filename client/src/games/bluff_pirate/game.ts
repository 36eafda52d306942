import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [20, 30],
  Emblem,
  // With two players there would be only one vote to pick.
  lessonSeats: 3,
}
