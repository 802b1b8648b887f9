import {buffer} from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import {SMTPServer} from 'smtp-server'
import {waitUntil} from '../wait'
import {sendInbox, type InboxEntry} from './inboxPage'
import {serveLocally} from './localServer'

/** A message as its recipient would read it. */
export type Mail = {
  from: string
  to: readonly string[]
  subject: string
  text: string
  html: string
  /** The addresses of the HTML part's links, in order, else those of the text. */
  links: readonly string[]
}

/** Which message is meant. */
export type MailQuery = {to?: string; subject?: RegExp}

/** Everything the server sends by mail, on this machine alone. */
export type MailCatcher = {
  /** Of the SMTP server. */
  port: number
  /** A page that lists the messages, without a slash at the end. */
  url: string
  /** Oldest first. */
  messages: () => readonly Mail[]
  /** The newest message that fits, after waiting for it. */
  find: (query: MailQuery) => Promise<Mail>
  clear: () => void
  stop: () => Promise<void>
}

/** Starts an SMTP server on a free loopback port that keeps what it is given and passes nothing on. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const messages: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(readMail)
        .then((mail) => {
          messages.push(mail)
          done()
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))))
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  // A client that hangs up in the middle of a message is no reason to end.
  server.on('error', () => undefined)
  const inbox = await serveLocally((_req, res) => sendInbox(res, 'Mail', messages.map(entryOf)))
  return {
    port,
    url: inbox.url,
    messages: () => [...messages],
    find: (query) =>
      waitUntil(() => messages.findLast((mail) => fits(mail, query)), {
        what: `a message ${JSON.stringify({...query, subject: query.subject?.source})} has come`,
      }),
    clear: () => {
      messages.length = 0
    },
    stop: async () => {
      await inbox.stop()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
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
  return (to === undefined || mail.to.includes(to)) && (subject === undefined || subject.test(mail.subject))
}

/** Reads a message as it came over the wire. */
export async function readMail(raw: Buffer): Promise<Mail> {
  const {from, to, subject = '', text = '', html = ''} = await PostalMime.parse(raw)
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return {
    from: from?.address ?? '',
    to: (to ?? []).flatMap(({address}) => address ?? []),
    subject,
    text,
    html,
    links: addresses.length > 0 ? addresses : (text.match(/https?:\/\/\S+/g) ?? []),
  }
}
