import type {Page} from '@playwright/test'
import * as z from 'zod'
import type {Lab} from '../start'
import {LOGO_PATH} from '../consumers/application'
import {CUSTOMER_REALM, REALM} from '../realm/settings'
import {loginAddress, withRealm} from './states'

/** The application that people log in to: the client of the samples. */
export const APPLICATION = 'acme-web'

/** The pages that the marketing pages show: those of Acme in its own look, and of its customers in theirs. */

/** Colors of a company, and those that it has at night. */
type Look = {primary: string; ground: string; night: string; light: string}

const acme: Look = {primary: '#1d5c3a', ground: '#dfeae3', night: '#11241a', light: '#8fd0ac'}

/** What the two companies of the customers' realm look like, which plays both. */
const companies = {
  cedar: {
    displayName: 'Cedar Bank',
    look: {primary: '#1f3a6e', ground: '#e2e8f3', night: '#131c30', light: '#a9c1f5'},
  },
  maple: {
    displayName: 'Maple Health',
    look: {primary: '#9a3412', ground: '#f6e8e0', night: '#2a1810', light: '#f3b08c'},
  },
} as const satisfies Record<string, {displayName: string; look: Look}>

/** CSS as an administrator writes it into the realm: the page in the company's colors, in both modes, under its name or logo. */
const cssOf = ({primary, ground, night, light}: Look, hasLogo: boolean): string => `
  .pf-v5-c-login { background: ${ground}; --own: ${primary}; --on-own: #fff; }
  .pf-v5-theme-dark .pf-v5-c-login { background: ${night}; --own: ${light}; --on-own: ${night}; }
  .pf-v5-c-login__main { border-block-start: 4px solid var(--own); }
  .pf-v5-c-login__main-header { border-block-start: 0; grid-template-columns: 1fr; padding-block-start: 32px; }
  .pf-v5-c-button.pf-m-primary { --pf-v5-c-button--m-primary--BackgroundColor: var(--own); --pf-v5-c-button--m-primary--Color: var(--on-own); }
  .pf-v5-c-button.pf-m-secondary { --pf-v5-c-button--m-secondary--Color: var(--own); --pf-v5-c-button--m-secondary--BorderColor: var(--own); }
  .pf-v5-theme-dark .kc-logo-text { filter: brightness(0) invert(1); }
  ${hasLogo ? '.kc-logo-text { height: 72px; }' : '.kc-logo-text { background: none !important; color: var(--own); font-size: 28px; height: 72px; line-height: 72px; text-transform: none; white-space: nowrap; width: auto; } .kc-logo-text span { display: block !important; }'}
`

const attributesOf = (look: Look, logo?: string) => ({
  '_providerConfig.assets.login.css': cssOf(look, logo !== undefined),
  ...(logo !== undefined && {'_providerConfig.assets.logo.url': logo}),
})

const own = {loginTheme: 'attributes-v2', internationalizationEnabled: false, rememberMe: false} as const

/** The login page of Acme in its own look. One flow for everybody: the customer's identity provider, else a magic link. */
export async function asAcme(lab: Lab): Promise<void> {
  await withRealm({
    settings: own,
    attributes: ({application}) => attributesOf(acme, `${application.url}${LOGO_PATH}`),
  })(lab)
  await oneFlow(lab)
}

/** The same, and the customers' realm as one of the companies. */
export function asCompany(key: keyof typeof companies): (lab: Lab) => Promise<void> {
  return async (lab) => {
    await asAcme(lab)
    const {displayName, look} = companies[key]
    await withRealm({realm: CUSTOMER_REALM, settings: {...own, displayName}, attributes: () => attributesOf(look)})(lab)
  }
}

const flow = z.array(z.looseObject({id: z.string(), alias: z.string()}))
const client = z.array(z.looseObject({id: z.string(), redirectUris: z.array(z.string())})).length(1)

const FLOW = 'customer login'
const STEPS = [
  {provider: 'auth-cookie'},
  {provider: 'ext-auth-home-idp-discovery', config: {forwardToFirstMatch: 'true', userAttribute: 'email'}},
  {provider: 'ext-magic-form'},
] as const

/** Gives the application a flow that leads to the customer's own identity provider, or ends with a magic link where there is none. */
async function oneFlow({http: {admin}, application}: Lab): Promise<void> {
  const base = `/admin/realms/${REALM}`
  const flows = await admin.read(`${base}/authentication/flows`, flow)
  if (flows.some(({alias}) => alias === FLOW)) return
  const form = {alias: FLOW, providerId: 'basic-flow', topLevel: true, builtIn: false}
  const id = await admin.create(`${base}/authentication/flows`, form)
  const path = `${base}/authentication/flows/${encodeURIComponent(FLOW)}/executions`
  for (const step of STEPS) {
    const execution = await admin.create(`${path}/execution`, {provider: step.provider})
    const json = {id: execution, requirement: 'ALTERNATIVE', providerId: step.provider}
    await admin.must('PUT', path, {json})
    if (!('config' in step)) continue
    const config = {alias: `${FLOW} ${step.provider}`, config: step.config}
    await admin.must('POST', `${base}/authentication/executions/${execution}/config`, {json: config})
  }
  const [found] = await admin.read(`${base}/clients?clientId=${APPLICATION}`, client)
  if (!found) throw new Error(`The realm has no client ${APPLICATION}.`)
  const redirectUris = [...found.redirectUris, `${application.url}/*`]
  const bound = {...found, redirectUris, authenticationFlowBindingOverrides: {browser: id}}
  await admin.must('PUT', `${base}/clients/${found.id}`, {json: bound})
}

/** Types an address, and leaves it there. */
export function typeAddress(address: string): (page: Page) => Promise<void> {
  return (page) => page.locator('#username').fill(address)
}

/** Types an address and sends it. @param next an element of the page that follows. */
export function sendAddress(address: string, next: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('#username').fill(address)
    await page.locator('#kc-login').click()
    await page.locator(next).first().waitFor()
  }
}

/** Opens the login page of the application and sends an address. */
export async function openLogin(page: Page, lab: Lab, address: string): Promise<void> {
  await page.goto(await loginAddress(APPLICATION)(lab))
  await page.locator('#username').fill(address)
  await page.locator('#kc-login').click()
}
