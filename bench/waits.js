// Runs in the page: records when the page is ready for a decision, and every frame it receives.
;(() => {
  const frames = []
  let begun = null
  let found = []
  const ready = () => document.querySelector('main[data-deciding]') !== null
  let was = false

  /** Record the beginning or the end of a wait. The first decision on a page ends no wait. */
  const look = () => {
    const is = ready()
    if (is === was) return
    was = is
    const now = performance.now()
    if (!is) begun = now
    else if (begun !== null) found.push([begun, now, frames.splice(0)])
  }
  addEventListener('DOMContentLoaded', () => {
    const observed = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-deciding'] }
    new MutationObserver(look).observe(document, observed)
  })

  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => frames.push([performance.now(), data]))
    }
  }

  /** Return the waits since the last call: when they began and ended, and the frames until then. */
  window.waits = { take: () => found.splice(0) }
})()
