import type { Table } from '..'
import Emblem from './Emblem.svelte'

export const game: Table = {
  minutes: [15, 25],
  Emblem,
  load: () => import('./Table.svelte'),
  tell: () => import('./tell'),
}
