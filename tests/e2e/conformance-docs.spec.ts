import {expect, test} from '../lib/fixtureSite'
import {addressOf} from '../lib/ownAddress'

test(
  'the table of contents lists headings of the levels 2 and 3, and no others',
  {tag: ['@2.10', '@9.1']},
  async ({page}) => {
    await page.goto('/docs/next/guides/')
    await expect(page.getByRole('heading', {name: 'Fourth level'})).toHaveCount(1)
    const contents = page.getByRole('navigation', {name: 'On this page'})
    await expect(contents.getByRole('link')).toHaveText(['Second level', 'Third level', 'Last section'])
  },
)

test('Java and YAML are highlighted', {tag: '@9.2'}, async ({page}) => {
  await page.goto('/docs/next/guides/first/')
  const java = page.locator('.language-java code')
  await expect(java.locator('.code-keyword').first()).toHaveText(/class/)
  await expect(java.getByText('"realm"')).toHaveClass('code-string')
  const yaml = page.locator('.language-yaml code')
  await expect(yaml.getByText('enabled', {exact: true})).toHaveClass('code-property')
  await expect(yaml.getByText('true', {exact: true})).toHaveClass('code-number')
})

test(
  'breadcrumbs lead from the part of the documentation through every category to the page',
  {tag: '@2.10'},
  async ({page}) => {
    await page.goto('/docs/next/guides/nested/deep/')
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'})
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Docs', 'Guides', 'Nested guides', 'Deep guide'])
    await expect(breadcrumbs.getByRole('link', {name: 'Docs'})).toHaveAttribute(
      'href',
      addressOf('/docs/introduction/'),
    )
    await breadcrumbs.getByRole('link', {name: 'Guides', exact: true}).click()
    await expect(page).toHaveURL(/\/docs\/next\/guides\/$/)
  },
)

test(
  'the way back to the top goes on by 85 % of what is left, where the browser has no smooth scrolling',
  {tag: '@9.6'},
  async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window)
      Object.assign(window, {steps: []})
      window.scrollTo = (...args: unknown[]) => {
        const [x, y] = args
        if (typeof x !== 'number' || typeof y !== 'number') throw new Error('The browser was told to scroll by itself.')
        const steps: unknown = Reflect.get(window, 'steps')
        if (Array.isArray(steps)) steps.push([document.documentElement.scrollTop, y])
        scrollTo(x, y)
      }
    })
    await page.goto('/docs/next/guides/')
    // The banner lies over the corner that the button stands in.
    await page.getByRole('button', {name: 'Reject all'}).click()
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    // The button shows once the reader turns back.
    await page.mouse.wheel(0, -100)
    await page.getByRole('button', {name: 'Scroll back to top'}).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const steps = await page.evaluate((): unknown => Reflect.get(window, 'steps'))
    expect(Array.isArray(steps) ? steps.length : 0).toBeGreaterThan(10)
    expect(steps).toEqual(
      Array.isArray(steps) ? steps.map(([from]: [number]) => [from, Math.floor(from * 0.85)]) : 'a list of steps',
    )
  },
)
