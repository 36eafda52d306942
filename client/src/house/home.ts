/** Where others find this house: the browser of the machine it runs on may be at an address that is
    only for itself (127.0.0.1). The house writes it into the page (web/pages.py). */
export const HOME = document.querySelector<HTMLMetaElement>('meta[name=house]')?.content ?? location.origin
