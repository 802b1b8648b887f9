import {buffer} from 'node:stream/consumers'
import {SMTPServer, type SMTPServerSession} from 'smtp-server'
import {listen} from '../../scripts/lib/listen'
import {waitUntil} from '../wait'
import {sendInbox, type InboxEntry} from './inboxPage'
import {serveLocally} from './localServer'
import {readMail, type Mail, type Transport} from './readMail'
import {smtpKinds, type SmtpKind} from './smtpKinds'

/** Which message is meant. Addresses are compared without case. */
export type MailQuery = {to?: string; subject?: RegExp}

/** A mail server that keeps what it is given and passes nothing on. */
export type MailSink = {
  port: number
  /** Oldest first. */
  messages: () => readonly Mail[]
  /** The newest message that fits, after waiting for it. */
  find: (query: MailQuery) => Promise<Mail>
  clear: () => void
  stop: () => Promise<void>
}

/** How a mail server is started. */
export type MailSinkOptions = {
  /** Default: `plain`. */
  kind?: SmtpKind
  /** Where the messages go. Several servers can share a list. Default: a new one. */
  messages?: Mail[]
  /** The address to listen on. Default: this machine alone. */
  host?: string
}

/** Starts a mail server on a free port. */
export async function startMailSink({
  kind = 'plain',
  messages = [],
  host = '127.0.0.1',
}: MailSinkOptions = {}): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...smtpKinds[kind],
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        messages.push(await readMail(await buffer(stream), transportOf(session)))
      }
      take().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  // A client can hang up in the middle of a message; some proofs are about that.
  server.on('error', () => undefined)
  return {
    port: await listen(server.server, 0, host),
    messages: () => [...messages],
    find: (query) =>
      waitUntil(() => messages.findLast((mail) => fits(mail, query)), {
        what: `a message ${JSON.stringify({...query, subject: query.subject?.source})} has come`,
      }),
    clear: () => {
      messages.length = 0
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A mail server with a page that lists the messages. */
export type MailCatcher = MailSink & {
  /** Of the page, without a slash at the end. */
  url: string
}

/** Starts a plain mail server, and serves a page that lists its messages. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const sink = await startMailSink()
  const page = await serveLocally((_req, res) => sendInbox(res, 'Mail', sink.messages().map(entryOf)))
  return {
    ...sink,
    url: page.url,
    stop: async () => {
      await page.stop()
      await sink.stop()
    },
  }
}

function transportOf({envelope, user, secure}: SMTPServerSession): Transport {
  const {mailFrom} = envelope
  const name: unknown = user
  return {
    envelopeFrom: mailFrom === false ? '' : mailFrom.address,
    user: typeof name === 'string' ? name : '',
    isEncrypted: secure,
  }
}

function entryOf({subject, from, to, links, text}: Mail): InboxEntry {
  return {
    title: subject,
    facts: [
      ['From', from],
      ['To', to.join(', ')],
    ],
    links,
    text,
  }
}

function fits(mail: Mail, {to, subject}: MailQuery): boolean {
  const isTo = (address: string): boolean => mail.to.some((each) => each.toLowerCase() === address.toLowerCase())
  return (to === undefined || isTo(to)) && (subject === undefined || subject.test(mail.subject))
}
