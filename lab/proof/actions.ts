import * as z from 'zod'
import {idFrom} from '../consumers/location'
import {startMailSink} from '../consumers/mail'
import type {Mail} from '../consumers/readMail'
import {isSmtpKind, smtpKinds} from '../consumers/smtpKinds'
import type {WebhookReceiver} from '../consumers/webhooks'
import {waitUntil} from '../wait'
import {createDirectories} from './directories'
import type {ProofHost, Unable} from './host'
import {totp} from './totp'
import type {Visitor} from './visitor'

/** What a shell can ask for, by name. Each takes JSON and answers with a text. */
export type Actions = Readonly<Record<string, (input: unknown) => Promise<string>>>

/** What the actions work with. */
type Means = {host: ProofHost; realm: string; visitor: Visitor; webhooks: WebhookReceiver; unable: Unable}

const words = z.array(z.string())
const request = z.object({method: z.string(), path: z.string(), body: z.string()})
const logged = z.object({text: z.string()})

/** The actions of one realm. `beginBlock` forgets what was logged; `stop` ends the mail servers and directories. */
export function createActions({host, realm, visitor, webhooks, unable}: Means) {
  const log = createLog(host, unable)
  const mail = createMail()
  const directories = createDirectories()
  const requireReach = (): void => {
    if (host.isRemote) unable('mail, webhooks, and LDAP from this machine')
  }
  const actions: Actions = {
    admin: (input) => callAdminApi(host, realm, input),
    log: (input) => log.wait(logged.parse(input).text),
    mails: (input) => mail.list(words.parse(input)),
    smtp: async (input) => {
      requireReach()
      return mail.start(words.parse(input))
    },
    ldap: async (input) => {
      requireReach()
      return directories.command(words.parse(input))
    },
    totp: (input) => {
      const [secret = '', steps = '0'] = words.parse(input)
      return Promise.resolve(totp(secret, Math.floor(Date.now() / 30_000) + Number(steps)))
    },
    deliveries: async () => {
      requireReach()
      return JSON.stringify(await webhooks.wait({}), undefined, 2)
    },
    browser: (input) => visitor.command(words.parse(input)),
  }
  const stop = async (): Promise<void> => {
    await mail.stop()
    await directories.stop()
  }
  return {actions, beginBlock: log.begin, stop} as const
}

/** A path without a slash in front is below the realm; `.` is the realm. */
async function callAdminApi({http}: ProofHost, realm: string, input: unknown): Promise<string> {
  const {method, path, body} = request.parse(input)
  const base = `/admin/realms/${realm}`
  const target = path.startsWith('/') ? path : path === '.' ? base : `${base}/${path}`
  const json: unknown = body === '' ? undefined : JSON.parse(body)
  const answer = await http.admin.request(method, target, {json})
  if (answer.status >= 400) throw new Error(answer.text || `${method} ${path} answered ${answer.status}.`)
  const location = answer.headers.get('location')
  return answer.status === 201 && location !== null ? JSON.stringify({id: idFrom(location)}) : answer.text
}

/** What the server logs while a block runs. */
function createLog({server}: ProofHost, unable: Unable) {
  const all = (): string => server.log?.() ?? unable('the log of the server')
  let start = 0
  const sinceStart = (): string => all().slice(start)
  return {
    begin: (): void => {
      start = server.log?.().length ?? 0
    },
    wait: async (wanted: string): Promise<string> => {
      await waitUntil(() => sinceStart().includes(wanted), {what: `"${wanted}" is logged`})
      return sinceStart()
    },
  } as const
}

/** The mail servers of a page, which share one list of messages. */
function createMail() {
  const messages: Mail[] = []
  const open: (() => Promise<void>)[] = []
  return {
    list: async ([subject = '']: readonly string[]): Promise<string> => {
      const what = subject === '' ? 'a mail has come' : `a mail "${subject}" has come`
      if (subject !== 'none') await waitUntil(() => messages.some((each) => each.subject.includes(subject)), {what})
      return JSON.stringify(messages.map((mail) => ({...mail, html: undefined})))
    },
    start: async ([kind = '']: readonly string[]): Promise<string> => {
      if (!isSmtpKind(kind))
        throw new Error(`There is no mail server "${kind}". Allowed: ${Object.keys(smtpKinds).join(', ')}.`)
      const sink = await startMailSink({kind, messages})
      open.push(sink.stop)
      return String(sink.port)
    },
    stop: async (): Promise<void> => {
      for (const close of open) await close()
    },
  } as const
}
