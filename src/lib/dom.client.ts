import {isConstrained} from './connection.client'

/** Calls back when an event of this kind reaches an element that matches, also one that is added later. */
export function on<K extends keyof DocumentEventMap>(
  kind: K,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[K]) => void,
): void {
  document.addEventListener(kind, (event) => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null
    if (element instanceof HTMLElement) handle(element, event)
  })
}

/** Calls back when a reader turns to an element that matches. To point at it is not enough where each byte counts. */
export function onTurn(selector: string, handle: (element: HTMLElement) => void): void {
  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'input'] as const)
    on(kind, selector, (element) => {
      if (!(isConstrained && kind === 'pointerover')) handle(element)
    })
}

/** Calls back when the browser shows this page again as the reader left it: other pages might have changed what is stored. */
export function onReturn(handle: () => void): void {
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) handle()
  })
}

/** The element that the hash of an address leads to. None where the hash is not well encoded, as in `#100%`. */
export function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Whether a press on a link is for this tab. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
