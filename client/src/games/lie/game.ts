import type { GameModule } from '..'
import './cloth.css'
import Emblem from './Emblem.svelte'

export const game: GameModule = {
  minutes: [15, 25],
  Emblem,
  lessonSeats: 2,
}
