import type {Locator, Page} from '@playwright/test'
import {waitUntil} from '../wait'

/** What is looked for may take this long, on a busy machine, in ms. */
export const PATIENCE = 20_000

/** How many of the roles lead to another page. */
const LEADING = 2

/** What has a name and can be used, by role: first what leads to another page. */
export function byRole(page: Page, name: string): readonly Locator[] {
  return (['tab', 'link', 'button', 'menuitem', 'option', 'switch', 'checkbox', 'radio'] as const).map((role) =>
    page.getByRole(role, {name, exact: true}),
  )
}

/** What has a name and leads to another page. */
export function leadingTo(page: Page, name: string): readonly Locator[] {
  return byRole(page, name).slice(0, LEADING)
}

/** The ways to find a field: by its name or id, as a text box, by its label. */
export function fieldsOf(page: Page, name: string): readonly Locator[] {
  return [
    page.locator(`[name=${JSON.stringify(name)}], [id=${JSON.stringify(name)}]`),
    page.getByRole('textbox', {name, exact: true}),
    page.getByLabel(name, {exact: true}).and(page.locator('input, textarea, select')),
  ]
}

/** The first of several ways to find something, once one of them does. @throws Error that says what the page has. */
export async function firstVisible(page: Page, name: string, ways: readonly Locator[]): Promise<Locator> {
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
    throw new Error(`"${name}" isn't on the page ${page.url()}, which shows: ${text.slice(0, 1500)}`)
  }
}
