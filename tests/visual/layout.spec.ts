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

  test('is set in 17 px, in lines of 66 to 72 characters', async ({page}) => {
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
    const middle = sorted[Math.floor(sorted.length / 2)]
    expect(middle).toBeGreaterThanOrEqual(66)
    expect(middle).toBeLessThanOrEqual(72)
    // What is longer has narrow letters.
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(74)
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

  test('has code, tables, and lists that begin and end where its text does', async ({page}) => {
    for (const path of [DOCS, TABLES, '/docs/audit-logs/api/', '/docs/native-organizations/claims/']) {
      await page.goto(path)
      const text = page.locator('.theme-doc-markdown > p:not([class])').first()
      const {x, right} = await boxOf(text)
      const blocks = page.locator(
        '.theme-doc-markdown > :is(.theme-code-block, ul, ol, .alert, [role=group]:not(:has(th:nth-child(4))))',
      )
      const edges = await blocks.evaluateAll((all) =>
        all.map((block) => {
          const {left, right: end} = block.getBoundingClientRect()
          return [Math.round(left), Math.round(end)].join(' to ')
        }),
      )
      expect(edges.length, path).toBeGreaterThan(3)
      expect([...new Set(edges)], path).toEqual([[Math.round(x), Math.round(right)].join(' to ')])
    }
  })

  for (const [width, height, rows] of [
    [390, 844, 2],
    [1440, 900, 1],
  ] as const) {
    test(`at ${width} px says below its title in ${rows} row(s) what it is, and answers on the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height})
      for (const path of [DOCS, '/docs/audit-logs/api/', '/docs/native-organizations/claims/']) {
        await page.goto(path)
        const line = page.locator('[data-page-meta]')
        await expect(line).toHaveCount(1)
        expect((await boxOf(line)).height, path).toBeLessThanOrEqual(rows * 26)
        for (const link of await line.getByRole('link').all())
          expect((await boxOf(link)).height, path).toBeGreaterThanOrEqual(24)
        const first = page.locator('.theme-doc-markdown > p:not([class])').first()
        expect((await boxOf(first)).bottom, path).toBeLessThan(height)
      }
    })
  }

  test('says what it was tested on in the quiet line below the title, without a box', async ({page}) => {
    await page.goto('/style/')
    const tested = page.getByText(/^Tested on Keycloak/).first()
    await expect(tested).toHaveCSS('border-top-width', '0px')
    await expect(tested).toHaveCSS('font-size', '14px')
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
