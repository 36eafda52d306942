import '@fontsource-variable/playfair-display'
import '@fontsource-variable/source-sans-3'
import './art/fallbacks.css'
import './art/house.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { words } from './words/words.svelte'

const place = document.getElementById('house')
if (place === null) throw new Error('the page has no #house')
await words.speak(words.preferred())
mount(App, { target: place })

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
