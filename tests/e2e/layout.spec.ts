import type {Locator, Page} from '@playwright/test'
import {expect, needsSample, test} from '../lib/test'

const DOCS = '/docs/getting-started/realm-configuration/'
const TABLES = '/docs/introduction/keycloak/'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} is not shown.`)
  return {...box, right: box.x + box.width, bottom: box.y + box.height}
}

test('a table is a table where there is room for one', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900})
  await page.goto(TABLES)
  const rows = page.locator('main tbody > tr')
  await expect(rows.first()).toBeVisible()
  expect(await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).display))).toEqual(
    Array(await rows.count()).fill('table-row'),
  )
})

test('the text of a post keeps its width while the contents beside it have not come', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto('/blog/verify-keycloak-webhook-signatures/')
  const title = page.locator('h1')
  const {right} = await boxOf(title)
  await page.locator('.col:has(> [data-contents])').evaluate((column) => column.remove())
  expect((await boxOf(title)).right).toBe(right)
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}})

  test('each row of a table is a block whose cells name their columns, and nothing is cut off', async ({page}) => {
    for (const path of [TABLES, '/', '/api/create-organization/']) {
      await page.goto(path)
      const tables = page.locator('[role=group]:has(> table)')
      const faults = await tables.evaluateAll((scrollers) =>
        scrollers.flatMap((scroller) => [
          ...(scroller.scrollWidth > scroller.clientWidth ? ['a table is wider than its place'] : []),
          ...[...scroller.querySelectorAll('tbody :is(th, td)')]
            .filter(
              (cell) =>
                cell.getAttribute('data-label') !== '' && !/\w/.test(getComputedStyle(cell, '::before').content),
            )
            .map((cell) => `no label: ${cell.textContent}`),
        ]),
      )
      expect(await tables.count(), path).toBeGreaterThan(0)
      expect(faults, path).toEqual([])
    }
  })

  test('no word of a heading or of a table is broken', async ({page}) => {
    for (const path of [
      TABLES,
      DOCS,
      '/docs/getting-started/launch-checklist/',
      '/docs/introduction/open-source/',
      '/product/adminportal/',
      '/product/sso/',
      '/support/emergency-support/',
    ]) {
      await page.goto(path)
      const broken = await page.locator('main :is(h1, h2, h3, td, th)').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const words: string[] = []
          for (let node = text.nextNode(); node; node = text.nextNode()) {
            if (node.parentElement?.closest('code, a[aria-hidden]')) continue
            for (const {0: word, index} of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) words.push(word)
            }
          }
          return words
        }),
      )
      expect(broken, path).toEqual([])
    }
  })

  test('no word of a column is broken where it names a cell', async ({page}) => {
    for (const path of [TABLES, DOCS, '/docs/introduction/open-source/', '/api/create-organization/']) {
      await page.goto(path)
      const broken = await page.locator('main tbody [data-label]').evaluateAll((cells) => {
        const pen = document.createElement('canvas').getContext('2d')
        return cells.flatMap((cell) => {
          const {fontWeight, fontSize, fontFamily, width} = getComputedStyle(cell, '::before')
          if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
          const words = cell.getAttribute('data-label')?.split(' ') ?? []
          return words.filter((word) => (pen?.measureText(word).width ?? Infinity) > parseFloat(width))
        })
      })
      expect(broken, path).toEqual([])
    }
  })

  test('a picture is a part of the screen that can be read', async ({page}) => {
    await page.goto(DOCS)
    const picture = page.locator('figure img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-phone\.avif$/)
    const shown = (await boxOf(picture)).width
    const taken = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / 2)
    expect(shown / taken).toBeGreaterThan(0.65)
  })
})

test.describe('an operation', () => {
  const open = (page: Page) => page.goto('/api/verify-domain/')

  for (const width of [390, 1280, 1440]) {
    test(`at ${width} px shows its whole address, and nothing of a sample is out of sight`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await open(page)
      const address = page.getByRole('main').getByText('/realms/{realm}').first().locator('..')
      await expect(address).toHaveText('/realms/{realm}/orgs/{orgId}/domains/{domainName}/verify')
      const overflows = await page
        .locator('main code:visible')
        .evaluateAll((codes) => codes.filter((code) => code.scrollWidth > (code.parentElement?.clientWidth ?? 0) + 1))
      expect(overflows).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test('says who may call it before what it takes, and lists what there is on the page', async ({page}) => {
    await open(page)
    const main = page.getByRole('main')
    const rules = await boxOf(main.getByText('Permissions', {exact: true}))
    expect(rules.y).toBeLessThan((await boxOf(main.getByRole('heading', {name: 'Path parameters'}))).y)
    await expect(main.getByText('Operation ID verifyDomain')).toBeVisible()
    await expect(main.getByText(/min read/)).toHaveCount(0)
    const contents = main.getByRole('navigation', {name: 'On this page'}).getByRole('link')
    await expect(contents).toHaveText([
      'Request samples',
      'Try it',
      'Path parameters',
      'Response',
      'Errors',
      'Related pages',
    ])
    for (const link of await contents.all())
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
  })

  test('has its errors in a table, and what they consist of once', async ({page}) => {
    await open(page)
    const errors = page.getByRole('group', {name: 'Table: Status, Cause, Example'})
    expect(await errors.locator('tbody tr').count()).toBeGreaterThan(1)
    await expect(page.locator('#schema-error')).toHaveCount(1)
    await page.goto('/api/verify-domain/#response-404')
    await expect(errors.locator('#response-404')).toBeInViewport()
  })
})

test.describe('the blog', () => {
  test.beforeEach(({page}) => page.setViewportSize({width: 1440, height: 900}))
  const day = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/

  test('has a sentence and one line of names and dates for each post, covers that differ, and no list beside them', async ({
    page,
  }) => {
    needsSample()
    await page.goto('/blog/')
    const posts = page.getByRole('article')
    for (const text of await posts.locator('> div').allInnerTexts()) expect(text.length).toBeLessThan(350)
    const covers = posts.locator('svg, img')
    await expect(covers.first()).toBeVisible()
    const drawn = await covers.evaluateAll((all) => all.map(({outerHTML}) => outerHTML))
    expect(new Set(drawn).size).toBe(drawn.length)
    const list = await boxOf(page.getByRole('main'))
    expect(
      (await boxOf(page.getByRole('navigation', {name: 'Blog recent posts navigation'}))).y,
    ).toBeGreaterThanOrEqual(list.bottom)
  })

  test('writes dates in one way', async ({page}) => {
    for (const path of ['/blog/', '/blog/dashboard-launch/', '/blog/archive/', '/blog/tags/keycloak/']) {
      await page.goto(path)
      const dates = await page.getByRole('main').locator('time').allInnerTexts()
      expect(dates.length, path).toBeGreaterThan(0)
      for (const date of dates) expect(date, path).toMatch(day)
    }
  })
})
