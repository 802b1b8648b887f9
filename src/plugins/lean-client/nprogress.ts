import type nprogress from 'nprogress'

type Nprogress = typeof nprogress

const settings: Parameters<Nprogress['configure']>[0] = {}
let bar: Promise<Nprogress> | undefined
let isRunning = false

async function load(): Promise<Nprogress> {
  const {default: loaded} = await import('nprogress/nprogress.js')
  return loaded.configure(settings)
}

/** In place of `nprogress`: as much of it as the classic theme uses. The package comes when a page takes its time. */
export default {
  configure(options: typeof settings): void {
    Object.assign(settings, options)
  },
  start(): void {
    isRunning = true
    bar ??= load()
    bar
      .then((loaded) => isRunning && loaded.start())
      // It tells of a slow page; where it does not come, the page still does.
      .catch(() => (bar = undefined))
  },
  done(): void {
    isRunning = false
    void bar?.then((loaded) => loaded.done()).catch(() => undefined)
  },
}
