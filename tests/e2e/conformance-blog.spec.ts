import {expect, test} from '../lib/fixtureSite'

/** The fixture site has twelve posts, all with one tag: four of 2025, eight of 2026. */
const newestFirst = ['twelve', 'eleven', 'ten', 'nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'two', 'one']
const titles = newestFirst.map((name) => `Post ${name}`)

test('a list of posts shows ten a page, and the rest on the next', {tag: '@2.7'}, async ({page}) => {
  const shown = page.getByRole('article').getByRole('heading', {level: 2})
  await page.goto('/blog/')
  await expect(shown).toHaveText(titles.slice(0, 10))
  await page.getByRole('link', {name: 'Older entries'}).click()
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/)
  await expect(shown).toHaveText(titles.slice(10))
})

test('the posts of a tag are shown ten a page as well', {tag: '@2.8'}, async ({page}) => {
  const shown = page.getByRole('article').getByRole('heading', {level: 2})
  await page.goto('/blog/tags/keycloak/')
  await expect(shown).toHaveText(titles.slice(0, 10))
  await page.goto('/blog/tags/keycloak/page/2/')
  await expect(shown).toHaveText(titles.slice(10))
})

test('the sidebar of the blog is titled News and lists every post under its year', {tag: '@2.6'}, async ({page}) => {
  await page.goto('/blog/post-three/')
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'})
  await expect(sidebar).toContainText(/^News/)
  await expect(sidebar.getByRole('heading')).toHaveText(['2026', '2025'])
  for (const [year, posts] of [
    ['2026', titles.slice(0, 8)],
    ['2025', titles.slice(8)],
  ] as const) {
    const group = sidebar.locator('*', {has: page.getByRole('heading', {name: year})}).last()
    await expect(group.getByRole('link')).toHaveText(posts)
  }
})
