/** Now, every so many milliseconds while somebody looks, and when somebody looks again. Returns how
    to stop. */
export function often(wait: number, look: () => void): () => void {
  const glance = () => {
    if (document.visibilityState === 'visible') look()
  }
  const timer = setInterval(glance, wait)
  document.addEventListener('visibilitychange', glance)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', glance)
  }
}
