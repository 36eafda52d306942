// What a game declares about its waiting room.

/** Values to choose from for an option that has no list of its own. */
export interface OptionPresets {
  values: unknown[]
  /** Returns a value in words. */
  text: (value: never) => string
}

export interface GameSettings {
  /** The game has phases that end some time after a player calls time: the host sets how long. */
  countdown?: boolean
  /** Presets by the name of the option. */
  presets?: Record<string, OptionPresets>
}
