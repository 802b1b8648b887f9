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

test('an export of 20 MB with 50,000 clients is checked in seconds, and the page answers meanwhile', async ({page}) => {
  await page.goto('/docs/tools/realm-check/')
  const buffer = largeExport()
  expect(buffer.length).toBeGreaterThan(20_000_000)
  const form = page.locator('form', {has: page.getByRole('button', {name: 'Check', exact: true})})
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({name: 'acme.json', mimeType: 'application/json', buffer})
  // The longest time for which the page did nothing else.
  await page.evaluate(() => {
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      const longest = Math.max(Number(document.documentElement.dataset.longest ?? 0), now - last)
      document.documentElement.dataset.longest = String(longest)
      last = now
    }, 10)
  })
  const started = Date.now()
  await form.getByRole('button', {name: 'Check', exact: true}).click()
  await expect(page.locator('.tool-report')).toContainText('49,995 more places')
  const seconds = (Date.now() - started) / 1000
  const longest = Number(await page.evaluate(() => document.documentElement.dataset.longest))
  expect(seconds).toBeLessThan(10)
  expect(longest).toBeLessThan(2000)
  test.info().annotations.push({type: 'measured', description: `${seconds} s, longest pause ${Math.round(longest)} ms`})
})
