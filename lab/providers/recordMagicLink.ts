import * as z from 'zod'
import type {Lab} from '../start'
import type {Answer, Caller} from '../consumers/http'
import {people} from '../realm/people'
import {MAGIC_LINK_CLIENT, PROVISIONER, REALM} from '../realm/settings'
import {ADMIN} from '../server/admin'
import {readActionToken} from './actionToken'
import {followLink} from './followLink'
import {createRecorder, type Evidence, type NamedCaller, type Recorder} from './evidence'

const PATH = `/realms/${REALM}/magic-link`
const withIds = z.array(z.looseObject({id: z.string()}))
const linkAnswer = z.object({user_id: z.string(), link: z.url(), sent: z.boolean()})

type Body = Readonly<Record<string, unknown>>

/** What every step needs. */
type Steps = {
  lab: Lab
  recorder: Recorder
  /** The request that succeeds; the others differ from it in one thing. */
  request: Body
  account: NamedCaller
  send: (name: string, who: NamedCaller, json: Body, path?: string) => Promise<Answer>
}

/** POST magic-link with every outcome, and what becomes of the links. */
export async function recordMagicLink(lab: Lab): Promise<Evidence> {
  const recorder = createRecorder('POST /realms/{realm}/magic-link', lab)
  const steps: Steps = {
    lab,
    recorder,
    request: {
      email: people.alice.email,
      client_id: MAGIC_LINK_CLIENT,
      redirect_uri: `${lab.application.url}/callback`,
    },
    account: {name: 'a service account of the realm with manage-users', caller: await createAccount(lab)},
    send: (name, who, json, path = PATH) => recorder.exchange(name, who, 'POST', path, {json}),
  }
  await recordRefusals(steps)
  await recordLinks(steps)
  await recordMail(steps)
  return recorder.evidence()
}

async function makeLink({send, account}: Steps, name: string, json: Body): Promise<string> {
  return linkAnswer.parse((await send(name, account, json)).json).link
}

async function recordLinks(steps: Steps): Promise<void> {
  const {recorder, lab, request} = steps
  const open = async (name: string, link: string): Promise<void> =>
    recorder.observe(name, {hops: await followLink(link, lab.url)})
  const link = await makeLink(steps, 'makes a link and sends nothing, by default', request)
  recorder.observe('the token in the link', {...readActionToken(link)})
  await open('the link in a fresh browser', link)
  await open('the same link again, in another browser', link)
  const single = await makeLink(steps, 'makes a link for one use', {...request, reusable: false})
  await open('the link for one use', single)
  await open('the link for one use, again, in another browser', single)
  const late = await makeLink(steps, 'takes a lifetime', {...request, expiration_seconds: -1})
  await open('a link whose time is over', late)
  await makeLink(steps, 'takes a username', {...request, email: undefined, username: people.alice.username})
  await makeLink(steps, 'makes the account where there is none and force_create is set', {
    ...request,
    email: 'new.person@acme.example',
    force_create: true,
  })
}

/** A caller of the realm itself: mail goes through the mail server of the realm that the token comes from. */
async function createAccount(lab: Lab): Promise<Caller> {
  const {admin} = lab.http
  const base = `/admin/realms/${REALM}`
  const [user] = await admin.read(`${base}/users?username=service-account-${PROVISIONER.clientId}`, withIds)
  const [management] = await admin.read(`${base}/clients?clientId=realm-management`, withIds)
  if (!user || !management) throw new Error('The realm has no service account for provisioning.')
  const role = await admin.read(`${base}/clients/${management.id}/roles/manage-users`, z.looseObject({id: z.string()}))
  await admin.must('POST', `${base}/users/${user.id}/role-mappings/clients/${management.id}`, {json: [role]})
  return lab.http.with({realm: REALM, clientId: PROVISIONER.clientId, clientSecret: PROVISIONER.secret})
}

async function recordRefusals({lab, request, account, send}: Steps): Promise<void> {
  const anonymous = {name: 'nobody', caller: lab.http.anonymous}
  const member = {name: 'a user without manage-users', caller: lab.http.as('alice')}
  const admin = {name: 'an administrator of the realm master', caller: lab.http.admin}
  const elsewhere = {...request, redirect_uri: 'https://elsewhere.example/callback'}
  const inMaster = {
    username: ADMIN.username,
    client_id: 'security-admin-console',
    redirect_uri: `${lab.url}/admin/master/console/`,
  }
  await send('without a token', anonymous, request)
  await send('without the permission', member, request)
  await send('with a client that does not exist', account, {...request, client_id: 'no-such-client'})
  await send('without a client', account, {...request, client_id: undefined})
  await send('with a redirect URI that the client does not allow', account, elsewhere)
  await send('for someone without an account', account, {...request, email: 'nobody@acme.example'})
  await send('without an e-mail address and a username', account, {...request, email: undefined})
  await send('in the realm master', admin, inMaster, '/realms/master/magic-link')
}

async function recordMail(steps: Steps): Promise<void> {
  const {recorder, lab, request, send} = steps
  const json = {...request, send_email: true}
  await makeLink(steps, 'makes a link and sends it', json)
  const mail = await lab.mail.find({to: people.alice.email})
  recorder.observe('the message', {from: mail.from, to: mail.to, subject: mail.subject, text: mail.text})
  const link = mail.links.find((address) => address.includes('action-token'))
  if (link === undefined) throw new Error('There is no link in the message.')
  recorder.observe('the link of the message', {hops: await followLink(link, lab.url)})
  const admin = {name: 'an administrator of the realm master', caller: lab.http.admin}
  await send('is not sent where the token is of another realm, whose mail server is used', admin, json)
}
