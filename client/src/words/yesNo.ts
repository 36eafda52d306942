/** A truth value as the selectors of our messages take it. */
export const yesNo = (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no')
