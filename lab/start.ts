import type {Requirement} from '../src/data/proofServers'
import {assemble} from './bundles/assemble'
import {bundles, type Bundle, type BundleName} from './bundles'
import {providedBy} from './bundles/provides'
import {openCache, type Cache} from './cache'
import {startApplication, type Application} from './consumers/application'
import {createLabBrowser, type LabBrowser} from './consumers/browser'
import {createHttp, type LabHttp} from './consumers/labHttp'
import {startMailCatcher, type MailCatcher} from './consumers/mail'
import {startWebhookReceiver, type WebhookReceiver} from './consumers/webhooks'
import {createEmptyRealm} from './realm/empty'
import {fillRealm, type FilledRealm, type FillOptions} from './realm/fill'
import {REALM} from './realm/settings'
import {startServer, type Server} from './server'
import {requireFit, type ProbedExtension} from './server/probes'
import {findJava} from './tools'

/** What to start. */
export type LabOptions = {
  bundle: BundleName
  /** Default: any free one. */
  port?: number
  /** Default: the user's cache, or what `LAB_CACHE` names. */
  cache?: Cache
  /** Ends the start, whatever step it is at, and leaves nothing behind. */
  signal?: AbortSignal
  /** Is told what the start does next, such as "Starting Keycloak 26.5.6". */
  onStep?: (step: string) => void
}

/** A running server, and everything that listens to it. */
export type EmptyLab = {
  bundle: BundleName
  /** The version of Keycloak. */
  keycloak: string
  /** What pages can require of it. */
  provided: readonly Requirement[]
  /** What runs, for evidence: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** Without a slash at the end. */
  url: string
  server: Server
  http: LabHttp
  mail: MailCatcher
  webhooks: WebhookReceiver
  /** Where the browser clients of the realm send people back to. */
  application: Application
  browser: LabBrowser
  /** Ends everything; resolves when no process is left. */
  stop: () => Promise<void>
}

/** A running server with a realm full of organizations and users. */
export type Lab = EmptyLab & {ids: FilledRealm}

/** Starts a bundle, fills its realm, and resolves when both are ready. */
export async function startLab(options: LabOptions): Promise<Lab> {
  const {lab, made} = await start(options, fillRealm)
  return {...lab, ids: made}
}

/** Starts a bundle with an empty realm: see `createEmptyRealm`. */
export async function startEmptyLab(options: LabOptions): Promise<EmptyLab> {
  return (await start(options, createEmptyRealm)).lab
}

async function start<T>(options: LabOptions, makeRealm: (options: FillOptions) => Promise<T>) {
  const {bundle: name, cache = openCache(), signal, onStep = () => undefined} = options
  const bundle: Bundle = bundles[name]
  onStep('Looking for Java')
  const java = await findJava()
  onStep(`Preparing Keycloak ${bundle.server}: the first time, this downloads and builds it`)
  const home = await assemble(bundle, {cache, java, signal})
  const open: Closer[] = []
  const end = async (failed: boolean): Promise<void> => {
    for (const close of open.splice(0).reverse()) await close(failed)
  }
  try {
    const receivers = await startReceivers(open)
    onStep(`Starting Keycloak ${bundle.server}: 15 to 60 seconds on an idle machine, minutes on a busy one`)
    const {port} = options
    const server = await startServer({home, java, logs: cache.logs, port, startOptions: bundle.startOptions, signal})
    open.push((failed) => server.stop({keepLog: failed}))
    const http = createHttp(server)
    onStep('Checking that the extensions work with the server')
    const has = extensionsOf(bundle)
    await requireFit(has.probed, http.admin, server.log, server.logFile)
    onStep(`Creating the realm ${REALM}`)
    const made = await makeRealm(fillOptions(server, http, receivers, has))
    const browser = createLabBrowser(server.url)
    open.push(browser.stop)
    signal?.throwIfAborted()
    const versions = {keycloak: bundle.server, provided: providedBy(name), versions: versionsOf(bundle)}
    const running = {bundle: name, ...versions, url: server.url, server, http, browser}
    const lab: EmptyLab = {...running, ...receivers, stop: () => end(false)}
    return {lab, made}
  } catch (error) {
    // A message may name the log; nobody who interrupts is going to read it.
    await end(signal?.aborted !== true)
    throw error
  }
}

/** Ends something. @param failed whether the start failed, so that a message may name the log. */
type Closer = (failed: boolean) => Promise<void>

type Receivers = Pick<EmptyLab, 'mail' | 'webhooks' | 'application'>

/** Starts what the server sends mail, events and browsers to. @param open takes what ends them. */
async function startReceivers(open: Closer[]): Promise<Receivers> {
  const mail = await startMailCatcher()
  open.push(mail.stop)
  const webhooks = await startWebhookReceiver()
  open.push(webhooks.stop)
  const application = await startApplication()
  open.push(application.stop)
  return {mail, webhooks, application}
}

function fillOptions(
  {url}: Server,
  {admin}: LabHttp,
  {mail, webhooks, application}: Receivers,
  has: FillOptions['has'],
): FillOptions {
  return {admin, url, smtpPort: mail.port, applicationUrl: application.url, webhookUrl: webhooks.url, has}
}

function extensionsOf({jars, localJars}: Bundle) {
  const has = {
    orgs: jars.some((jar) => jar.startsWith('orgs ')),
    events: jars.some((jar) => jar.startsWith('events ')),
    magicLink: localJars.some((jar) => jar.includes('magic-link')),
  } as const
  const probed: ProbedExtension[] = [...(has.orgs ? ['orgs' as const] : []), ...(has.events ? ['events' as const] : [])]
  return {...has, probed} as const
}

/** What a bundle runs, for evidence. */
export function versionsOf({server, jars, localJars}: Bundle): readonly string[] {
  const extensions = jars.filter((jar) => /^(orgs|events) /.test(jar))
  return [`Keycloak ${server}`, ...extensions, ...localJars.map((jar) => jar.replace(/-(v[\d.]+)$/, ' $1'))]
}
