/** Reads a required environment variable. */
function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Copy .env.example to .env and fill it in.`)
  return value
}

const port = Number(setting('PORT'))
if (!Number.isInteger(port)) throw new Error('PORT is not a number. Example: 5116.')

export const settings = {
  issuer: new URL(setting('ISSUER')),
  clientId: setting('CLIENT_ID'),
  clientSecret: setting('CLIENT_SECRET'),
  sessionSecret: setting('SESSION_SECRET'),
  appUrl: new URL(setting('APP_URL')),
  port,
}

/** An address of this application. It's based on the configuration, because a Host header can be forged. */
export const appUrl = (path: string): URL => new URL(path, settings.appUrl)

/** Whether cookies require HTTPS. They do everywhere except on a developer's machine. */
export const isSecure = settings.appUrl.protocol === 'https:'
