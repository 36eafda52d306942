import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [15, 30],
  Emblem,
  // With two everybody is in every round: once as the one who offers, once as the other.
  lessonSeats: 2,
}
