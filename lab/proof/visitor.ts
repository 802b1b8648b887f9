import type {Page} from '@playwright/test'
import {fillLogin} from '../consumers/browser'
import {waitUntil} from '../wait'
import {byRole, fieldsOf, firstVisible, leadingTo, PATIENCE} from './find'
import type {ProofHost} from './host'
import {createTab, type Administrator, type Tab} from './tab'

/** A browser at the server, which the blocks of a page and its console instructions share. */
export type Visitor = {
  /** Does what the words say. @returns what the block prints. */
  command: (words: readonly string[]) => Promise<string>
  /** Finds a label of the admin console, and opens what it leads to. @throws Error that says what is there. */
  label: (label: string, options: {opens: boolean; isTab: boolean}) => Promise<void>
  stop: () => Promise<void>
}

/** Commands of `browser`, by name, with the words behind them. */
type Commands<T> = Readonly<Record<string, (...words: readonly string[]) => Promise<T>>>

/** Nothing is opened before the first command. */
export function createVisitor(host: ProofHost, realm: string, administrator: Administrator): Visitor {
  const tab = createTab(host, realm, administrator)
  const silent: Commands<void> = {...navigation(tab), ...actions(tab, administrator)}
  const printing: Commands<string> = observations(tab)
  return {
    command: async ([name = '', ...words]) => {
      const print = printing[name]
      if (print) return print(...words)
      const act = silent[name]
      if (!act) {
        const allowed = Object.keys({...silent, ...printing}).join(', ')
        throw new Error(`"browser ${name}" isn't a command. Allowed: ${allowed}.`)
      }
      await act(...words)
      return ''
    },
    label: async (name, {opens, isTab}) => {
      const page = (await tab.isInConsole()) ? await tab.page() : await tab.openConsole('')
      if (isTab) await (await firstVisible(page, name, [page.getByRole('tab', {name, exact: true})])).click()
      else await visitLabel(page, name, opens)
    },
    stop: tab.close,
  }
}

function navigation(tab: Tab): Commands<void> {
  return {
    open: async (address = '/') => {
      // The administrator's session is nobody else's.
      if (await tab.isInConsole()) await tab.close()
      await (await tab.page()).goto(address)
    },
    console: async (path = '') => {
      // An address that differs after the # alone loads nothing anew.
      await (await tab.openConsole(path)).reload()
    },
    new: () => tab.close(),
  }
}

function actions(tab: Tab, {username, password}: Administrator): Commands<void> {
  return {
    click: async (name = '') => {
      const page = await tab.page()
      await (await firstVisible(page, name, [...byRole(page, name), page.getByText(name, {exact: true})])).click()
    },
    fill: async (...fields) => {
      const page = await tab.page()
      for (const field of fields) {
        const [name, value] = cut(field)
        await (await firstVisible(page, name, fieldsOf(page, name))).fill(value)
      }
    },
    login: async (name = username, secret = password) => fillLogin(await tab.page(), name, secret),
    passkeys: async () => addPasskeys(await tab.page()),
  }
}

function observations(tab: Tab): Commands<string> {
  return {
    see: async (...texts) => {
      const page = await tab.page()
      const seen: string[] = []
      for (const text of texts) seen.push(await (await firstVisible(page, text, [page.getByText(text)])).innerText())
      return seen.join('\n')
    },
    state: async (name = '') => {
      const page = await tab.page()
      return (await (await firstVisible(page, name, byRole(page, name))).isDisabled()) ? 'disabled' : 'enabled'
    },
    text: async () => (await tab.page()).locator('body').innerText(),
    url: async (start = '') => {
      const page = await tab.page()
      // Where no such host is found, some browsers are at an address of their own then.
      const found = () => [tab.sentTo(), page.url()].find((address) => address.startsWith(start))
      return waitUntil(found, {what: `the browser is sent to ${start}`, timeout: PATIENCE})
    },
  }
}

/** Gives the page a device that keeps passkeys, and has recognized its owner whenever it is asked. */
async function addPasskeys(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devTools.send('WebAuthn.addVirtualAuthenticator', {options})
}

/** Finds a label, and opens what it leads to if it leads anywhere. */
async function visitLabel(page: Page, name: string, opens: boolean): Promise<void> {
  const leads = opens ? leadingTo(page, name) : []
  const found = await firstVisible(page, name, [
    ...leads,
    page.getByRole('button', {name, exact: true}),
    page.getByLabel(name, {exact: true}),
    page.getByText(name, {exact: true}),
  ])
  if (!opens) return
  const leading = await Promise.all(leads.map((each) => each.first().isVisible()))
  if (leading.includes(true)) await found.click()
}

/** `Name=value`. */
function cut(field: string): [string, string] {
  const end = field.indexOf('=')
  return end === -1 ? [field, ''] : [field.slice(0, end), field.slice(end + 1)]
}
