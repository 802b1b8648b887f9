import {MARK, type MissedEvent} from './events'

const BUSY = 'aria-busy'

const missed: MissedEvent[] = []

const markAround = ({target}: Event): Element | null => (target instanceof Element ? target.closest(MARK) : null)

/** Whether an event happened to something that needs React. */
export const isIntent = (event: Event): boolean => markAround(event) !== null

/** Whether the reader waits for something. */
export const isAwaited = (): boolean => missed.length > 0

/** Hands over what the reader did before React listened, which is not to happen any more by itself. */
export function take(): MissedEvent[] {
  for (const {target} of missed) target.removeAttribute(BUSY)
  return missed.splice(0)
}

/** Keeps a letter or a click for React. A click does nothing till then but to show that it was seen. */
export function keep(event: MouseEvent | KeyboardEvent): void {
  const {target} = event
  const mark = markAround(event)
  // Text is kept by its field; new tabs, downloads and shortcuts are the browser's.
  if (!mark || !(target instanceof Element) || target.closest('select, :read-write')) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  if ('key' in event) {
    if (event.key.length > 1) return
  } else {
    // And so is a link that only stands among marked things.
    const link = target.closest('a')
    if (link && link !== mark && mark.contains(link)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  missed.push({target, event})
  target.setAttribute(BUSY, 'true')
}
