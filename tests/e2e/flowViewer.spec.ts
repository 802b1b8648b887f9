import type {Page} from '@playwright/test'
import {readFile} from 'node:fs/promises'
import record from '../../src/data/serverFlows.json'
import {expect, test} from '../lib/test'

const PATH = '/docs/authentication/understanding-flows/'

const open = async (page: Page) => {
  await page.goto(PATH)
  await page.getByRole('button', {name: 'Open the viewer'}).click()
  return page.getByLabel('Realm export or flow export (JSON)')
}

test('a pasted flow is explained step by step, and its faults are named', async ({page}) => {
  const box = await open(page)
  await expect(box).toBeFocused()
  await page.getByRole('button', {name: 'Try an example'}).click()
  const viewer = page.locator('.flow-viewer')
  await expect(viewer.getByRole('listitem').first()).toContainText('Cookie auth-cookie, alternative.')
  await expect(viewer.getByText('Problem: Ignored: a required or conditional step')).toBeVisible()
  // Screen readers announce the verdict, not every step.
  await expect(viewer.getByRole('status')).toHaveText('3 problems found.')
})

test('flows that name each other often end in a message instead of a page that does not answer', async ({page}) => {
  const box = await open(page)
  const flows = Array.from({length: 30}, (_, index) => ({
    alias: `flow ${index}`,
    topLevel: index === 0,
    authenticationExecutions: [1, 2].map((priority) => ({
      requirement: 'REQUIRED',
      flowAlias: `flow ${index + 1}`,
      authenticatorFlow: true,
      priority,
    })),
  }))
  await box.fill(JSON.stringify(flows))
  await page.getByRole('button', {name: 'Explain'}).click()
  await expect(page.locator('.flow-viewer').getByRole('status')).toContainText('These flows have more than 5000 steps')
})

test('a file with the flows of the server has no faults, and nothing of it is sent', async ({page}) => {
  await open(page)
  const sent: string[] = []
  // On a slow machine, the viewer's own stylesheet may be asked for as late as here.
  page.on('request', (request) => {
    const url = request.url()
    if (request.postData() !== null || !/\/assets\/[\w./-]+$/.test(url)) sent.push(url)
  })
  await page.getByLabel('Or open a file').setInputFiles({
    name: 'realm.json',
    mimeType: 'application/json',
    buffer: await readFile('src/data/serverFlows.json'),
  })
  await expect(page.locator('.flow-viewer details').first()).toBeVisible()
  await expect(page.locator('.flow-viewer summary').getByText('No problems found.')).toHaveCount(
    record.authenticationFlows.filter(({topLevel}) => topLevel).length,
  )
  expect(sent).toEqual([])
})

test('what is no flow is said, in words', async ({page}) => {
  const box = await open(page)
  await box.fill('{"realm": ')
  await page.getByRole('button', {name: 'Explain'}).click()
  await expect(page.locator('.flow-viewer').getByRole('status')).toContainText('This isn’t valid JSON.')
})
