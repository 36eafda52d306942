/** The parts of the words that every page needs: one file of each language. A game's own words come with its table. */
export const FIRST = ['house', 'games', 'client', 'options', 'rulebook']
