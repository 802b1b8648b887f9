import type {Page} from '@playwright/test'

/** What a page has done that a reader may want to know of. */
export type Recording = {
  /** Requests that went elsewhere than to the site. */
  foreign: string[]
  /** What was written to the browser's storage, and where: `localStorage theme`. */
  writes: string[]
  /** What is stored now, whoever wrote it and however. */
  stored: () => Promise<string[]>
}

const MARK = 'test:write '

/** Runs in the page before any other script: tells of every way to store something. */
function watchStorage(mark: string): void {
  const tell = (entry: string): void => console.debug(mark + entry)
  const wrap = (owner: object, method: string, name: (self: unknown, argument: string) => string): void => {
    const original: unknown = Reflect.get(owner, method)
    if (typeof original !== 'function') throw new Error(`There is no ${method} to watch.`)
    Reflect.set(owner, method, function (this: unknown, ...args: unknown[]): unknown {
      tell(name(this, String(args[0])))
      const result: unknown = Reflect.apply(original, this, args)
      return result
    })
  }
  wrap(Storage.prototype, 'setItem', (area, key) => `${area === sessionStorage ? 'session' : 'local'}Storage ${key}`)
  wrap(IDBFactory.prototype, 'open', (_, name) => `indexedDB ${name}`)
  wrap(CacheStorage.prototype, 'open', (_, name) => `cache ${name}`)
  wrap(ServiceWorkerContainer.prototype, 'register', (_, url) => `service worker ${url}`)
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value: string) {
      tell(`cookie ${value.split('=', 1)[0] ?? ''}`)
      cookie?.set?.call(this, value)
    },
  })
}

/** Records from now on, over every page that this tab opens. Call it before the first. */
export async function record(page: Page, baseURL = ''): Promise<Recording> {
  const foreign: string[] = []
  const writes: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().startsWith(MARK)) writes.push(message.text().slice(MARK.length))
  })
  await page.addInitScript(watchStorage, MARK)
  return {
    foreign,
    writes,
    async stored() {
      const cookies = (await page.context().cookies()).map(({name}) => `cookie ${name}`)
      const others = await page.evaluate(async () => [
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...(await indexedDB.databases()).map(({name}) => `indexedDB ${name ?? ''}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
      ])
      return [...cookies, ...others].sort()
    },
  }
}
