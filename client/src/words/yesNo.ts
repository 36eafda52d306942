/** A boolean as the selectors of our messages expect it. */
export const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no')
