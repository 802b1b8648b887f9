import {createServer} from 'node:http'
import path from 'node:path'
import {unzipSync} from 'fflate'
import {lookup} from 'mrmime'
import {listen} from '../../scripts/lib/listen'
import {zipSite} from '../../scripts/lib/zip'
import {addressOf} from '../lib/ownAddress'
import {expect, test} from '../lib/test'

test('the unpacked archive works on a plain file server without internet access: pages, styles, search', async ({
  page,
}) => {
  const files = unzipSync(await zipSite(path.resolve('build'), {name: 'Site', folder: 'site', base: addressOf('/')}))
  // It knows folders and types, and neither headers nor redirects.
  const server = createServer((req, res) => {
    const pathname = decodeURI((req.url ?? '').replace(/\?.*/, '')).replace(/\/$/, '/index.html')
    const file = files[`site${pathname}`]
    if (file) res.writeHead(200, {'Content-Type': lookup(pathname) ?? 'application/octet-stream'}).end(file)
    else res.writeHead(404).end()
  })
  const origin = `http://localhost:${await listen(server, 0)}`
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) elsewhere.push(request.url())
  })
  await page.goto(origin + addressOf('/docs/introduction/'))
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Site Sans')
  await page.keyboard.press('/')
  await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill('keycloak')
  await page.getByRole('dialog', {name: 'Search'}).getByRole('option').first().click()
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden()
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(elsewhere).toEqual([])
  // The page still asks for its icons.
  await page.goto('about:blank')
  server.close()
  server.closeAllConnections()
})
