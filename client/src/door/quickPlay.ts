// What a person last chose for a game against bots; kept in this browser.
import type { GameInfo } from '../house/api'
import { usualSeats } from '../house/newTable'

const STORAGE_KEY = 'bluffhouse-quick-play'

/** Every bot has another playing style. */
export const MIXED = 'mixed'

export interface QuickPlay {
  seats: number
  strength: string
  temperament: string
}

interface Stored {
  seats?: Record<string, number>
  strength?: string
  temperament?: string
}

function stored(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as Stored
  } catch {
    return {} // another version's, or edited
  }
}

/** The last choice if the game still offers it, otherwise the usual one. */
export function recall({ name, seats, bots, temperaments }: GameInfo): QuickPlay {
  const last = stored()
  const wanted = last.seats?.[name]
  return {
    seats: wanted !== undefined && seats.includes(wanted) ? wanted : usualSeats(seats),
    strength: last.strength !== undefined && bots.includes(last.strength) ? last.strength : usualStrength(bots),
    temperament: last.temperament !== undefined && temperaments.includes(last.temperament) ? last.temperament : MIXED,
  }
}

const usualStrength = (bots: string[]): string => (bots.includes('regular') ? 'regular' : (bots[0] ?? 'regular'))

export function remember(game: string, { seats, strength, temperament }: QuickPlay): void {
  const last = stored()
  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify({ strength, temperament, seats: { ...last.seats, [game]: seats } } satisfies Stored),
  )
}

/** The kind of each bot beside the player. */
export function botsOf({ seats, strength, temperament }: QuickPlay, temperaments: string[]): string[] {
  return Array.from({ length: seats - 1 }, (_, at) => {
    const style = temperament === MIXED ? (temperaments[at % temperaments.length] ?? 'steady') : temperament
    return style === 'steady' ? strength : `${strength}:${style}`
  })
}
