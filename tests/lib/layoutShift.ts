import type {Page} from '@playwright/test'

/**
 * The layout shifts since the page began to load, each with its score and the elements that moved, so that a failure says
 * what to look at. An empty list where nothing moved.
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        const nameOf = (node: unknown): string => {
          if (!(node instanceof Node)) return 'a removed element'
          const element = node instanceof Element ? node : node.parentElement
          return `<${element?.localName} class="${element?.className}"> ${(node.textContent ?? '').trim().slice(0, 40)}`
        }
        // Buffered entries come at once, after a first task: an empty list says that there are none.
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries) {
            if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
            const moved = entry.sources.map(({node}: {node?: unknown}) => nameOf(node))
            shifts.push(`${String(entry.value)} at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`)
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({type: 'layout-shift', buffered: true})
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(shifts)
          }),
        )
      }),
  )
}
