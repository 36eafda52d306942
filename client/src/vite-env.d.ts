/// <reference types="svelte" />
/// <reference types="vite/client" />

/** By tag, what each of our languages calls itself: see vite.config.ts. */
declare const __OWN_NAMES__: Record<string, string>
