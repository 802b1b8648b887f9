import {RECORDS, recordPath, type RouteRecord} from '../record'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Window {
    [RECORDS]?: Record<string, RouteRecord>
  }
}

/** What everything that waits for a page's scripts takes for one that did not come. */
export class RouteLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads the record of a page by a script, as the bundler loads modules.
 * @param page path of the page, with slashes at both ends.
 * @throws RouteLoadError when it does not come.
 */
export function fetchRecord(page: string): Promise<RouteRecord> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      const record = window[RECORDS]?.[page]
      script.remove()
      if (record) resolve(record)
      else reject(new RouteLoadError(`Loading the route of ${page} failed. (${script.src})`))
    }
    const script = Object.assign(document.createElement('script'), {
      src: recordPath(page),
      onload: settle,
      onerror: settle,
    })
    document.head.append(script)
  })
}
