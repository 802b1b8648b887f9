import {drawStart} from './screens.client'
import {SearchAttribute} from '../attributes'

/** The button that takes the place of one that was pressed in a list: of the entry that moved up, of the last, or any. */
function successor(body: HTMLElement, list: string, at: number, action: string): HTMLElement | null {
  const entries = [...body.querySelectorAll(`[${SearchAttribute.list}="${list}"] > li`)]
  return (
    entries[Math.min(at, entries.length - 1)]?.querySelector<HTMLElement>(`[${SearchAttribute.action}=${action}]`) ??
    body.querySelector<HTMLElement>(`[${SearchAttribute.action}]`)
  )
}

/** Shows what there is before anything is typed. The focus stays where the reader keeps and removes entries. */
export function showStart(
  body: HTMLElement,
  input: HTMLElement,
  show: (content: Node, news: string) => void,
  news = '',
): void {
  const changed = (done: string, {list, at, action}: {list: string; at: number; action: string}): void => {
    showStart(body, input, show, done)
    ;(successor(body, list, at, action) ?? input).focus()
  }
  show(drawStart(changed), news)
}
