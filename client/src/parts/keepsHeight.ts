// Keeps the room of what comes and goes, so that nothing around it jumps.

/** Keep an element as high as it ever was at its present width. */
export function keepsHeight(element: HTMLElement): () => void {
  let width = 0
  let highest = 0
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.borderBoxSize[0]
    if (!box) return
    if (Math.abs(box.inlineSize - width) > 1) {
      // The screen was turned: what was measured before says nothing about it.
      width = box.inlineSize
      highest = 0
      if (element.style.minHeight) {
        element.style.minHeight = ''
        return
      }
    }
    if (box.blockSize <= highest) return
    highest = box.blockSize
    element.style.minHeight = `${highest}px`
  })
  observer.observe(element)
  return () => observer.disconnect()
}
