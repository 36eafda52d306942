// What the learner taps next, found on the page by its words, so that tables need no marks for it.

/** A control: the first one that matches, is enabled and not yet pressed. */
export interface Tap {
  /** The words on it or on a part of it, or its label; left out, any words. */
  text?: string
  /** A CSS selector; left out, any button. */
  in?: string
}

const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim()

/** The words of an element that are not in a part of it. */
const ownWords = (element: Element) =>
  Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join('')

/** Whether an element or a part of it says exactly that. */
const says = (element: Element, text: string): boolean =>
  [element.getAttribute('aria-label') ?? '', element.textContent, ownWords(element)].some(
    (words) => plain(words) === text,
  ) || Array.from(element.children).some((part) => says(part, text))

const free = (element: Element) =>
  element.getClientRects().length > 0 &&
  !element.matches(':disabled, :checked, [aria-pressed=true], [aria-checked=true]') &&
  !element.closest('.coach')

/** The control to tap next, where several are tapped one after another; none while the page is not ready. */
export function nextTap(taps: readonly Tap[]): Element[] {
  for (const { text, in: css = 'button' } of taps) {
    const wanted = text === undefined ? null : plain(text)
    const found = Array.from(document.querySelectorAll(css)).find(
      (element) => free(element) && (wanted === null || says(element, wanted)),
    )
    // Of a radio button or a hidden input only its label is seen.
    if (found) return [found.matches('input') ? (found.closest('label') ?? found) : found]
  }
  return []
}
