import {assemble} from './bundles/assemble'
import {bundles, type Bundle, type BundleName} from './bundles'
import {openCache, type Cache} from './cache'
import {startApplication, type Application} from './consumers/application'
import {createLabBrowser, type LabBrowser} from './consumers/browser'
import {createCaller, requestTokens, type Caller, type Grant, type Tokens} from './consumers/http'
import {startMailCatcher, type MailCatcher} from './consumers/mail'
import {startWebhookReceiver, type WebhookReceiver} from './consumers/webhooks'
import {fillRealm, type FilledRealm} from './realm/fill'
import {PASSWORD, people, type PersonKey} from './realm/people'
import {DIRECT_CLIENT, PROVISIONER, REALM} from './realm/settings'
import {ADMIN, startServer, type Server} from './server'
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
}

/** Requests to the server, by caller. */
export type LabHttp = {
  /** An administrator of the realm `master`. */
  admin: Caller
  /** The service account that provisions organizations. */
  provisioner: Caller
  /** A caller without a token. */
  anonymous: Caller
  /** A person of the realm. */
  as: (person: PersonKey) => Caller
  /** Anyone else. */
  with: (grant: Grant) => Caller
  /** What the token endpoint answers to a person. */
  tokens: (person: PersonKey, scope?: string) => Promise<Tokens>
}

/** A server that runs, with its realm, and everything that listens to it. */
export type Lab = {
  bundle: BundleName
  /** What runs, for evidence: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** Without a slash at the end. */
  url: string
  server: Server
  ids: FilledRealm
  http: LabHttp
  mail: MailCatcher
  webhooks: WebhookReceiver
  /** Where the browser clients of the realm send people back to. */
  application: Application
  browser: LabBrowser
  /** Ends everything; resolves when no process is left. */
  stop: () => Promise<void>
}

/** Starts a bundle, fills its realm, and resolves when both are ready. */
export async function startLab({bundle: name, port, cache = openCache(), signal}: LabOptions): Promise<Lab> {
  const bundle: Bundle = bundles[name]
  const java = await findJava()
  const home = await assemble(bundle, {cache, java, signal})
  const open: ((failed: boolean) => Promise<void>)[] = []
  const end = async (failed: boolean): Promise<void> => {
    for (const close of open.splice(0).reverse()) await close(failed)
  }
  try {
    const mail = await startMailCatcher()
    open.push(mail.stop)
    const webhooks = await startWebhookReceiver()
    open.push(webhooks.stop)
    const application = await startApplication()
    open.push(application.stop)
    const server = await startServer({
      home,
      java,
      logs: cache.logs,
      port,
      startOptions: bundle.startOptions,
      signal,
    })
    open.push((failed) => server.stop({keepLog: failed}))
    const http = createHttp(server)
    const has = extensionsOf(bundle)
    await requireFit(has.probed, http.admin, server.log, server.logFile)
    const ids = await fillRealm({
      admin: http.admin,
      url: server.url,
      smtpPort: mail.port,
      applicationUrl: application.url,
      webhookUrl: webhooks.url,
      has,
    })
    const browser = createLabBrowser(server.url)
    open.push(browser.stop)
    signal?.throwIfAborted()
    return {
      bundle: name,
      versions: versionsOf(bundle),
      url: server.url,
      server,
      ids,
      http,
      mail,
      webhooks,
      application,
      browser,
      stop: () => end(false),
    }
  } catch (error) {
    // A message may name the log; nobody who interrupts is going to read it.
    await end(signal?.aborted !== true)
    throw error
  }
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

function createHttp({url, requireAlive}: Server): LabHttp {
  const options = {url, onUnreachable: requireAlive}
  const grantOf = (person: PersonKey): Grant => ({
    realm: REALM,
    clientId: DIRECT_CLIENT,
    username: people[person].username,
    password: PASSWORD,
  })
  return {
    admin: createCaller(options, {realm: 'master', clientId: 'admin-cli', ...ADMIN}),
    provisioner: createCaller(options, {
      realm: REALM,
      clientId: PROVISIONER.clientId,
      clientSecret: PROVISIONER.secret,
    }),
    anonymous: createCaller(options),
    as: (person) => createCaller(options, grantOf(person)),
    with: (grant) => createCaller(options, grant),
    tokens: (person, scope = 'openid') => requestTokens(options, {...grantOf(person), scope}),
  }
}
