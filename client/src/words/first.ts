/** The message files that every page needs; the build joins them into one file per language. A game's own
    messages are loaded with its table. */
export const FIRST = ['house', 'games', 'client', 'options', 'rulebook']
