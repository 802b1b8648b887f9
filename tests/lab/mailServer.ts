import {buffer} from 'node:stream/consumers'
import PostalMime, {type Email} from 'postal-mime'
import {SMTPServer, type SMTPServerOptions} from 'smtp-server'

/** What a mail server of a check was given. */
export type Delivery = {
  message: Email
  /** Address of the envelope. */
  envelopeFrom: string
  /** Who logged in, if anybody. */
  user?: string
  isEncrypted: boolean
}

/** A mail server of a check. */
export type CheckedMailServer = {port: number; deliveries: readonly Delivery[]}

/** An answer of the server that refuses. */
export function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), {responseCode: code})
}

/** Whoever logged in, as the options named them. */
function userOf(user: unknown): string | undefined {
  return typeof user === 'string' ? user : undefined
}

/**
 * Does something with a mail server on this machine that behaves as the options say. It passes nothing on.
 * @param options without any, it wants no login and offers no StartTLS.
 */
export async function withMailServer<T>(
  options: SMTPServerOptions,
  use: (server: CheckedMailServer) => Promise<T>,
): Promise<T> {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (raw) => {
          const {mailFrom} = session.envelope
          deliveries.push({
            message: await PostalMime.parse(raw),
            envelopeFrom: mailFrom === false ? '' : mailFrom.address,
            user: userOf(session.user),
            isEncrypted: session.secure,
          })
          done()
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
    },
  })
  // What a client does that gives up is the point of some checks.
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  try {
    return await use({port, deliveries})
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
