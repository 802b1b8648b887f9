import type {Page} from '@playwright/test'

/** The sum of all layout shifts since the page began to load. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Buffered entries come at once, after a first task: an empty list says that there are none.
        let total = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') total += entry.value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({type: 'layout-shift', buffered: true})
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(total)
          }),
        )
      }),
  )
}
