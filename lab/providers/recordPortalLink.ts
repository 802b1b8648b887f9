import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'
import {readActionToken} from './actionToken'
import {createRecorder, type Evidence} from './evidence'

const linkAnswer = z.object({user: z.string(), link: z.url(), redirect: z.url()})
const client = z.looseObject({id: z.string(), clientId: z.string()})
const CLIENTS = `/admin/realms/${REALM}/clients`

/** POST portal-link with every outcome, and what the portal and the wizard answer. */
export async function recordPortalLink(lab: Lab): Promise<Evidence> {
  const recorder = createRecorder('POST /realms/{realm}/orgs/{orgId}/portal-link, and the pages behind it', lab)
  const path = `/realms/${REALM}/orgs/${lab.ids.organizations.cedar ?? ''}/portal-link`
  const admin = {name: 'an administrator with manage-organizations', caller: lab.http.admin}
  const owner = {name: 'a member with every role of the organization', caller: lab.http.as('olivia')}
  const member = {name: 'a member without manage-organization', caller: lab.http.as('max')}
  const anonymous = {name: 'nobody', caller: lab.http.anonymous}
  const {olivia, max, nina} = lab.ids.people
  const ask = (name: string, who: typeof admin, form: Readonly<Record<string, string>>) =>
    recorder.exchange(name, who, 'POST', path, {form})

  await ask('without a token', anonymous, {})
  await ask('without the permission', member, {})
  await ask('for a user who does not belong to the organization', admin, {userId: nina})
  await ask('for a member who lacks a role', admin, {userId: max})
  await ask('for a user who does not exist: for the organization’s own account instead', admin, {userId: 'nobody'})
  await ask('without a user: for the organization’s own account', owner, {})
  const answer = await ask('for a member with every role', owner, {userId: olivia})
  const {link} = linkAnswer.parse(answer.json)
  recorder.observe('the token in the link', {...readActionToken(link)})
  recorder.observe('the link in a fresh browser', await follow(lab, link))

  for (const page of ['wizard/', 'wizard/keycloak.json', 'wizard/config.json', 'portal/', 'portal/keycloak.json']) {
    await recorder.exchange(`the page ${page}`, anonymous, 'GET', `/realms/${REALM}/${page}`)
  }
  await withoutWizardClient(lab, () => ask('in a realm without the client idp-wizard', admin, {}))
  return recorder.evidence()
}

async function follow(lab: Lab, link: string): Promise<Record<string, unknown>> {
  const page = await lab.browser.open()
  try {
    await page.goto(link)
    const heading = page.getByRole('heading', {level: 1}).first()
    await heading.waitFor()
    const arrivesAt = page.url().split(/[?#]/)[0]
    return {arrivesAt, title: await page.title(), heading: await heading.innerText()}
  } finally {
    await page.context().close()
  }
}

/** Takes the client away while something is asked, and puts it back as it was. */
async function withoutWizardClient(lab: Lab, ask: () => Promise<unknown>): Promise<void> {
  const {admin} = lab.http
  const [found] = await admin.read(`${CLIENTS}?clientId=idp-wizard`, z.array(client).length(1))
  if (!found) throw new Error('The realm has no client idp-wizard.')
  await admin.must('DELETE', `${CLIENTS}/${found.id}`)
  try {
    await ask()
  } finally {
    await admin.must('POST', CLIENTS, {json: found})
  }
}
