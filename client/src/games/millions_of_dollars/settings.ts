import type { GameSettings } from '../../waiting/settings'

export const settings: GameSettings = { countdown: true }
