/** The address under which other devices reach this house. The browser on the machine that runs it may be
    at an address only that machine can use (127.0.0.1), so the house writes the public one into the page
    (web/pages.py). */
export const HOME = document.querySelector<HTMLMetaElement>('meta[name=house]')?.content ?? location.origin
