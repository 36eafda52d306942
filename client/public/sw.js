// The house on a phone's home screen. What has a hash in its name is kept; the page is asked for
// anew and taken from here only when the house does not answer, so that it can say so itself.
const KEPT = 'bluffhouse-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/')))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(page())
})

async function kept(request) {
  const cache = await caches.open(KEPT)
  const found = await cache.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}

async function page() {
  const cache = await caches.open(KEPT)
  try {
    const fresh = await fetch('/')
    if (fresh.ok) await cache.put('/', fresh.clone())
    return fresh
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}
