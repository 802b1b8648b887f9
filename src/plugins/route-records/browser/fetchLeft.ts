import type {PropSidebar} from '@docusaurus/plugin-content-docs'
import type {RECORDS, RouteRecord, SIDEBARS} from '../record'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Window {
    [RECORDS]?: Record<string, RouteRecord>
    [SIDEBARS]?: Record<string, PropSidebar>
  }
}

/** What everything that waits for a page's scripts takes for one that did not come. */
export class RouteLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads what a script leaves behind, as the bundler loads modules.
 * @param src path of the script.
 * @param read takes what it has left.
 * @param what is loaded, for the message where it does not come.
 * @throws RouteLoadError when it does not come.
 */
export function fetchLeft<T>(src: string, read: () => T | undefined, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      const left = read()
      script.remove()
      if (left) resolve(left)
      else reject(new RouteLoadError(`Loading ${what} failed. (${script.src})`))
    }
    const script = Object.assign(document.createElement('script'), {src, onload: settle, onerror: settle})
    document.head.append(script)
  })
}
