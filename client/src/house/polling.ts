/** Now, every so many milliseconds while somebody looks, and when somebody looks again; never twice
    at the same time. Returns how to stop. */
export function pollWhileVisible(wait: number, look: () => Promise<void>): () => void {
  let looking = false
  const glance = async () => {
    if (looking || document.visibilityState !== 'visible') return
    looking = true
    await look().finally(() => (looking = false))
  }
  const glanceNow = () => void glance()
  const timer = setInterval(glanceNow, wait)
  document.addEventListener('visibilitychange', glanceNow)
  glanceNow()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', glanceNow)
  }
}
