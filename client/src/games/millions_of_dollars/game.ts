import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [20, 40],
  Emblem,
  // With three players everyone would have two characters.
  lessonSeats: 5,
}
