import {createServer} from 'node:http'
import {listen} from '../../scripts/lib/listen'

/** Path of the picture that a login theme can show. */
export const LOGO_PATH = '/logo.svg'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40" fill="#1d5c3a">
  <path d="M20 2 38 38H28L20 21 12 38H2Z"/>
  <text x="48" y="30" font-family="Liberation Sans, Arial, sans-serif" font-size="28" font-weight="700">Acme</text>
</svg>`

/** Stands for the applications that people log in to: every path but that of the logo answers with a page that says so. */
export type Application = {
  /** Without a slash at the end. */
  url: string
  stop: () => Promise<void>
}

/** Starts it on a free loopback port. */
export async function startApplication(): Promise<Application> {
  const server = createServer(({url}, res) => {
    if (url === LOGO_PATH) {
      res.setHeader('Content-Type', 'image/svg+xml')
      res.end(logo)
      return
    }
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end('<!doctype html><html lang="en"><title>Acme</title><h1>You are logged in</h1>')
  })
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
