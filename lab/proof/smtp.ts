import {buffer} from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import {SMTPServer, type SMTPServerOptions} from 'smtp-server'

/** What a mail server of a proof was given, as the pages look at it. */
export type Delivery = {
  from: string
  fromName: string
  replyTo: readonly string[]
  to: readonly string[]
  /** Address of the envelope. */
  envelopeFrom: string
  subject: string
  text: string
  /** Of the HTML part, in order. */
  links: readonly string[]
  /** Who logged in; empty where nobody did. */
  user: string
  isEncrypted: boolean
}

function refuse(code: number, text: string): Error {
  return Object.assign(new Error(text), {responseCode: code})
}

/** The password that the servers with a login want. */
export const SMTP_PASSWORD = 'local-use-only & more'

/** How a mail server behaves. The plain one wants no login and offers no encryption. */
const kinds = {
  plain: {},
  tls: {secure: true},
  starttls: {disabledCommands: []},
  login: {
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({username, password}, _session, done) =>
      password === SMTP_PASSWORD ? done(null, {user: username}) : done(refuse(535, 'Wrong user or password')),
  },
  token: {
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth: ({username, accessToken}, _session, done) =>
      accessToken?.startsWith('eyJ') ? done(null, {user: username}) : done(refuse(535, 'No token')),
  },
  'refuses-sender': {onMailFrom: (_address, _session, done) => done(refuse(553, 'Not yours'))},
  'refuses-recipient': {onRcptTo: (_address, _session, done) => done(refuse(550, 'No relay'))},
} as const satisfies Record<string, SMTPServerOptions>

/** Names of the kinds of mail servers. */
export type SmtpKind = keyof typeof kinds
export const smtpKinds: readonly string[] = Object.keys(kinds)

export function isSmtpKind(name: string): name is SmtpKind {
  return Object.hasOwn(kinds, name)
}

/** A mail server on this machine alone. */
export type SmtpBench = {port: number; stop: () => Promise<void>}

/** Starts a mail server that passes nothing on. */
export async function startSmtp(kind: SmtpKind, onDelivery: (delivery: Delivery) => void): Promise<SmtpBench> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...kinds[kind],
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (raw) => {
          const {mailFrom} = session.envelope
          const user: unknown = session.user
          const mail = await PostalMime.parse(raw)
          onDelivery({
            from: mail.from?.address ?? '',
            fromName: mail.from?.name ?? '',
            replyTo: (mail.replyTo ?? []).flatMap(({address}) => address ?? []),
            to: (mail.to ?? []).flatMap(({address}) => address ?? []),
            envelopeFrom: mailFrom === false ? '' : mailFrom.address,
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            links: [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
              link.replaceAll('&amp;', '&'),
            ),
            user: typeof user === 'string' ? user : '',
            isEncrypted: session.secure,
          })
          done()
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
    },
  })
  // What a client does that gives up is the point of some proofs.
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {port, stop: () => new Promise((resolve) => server.close(() => resolve()))}
}
