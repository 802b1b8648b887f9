/** Sent to the document, it loads React as an intent does: `document.dispatchEvent(new Event('site:hydrate'))`. */
export const HYDRATE_EVENT = 'site:hydrate'

/**
 * Sent when nobody has to wait any longer: React has taken the page over, or can't. Who kept what the reader did till
 * then adds it to the event's detail.
 */
export const HANDOVER_EVENT = 'site:handover'

/** Marks what needs React: the element itself, or a part of the page that holds such elements. */
export const MARK = '[data-hydrate]'

/** Something that the reader did to the page before React listened. */
export type MissedEvent = {target: Element; event: MouseEvent | KeyboardEvent}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface DocumentEventMap {
    [HYDRATE_EVENT]: Event
    [HANDOVER_EVENT]: CustomEvent<MissedEvent[]>
  }
}
