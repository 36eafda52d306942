import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [20, 30],
  Emblem,
  // With two there would be no vote to choose.
  lessonSeats: 3,
}
