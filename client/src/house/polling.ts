/** Call `poll` now, every `interval` milliseconds while the page is visible, and whenever it becomes
    visible again; never while an earlier call is still running. Returns a function that stops it. */
export function pollWhileVisible(interval: number, poll: () => Promise<void>): () => void {
  let running = false
  const pollOnce = async () => {
    if (running || document.visibilityState !== 'visible') return
    running = true
    await poll().finally(() => (running = false))
  }
  const pollNow = () => void pollOnce()
  const timer = setInterval(pollNow, interval)
  document.addEventListener('visibilitychange', pollNow)
  pollNow()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', pollNow)
  }
}
