import {serveLocally, type LocalServer} from './localServer'

/** Path of the picture that a login theme can show. */
export const LOGO_PATH = '/logo.svg'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40" fill="#1d5c3a">
  <path d="M20 2 38 38H28L20 21 12 38H2Z"/>
  <text x="48" y="30" font-family="Liberation Sans, Arial, sans-serif" font-size="28" font-weight="700">Acme</text>
</svg>`

/** Stands for the applications that users log in to: every path except the logo's answers with a page that says so. */
export type Application = LocalServer

/** Starts it on a free loopback port. */
export function startApplication(): Promise<Application> {
  return serveLocally(({url}, res) => {
    if (url === LOGO_PATH) {
      res.setHeader('Content-Type', 'image/svg+xml')
      res.end(logo)
      return
    }
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end('<!doctype html><html lang="en"><title>Acme</title><h1>You are logged in</h1>')
  })
}
