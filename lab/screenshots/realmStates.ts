import * as z from 'zod'
import type {Lab} from '../start'
import {REALM} from '../realm/settings'

const BASE = `/admin/realms/${REALM}`

const profile = z.looseObject({attributes: z.array(z.looseObject({name: z.string()}))})

/** A phone number in the user profile. */
const phoneNumber = {
  name: 'phoneNumber',
  displayName: 'Phone number',
  permissions: {view: ['admin', 'user'], edit: ['admin', 'user']},
  validations: {length: {max: 20}},
  multivalued: false,
}

/** Gives the user profile the attribute `phoneNumber`, or takes it away. */
async function changeProfile({http: {admin}}: Lab, hasPhone: boolean): Promise<void> {
  const known = await admin.read(`${BASE}/users/profile`, profile)
  const others = known.attributes.filter(({name}) => name !== phoneNumber.name)
  const attributes = hasPhone ? [...others, phoneNumber] : others
  await admin.must('PUT', `${BASE}/users/profile`, {json: {...known, attributes}})
}

/** A realm with one language, in which the form of an attribute takes its name as it is. */
export async function withPlainProfile(lab: Lab): Promise<void> {
  await changeProfile(lab, false)
  await lab.http.admin.must('PUT', BASE, {json: {internationalizationEnabled: false}})
}

/** The languages of the realm again. */
export async function withLanguages({http: {admin}}: Lab): Promise<void> {
  await admin.must('PUT', BASE, {json: {internationalizationEnabled: true}})
}

/** A registration form that asks for a phone number. */
export async function withRegistration(lab: Lab): Promise<void> {
  await changeProfile(lab, true)
  await lab.http.admin.must('PUT', BASE, {json: {registrationAllowed: true}})
}

/** Takes registration away again: the login page of other pictures has no link to it. */
export async function withoutRegistration(lab: Lab): Promise<void> {
  await changeProfile(lab, false)
  await lab.http.admin.must('PUT', BASE, {json: {registrationAllowed: false}})
}

/** A text of the login page in the words of the realm. */
export async function withTranslation({http: {admin}}: Lab): Promise<void> {
  await admin.must('PUT', `${BASE}/localization/en/loginAccountTitle`, {
    body: 'Log in to Acme',
    headers: {'Content-Type': 'text/plain'},
  })
}

/** Keycloak's own text again. */
export async function withoutTranslation({http: {admin}}: Lab): Promise<void> {
  await admin.must('DELETE', `${BASE}/localization/en`)
}
