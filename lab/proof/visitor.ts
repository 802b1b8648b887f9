import type {Locator, Page} from '@playwright/test'
import {fillLogin} from '../consumers/browser'
import type {Lab} from '../index'
import {waitUntil} from '../wait'

/** Who signs in to the admin console, and with which password. */
export type Administrator = {username: string; password: string}

/** What is looked for may take this long, on a busy machine, in ms. */
const PATIENCE = 20_000

/** A browser at the server, which the blocks of a page and its console instructions share. */
export type Visitor = {
  /** Does what the words say. @returns what the block prints. */
  command: (words: readonly string[]) => Promise<string>
  /** Finds a label of the admin console, and opens what it leads to. @throws Error that says what is there. */
  label: (label: string, options: {opens: boolean; isTab: boolean}) => Promise<void>
  stop: () => Promise<void>
}

/** Nothing is opened before the first command. */
export function createVisitor({browser, url}: Lab, realm: string, {username, password}: Administrator): Visitor {
  let open: Promise<Page> | undefined
  /** Where the browser was last told to go. */
  let sentTo = ''
  const start = async (): Promise<Page> => {
    const page = await browser.open({viewport: {width: 1280, height: 1000}})
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) sentTo = request.url()
    })
    // Applications of the pages are not there: only the address to which the server sends people is looked at.
    await page.context().route(
      (address) => address.origin !== url,
      (route) => route.fulfill({contentType: 'text/html', body: 'Not a page of the server.'}),
    )
    return page
  }
  const thePage = (): Promise<Page> => (open ??= start())
  const stop = async (): Promise<void> => {
    const page = await open
    open = undefined
    await page?.context().close()
  }
  const isInConsole = async (): Promise<boolean> => (await open)?.url().includes(`/admin/${realm}/console/`) === true
  const goToConsole = async (path: string): Promise<Page> => {
    if (!(await isInConsole())) await stop()
    const page = await thePage()
    await page.goto(`/admin/${realm}/console/#/${realm}/${path}`)
    const menu = page.getByTestId('options-toggle')
    await menu.or(page.locator('#kc-login')).first().waitFor()
    if (await menu.isVisible()) return page
    await fillLogin(page, username, password)
    await menu.waitFor()
    return page
  }
  const commands: Record<string, (...words: readonly string[]) => Promise<string>> = {
    open: async (address = '/') => {
      // The administrator's session is nobody else's.
      if (await isInConsole()) await stop()
      await (await thePage()).goto(address)
      return ''
    },
    console: async (path = '') => {
      // An address that differs after the # alone loads nothing anew.
      await (await goToConsole(path)).reload()
      return ''
    },
    new: async () => {
      await stop()
      return ''
    },
    click: async (name = '') => {
      const page = await thePage()
      await (await firstVisible(page, name, [...roles(page, name), page.getByText(name, {exact: true})])).click()
      return ''
    },
    fill: async (...fields) => {
      const page = await thePage()
      for (const field of fields) {
        const [name, value] = cut(field)
        const byName = page.locator(`[name=${JSON.stringify(name)}], [id=${JSON.stringify(name)}]`)
        await (
          await firstVisible(page, name, [
            byName,
            page.getByRole('textbox', {name, exact: true}),
            page.getByLabel(name, {exact: true}).and(page.locator('input, textarea, select')),
          ])
        ).fill(value)
      }
      return ''
    },
    login: async (name = username, secret = password) => {
      await fillLogin(await thePage(), name, secret)
      return ''
    },
    see: async (...texts) => {
      const page = await thePage()
      const seen = []
      for (const text of texts) seen.push(await (await firstVisible(page, text, [page.getByText(text)])).innerText())
      return seen.join('\n')
    },
    state: async (name = '') => {
      const page = await thePage()
      return (await (await firstVisible(page, name, roles(page, name))).isDisabled()) ? 'disabled' : 'enabled'
    },
    passkeys: async () => {
      const page = await thePage()
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('WebAuthn.enable')
      // One that is built into the device, and has recognized the person whenever it is asked.
      const options = {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      } as const
      await devTools.send('WebAuthn.addVirtualAuthenticator', {options})
      return ''
    },
    text: async () => (await thePage()).locator('body').innerText(),
    url: async (start = '') => {
      const page = await thePage()
      // Where no such host is found, some browsers are at an address of their own then.
      const found = () => [page.url(), sentTo].find((address) => address.startsWith(start))
      return waitUntil(found, {what: `the browser is sent to ${start}`, timeout: PATIENCE})
    },
  }
  return {
    command: async ([name = '', ...words]) => {
      const command = commands[name]
      if (command) return command(...words)
      throw new Error(`"browser ${name}" is no command. Allowed: ${Object.keys(commands).join(', ')}.`)
    },
    label: async (name, {opens, isTab}) => {
      const page = (await isInConsole()) ? await thePage() : await goToConsole('')
      if (isTab) {
        await (await firstVisible(page, name, [page.getByRole('tab', {name, exact: true})])).click()
        return
      }
      const leads = opens ? roles(page, name).slice(0, LEADING) : []
      const there = [page.getByLabel(name, {exact: true}), page.getByText(name, {exact: true})]
      const found = await firstVisible(page, name, [...leads, page.getByRole('button', {name, exact: true}), ...there])
      if (!opens) return
      const leading = await Promise.all(leads.map((each) => each.first().isVisible()))
      if (leading.includes(true)) await found.click()
    },
    stop,
  }
}

/** `Name=value`. */
function cut(field: string): [string, string] {
  const end = field.indexOf('=')
  return end === -1 ? [field, ''] : [field.slice(0, end), field.slice(end + 1)]
}

/** How many of these lead to another page. */
const LEADING = 2

function roles(page: Page, name: string): Locator[] {
  return (['tab', 'link', 'button', 'menuitem', 'option', 'switch', 'checkbox', 'radio'] as const).map((role) =>
    page.getByRole(role, {name, exact: true}),
  )
}

/** The first of several ways to find something, once one of them does. */
async function firstVisible(page: Page, name: string, ways: readonly Locator[]): Promise<Locator> {
  try {
    return await waitUntil(
      async () => {
        for (const way of ways) {
          const count = await way.count()
          for (let index = 0; index < count; index += 1) if (await way.nth(index).isVisible()) return way.nth(index)
        }
        return undefined
      },
      {what: name, timeout: PATIENCE},
    )
  } catch {
    const text = (await page.locator('body').innerText()).replaceAll(/\s*\n\s*/g, ' | ')
    throw new Error(`"${name}" is not on the page ${page.url()}, which says: ${text.slice(0, 1500)}`)
  }
}
