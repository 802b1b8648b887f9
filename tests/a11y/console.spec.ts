import {expectNothingFound} from '../lib/axe'
import {fillServer, openConsole, sendCall} from '../lib/console'
import {startConsoleRealm, type ConsoleRealm} from '../lib/consoleRealm'
import {answered, expect, mayLog, test} from '../lib/test'

let realm: ConsoleRealm

test.beforeAll(async () => {
  realm = await startConsoleRealm()
})
test.afterAll(() => realm.stop())

for (const width of [390, 1280]) {
  test.describe(`at ${width} px in both modes axe finds nothing on`, () => {
    test.use({viewport: {width, height: 900}})

    test('the open console with its errors', async ({page}) => {
      await page.goto('/api/update-organization/')
      const section = await openConsole(page)
      for (const summary of await section.locator('summary').all()) await summary.click()
      await sendCall(section)
      await expect(section.getByLabel('Base URL')).toHaveAttribute('aria-invalid', 'true')
      await expectNothingFound(page)
    })

    test('an answer, an explanation and a question', async ({page}) => {
      await page.goto('/api/delete-organization/')
      const section = await openConsole(page)
      await fillServer(section, realm.url)
      await section.getByLabel('orgId').fill('42')
      realm.answer = (_, res) => res.writeHead(409, {'Content-Type': 'application/json'}).end('{"error":"conflict"}')
      mayLog(page, answered(409, /\/realms\/acme\/orgs\/42$/))
      await sendCall(section)
      await section.getByRole('button', {name: 'Yes, send DELETE'}).click()
      await expect(section.getByText('It already exists')).toBeVisible()
      await sendCall(section)
      await expect(section.getByRole('alertdialog')).toBeFocused()
      await expectNothingFound(page)
    })
  })
}
