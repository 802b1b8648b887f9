import {startLab} from '../start'
import {startMailSink, type MailSink} from '../consumers/mail'
import {startWebhookReceiver, type WebhookReceiver} from '../consumers/webhooks'
import type {Grant} from '../consumers/http'
import {ADMIN_GRANT} from '../server/admin'
import type {Validator} from '../../openapi/validator'
import {ContractRealm} from './realm'

/**
 * The extension sends an event while the transaction that stores it is open, and leaves out the record of a delivery that is
 * answered before its end.
 */
const ANSWER_AFTER_MS = 750

/** A server to call, and what it delivers to. */
export type ContractServer = {
  realm: ContractRealm
  mail: MailSink
  hooks: WebhookReceiver
  /** Where the server reaches `hooks`, without a slash at the end. */
  hooksUrl: string
  /** Deletes the realm, and ends what was started. */
  stop: () => Promise<void>
}

type Address = {url: string; admin: Grant; callbackHost: string; stop: () => Promise<void>}

/** Opens the contract realm on the server that `LAB_URL` names, else on a new one with the registry bundle. */
export async function openContract(
  validator: Validator,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ContractServer> {
  const {url, admin, callbackHost, stop} = givenServer(env) ?? (await startServer())
  const host = callbackHost === 'localhost' ? undefined : '0.0.0.0'
  const mail = await startMailSink({host})
  const hooks = await startWebhookReceiver({answerAfter: ANSWER_AFTER_MS, host})
  const realm = await ContractRealm.open(url, admin, validator)
  await realm.admin.must('PUT', realm.api, {
    json: {smtpServer: {host: callbackHost, port: String(mail.port), from: 'realm@auth.example.com'}},
  })
  return {
    realm,
    mail,
    hooks,
    hooksUrl: `http://${callbackHost}:${hooks.port}`,
    stop: async () => {
      await realm.close()
      await hooks.stop()
      await mail.stop()
      await stop()
    },
  }
}

function givenServer(env: NodeJS.ProcessEnv): Address | undefined {
  if (!env.LAB_URL) return undefined
  return {
    url: env.LAB_URL.replace(/\/$/, ''),
    admin: {
      ...ADMIN_GRANT,
      ...(env.LAB_ADMIN_USER && {username: env.LAB_ADMIN_USER}),
      ...(env.LAB_ADMIN_PASSWORD && {password: env.LAB_ADMIN_PASSWORD}),
    },
    callbackHost: env.LAB_CALLBACK_HOST ?? 'localhost',
    stop: () => Promise.resolve(),
  }
}

async function startServer(): Promise<Address> {
  const {url, stop} = await startLab({bundle: 'registry'})
  return {url, admin: ADMIN_GRANT, callbackHost: 'localhost', stop}
}
