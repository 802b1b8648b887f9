import {expect, test} from '../lib/fixtureSite'
import {addressOf} from '../lib/ownAddress'

test('the announcement shows the configured content in the configured colours', {tag: '@3.5'}, async ({page}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveText('There is news.')
  await expect(bar.getByRole('link', {name: 'news'})).toHaveAttribute('href', addressOf('/long/'))
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expect(bar).toHaveCSS('color', 'rgb(254, 220, 186)')
})

test('the announcement has a button that closes it where it is configured so', {tag: '@3.5'}, async ({page}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test(
  'the footer shows the configured links, logo and copyright in the configured style',
  {tag: ['@1.9', '@3.5']},
  async ({page}) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveClass(/footer--dark/)
    await expect(footer.getByRole('link', {name: 'Footer link', exact: true})).toHaveAttribute(
      'href',
      addressOf('/long/'),
    )
    await expect(footer.getByRole('link', {name: 'Footer link elsewhere'})).toHaveAttribute(
      'href',
      'https://example.com/',
    )
    await expect(footer.getByRole('img', {name: 'Fixture'}).first()).toBeVisible()
    await expect(footer).toContainText('Copyright of the fixture')
  },
)

test('the navbar has the configured items in the configured style', {tag: '@3.5'}, async ({page}) => {
  await page.goto('/')
  const navbar = page.getByRole('navigation', {name: 'Main'})
  await expect(navbar).toHaveClass(/navbar--dark/)
  await expect(navbar.getByRole('link', {name: 'Left link'})).toHaveAttribute('href', addressOf('/long/'))
})

test('the page of results is where the configuration puts it', {tag: '@3.6'}, async ({page}) => {
  await page.goto('/find/here/')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search')
  await expect(page.locator('search-results')).toBeAttached()
})

test('everything that is stored has the name that is specified, without a suffix', {tag: '@7.4'}, async ({page}) => {
  await page.goto('/docs/')
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click()
  await page.getByRole('button', {name: 'Close'}).click()
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: '1.0'}).hover()
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Next'}).click()
  await expect(page).toHaveURL(/\/docs\/next\/$/)
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'docs-preferred-version-default',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'theme',
  ])
})

test.describe('where the navbar is not to hide', () => {
  test.use({variant: 'noswitch'})

  test('it stays in place when the reader scrolls down', {tag: '@3.5'}, async ({page}) => {
    await page.goto('/long/')
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    // What a scroll event changes has begun to move after two frames.
    const moving = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return document.getAnimations().length
    })
    expect(moving).toBe(0)
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport({ratio: 1})
  })
})
