import {visitAfter} from '../lib/consent'
import {expect, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

/** An export of 20 MB with 50,000 clients. */
function largeExport(): Buffer {
  const clients = Array.from({length: 50_000}, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    clientId: `client-${index}`,
    protocol: 'openid-connect',
    publicClient: true,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: true,
    fullScopeAllowed: true,
    redirectUris: [`https://app-${index}.acme.example/*`],
    webOrigins: ['+'],
    attributes: {'pkce.code.challenge.method': '', note: 'x'.repeat(100)},
  }))
  return Buffer.from(JSON.stringify({realm: 'acme', enabled: true, clients}))
}

test('an export of 20 MB with 50,000 clients is checked, and the page answers meanwhile', async ({page}) => {
  await page.goto('/docs/tools/realm-check/')
  const buffer = largeExport()
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
