import {manyClients} from '../../src/tools/realm-check/fixtures/largeExport'
import {visitAfter} from '../lib/consent'
import {expect, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

test('an export of 20 MB with 50,000 clients is checked, and the page answers meanwhile', async ({page}) => {
  await page.goto('/docs/tools/realm-check/')
  const buffer = Buffer.from(JSON.stringify({realm: 'acme', enabled: true, clients: manyClients(50_000)}))
  expect(buffer.length).toBeGreaterThan(20_000_000)
  const form = page.locator('form', {has: page.getByRole('button', {name: 'Check', exact: true})})
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({name: 'acme.json', mimeType: 'application/json', buffer})
  // How often the page did something else meanwhile. A limit of time would fail on a busy machine.
  await page.evaluate(() => {
    document.documentElement.dataset.turns = '0'
    setInterval(() => {
      document.documentElement.dataset.turns = String(Number(document.documentElement.dataset.turns) + 1)
    }, 10)
  })
  const started = Date.now()
  await form.getByRole('button', {name: 'Check', exact: true}).click()
  await expect(page.locator('.tool-report')).toContainText('49,995 more places')
  const turns = Number(await page.evaluate(() => document.documentElement.dataset.turns))
  expect(turns).toBeGreaterThan(10)
  test
    .info()
    .annotations.push({type: 'measured', description: `${Date.now() - started} ms, ${turns} turns of the page`})
})
