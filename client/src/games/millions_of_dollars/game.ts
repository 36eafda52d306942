import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [20, 40],
  Emblem,
  // Four players have no snitch, and with three everyone has two characters.
  lessonSeats: 5,
}
