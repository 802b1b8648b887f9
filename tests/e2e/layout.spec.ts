import type {Locator, Page} from '@playwright/test'
import {firstVisit} from '../lib/consent'
import {answered, expect, mayLog, test} from '../lib/test'

const DOCS = '/docs/getting-started/realm-configuration/'
const TABLES = '/docs/introduction/keycloak/'

/** Where the words of an element begin. */
const textLeft = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect().left
  })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} is not shown.`)
  return {...box, right: box.x + box.width, bottom: box.y + box.height}
}

test.describe('one left edge', () => {
  test.use({storageState: firstVisit})

  for (const width of [390, 768, 1280, 1440, 1920]) {
    test(`at ${width} px navbar, tree, titles, footer and consent banner begin at one edge`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      mayLog(page, answered(404, /404\.html$/))
      const edges: Record<string, number> = {}
      for (const path of ['/', '/blog/', '/search/', '/404.html', '/docs/introduction/']) {
        await page.goto(path)
        edges[`footer of ${path}`] = await textLeft(page.locator('.footer__title').first())
        edges[`banner of ${path}`] = await textLeft(page.getByRole('region', {name: 'Cookie consent'}).locator('p'))
        if (width > 996) edges[`mark of ${path}`] = (await boxOf(page.locator('.navbar__brand').first())).x
        if (path.startsWith('/docs/') && width > 996)
          edges.tree = await textLeft(page.locator('.theme-doc-sidebar-menu .menu__link').first())
        else edges[`title of ${path}`] = await textLeft(page.getByRole('heading', {level: 1}))
      }
      const expected = edges['title of /'] ?? NaN
      const others = Object.entries(edges).filter(([, left]) => Math.abs(left - expected) > 1.5)
      expect(Object.fromEntries(others), `the title of the home page begins at ${expected}`).toEqual({})
    })
  }
})

test.describe('a document', () => {
  test.beforeEach(({page}) => page.setViewportSize({width: 1440, height: 900}))

  test('is set in 17 px, in lines of 62 to 72 characters', async ({page}) => {
    await page.goto(DOCS)
    const lines = await page.locator('.theme-doc-markdown > p:not(:has(code)):not([class])').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const lengths: number[] = []
        let top = -Infinity
        for (let node = text.nextNode(); node; node = text.nextNode()) {
          for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            const rect = range.getBoundingClientRect()
            // What a term means is in the text, and not to be seen until it is asked for.
            if (rect.width === 0) continue
            if (rect.top > top + 10) {
              lengths.push(0)
              top = rect.top
            }
            lengths.push((lengths.pop() ?? 0) + 1)
          }
        }
        // The last line of a paragraph ends where it ends.
        return lengths.slice(0, -1)
      }),
    )
    const sorted = lines.toSorted((a, b) => a - b)
    expect(sorted.length).toBeGreaterThan(10)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThanOrEqual(62)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(72)
    await expect(page.locator('.theme-doc-markdown > p:not([class])').first()).toHaveCSS('font-size', '17px')
  })

  test('begins 48 px right of the rule of the tree, and no block is wider than 47 rem', async ({page}) => {
    for (const path of [DOCS, TABLES]) {
      await page.goto(path)
      const rule = (await boxOf(page.locator('.theme-doc-sidebar-container'))).right
      expect((await textLeft(page.getByRole('heading', {level: 1}))) - rule, path).toBeCloseTo(48, 0)
      const widths = await page
        .locator('.theme-doc-markdown > *')
        .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().width))
      expect(Math.max(...widths), path).toBeLessThanOrEqual(47 * 16)
    }
  })

  test('says what it was tested on in the quiet line below the title, without a box', async ({page}) => {
    await page.goto('/style/')
    const tested = page.getByText(/^Tested on Keycloak/).first()
    await expect(tested).toHaveCSS('border-top-width', '0px')
    await expect(tested).toHaveCSS('font-size', '14px')
  })
})

test('a table is a table where there is room for one', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900})
  await page.goto(TABLES)
  const rows = page.locator('main tbody > tr')
  await expect(rows.first()).toBeVisible()
  expect(await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).display))).toEqual(
    Array(await rows.count()).fill('table-row'),
  )
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

test('in dark mode a picture stands on a mat that is neither the page nor the picture', async ({page}) => {
  await page.goto(`${DOCS}?docusaurus-theme=dark`)
  const mat = page.locator('figure:has(img) > div').first()
  const ground = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await ground(mat)).not.toBe(await ground(page.locator('html')))
  expect((await boxOf(mat.locator('img'))).x - (await boxOf(mat)).x).toBeGreaterThanOrEqual(8)
})

for (const width of [390, 1440]) {
  test(`at ${width} px the buttons of a code block have a row of their own`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    for (const path of [DOCS, '/api/create-organization/', '/']) {
      await page.goto(path)
      for (const block of await page.locator('.theme-code-block:visible').all()) {
        const code = await boxOf(block.locator('pre'))
        expect((await boxOf(block.locator('[data-press=copy]'))).bottom, path).toBeLessThanOrEqual(code.y + 1)
        await expect(block).not.toHaveCSS('border-top-width', '0px')
      }
    }
  })
}

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

    test(`at ${width} px the languages stand in one row, the chosen one on its line`, async ({page}) => {
      await page.setViewportSize({width, height: 900})
      await open(page)
      const labels = page.locator('[role=group] > div:has(> [data-tab-group=api-language]) > label')
      await expect(labels).toHaveCount(9)
      const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      const ruby = labels.filter({hasText: 'Ruby'})
      await ruby.click()
      await expect(page.locator('pre.language-ruby')).toBeVisible()
      const row = await boxOf(labels.first().locator('..'))
      const chosen = await boxOf(ruby)
      expect(chosen.right).toBeLessThanOrEqual(row.right + 1)
      expect(Math.abs(chosen.bottom - (row.bottom - 1))).toBeLessThanOrEqual(1)
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

  test('shows the anchor of each field, and its name begins where its text begins', async ({page}) => {
    await open(page)
    const field = page.locator('#path-orgId')
    const sign = await field
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(sign).toBe('"#"')
    expect(
      Math.abs((await textLeft(field.locator('code').first())) - (await textLeft(field.locator('p')))),
    ).toBeLessThan(1)
  })
})

test.describe('the blog', () => {
  test.beforeEach(({page}) => page.setViewportSize({width: 1440, height: 900}))
  const day = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/

  test('has a cover, a sentence and one line of names and dates for each post, and no list beside them', async ({
    page,
  }) => {
    await page.goto('/blog/')
    const posts = page.getByRole('article')
    for (const post of await posts.all()) {
      await expect(post.locator('svg')).toBeVisible()
      expect((await post.innerText()).length).toBeLessThan(350)
    }
    expect(await posts.locator('svg').evaluateAll((all) => new Set(all.map(({innerHTML}) => innerHTML)).size)).toBe(
      await posts.count(),
    )
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

test('no heading of the home page is broken between words that belong together', async ({page}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({width, height: 900})
    await page.goto('/')
    const lines = await page.getByRole('heading', {name: 'their own SSO'}).evaluate((heading) => {
      const text = heading.firstChild
      const content = text?.textContent ?? ''
      const top = (word: string): number => {
        const range = document.createRange()
        if (!text) return NaN
        range.setStart(text, content.indexOf(word))
        range.setEnd(text, content.indexOf(word) + word.length)
        return range.getBoundingClientRect().top
      }
      return [top('set'), top('up their')]
    })
    expect(lines[0], `${width} px`).toBe(lines[1])
  }
})
