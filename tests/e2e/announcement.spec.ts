import type {Page} from '@playwright/test'
import {announcements} from '../../src/config/announcements'
import {announcementFor} from '../../src/parts/announcement/announcements'
import {test as fixtureTest} from '../lib/fixtureSite'
import {answered, expect, mayLog, test} from '../lib/test'

const ID_KEY = 'docusaurus.announcement.id'
const DISMISS_KEY = 'docusaurus.announcement.dismiss'

const bar = (page: Page) => page.locator('.theme-announcement-bar')
const stored = (page: Page) =>
  page.evaluate(([id, dismiss]) => [localStorage.getItem(id), localStorage.getItem(dismiss)], [
    ID_KEY,
    DISMISS_KEY,
  ] as const)

test('each page has its announcement, in a bar that can’t be closed', {tag: ['@1.8', '@3.3']}, async ({page}) => {
  mayLog(page, answered(404, /\/no-such-page\/$/))
  for (const path of ['/', '/docs/introduction/', '/blog/', '/no-such-page/']) {
    await page.goto(path)
    const announcement = announcementFor(announcements, path)
    await expect(bar(page)).toHaveCount(announcement ? 1 : 0)
    if (!announcement) continue
    await expect(bar(page)).toContainText(announcement.text)
    await expect(bar(page).getByRole('link')).toHaveText(announcement.link ? [announcement.link.label] : [])
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  }
})

fixtureTest.describe('where it can be closed', () => {
  fixtureTest(
    'closing hides it, stores it, and holds on the next page from the first paint',
    {tag: ['@3.3', '@7.4']},
    async ({page}) => {
      await page.goto('/docs/')
      await bar(page).getByRole('button').click()
      await expect(bar(page)).toBeHidden()
      expect(await stored(page)).toEqual(['announcement-bar', 'true'])
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true')
      await expect(bar(page)).toBeHidden()
    },
  )

  fixtureTest('another id is stored, and the bar is shown again', {tag: '@3.3'}, async ({page}) => {
    await page.goto('/docs/')
    await page.evaluate(
      ([id, dismiss]) => {
        localStorage.setItem(id, 'older-news')
        localStorage.setItem(dismiss, 'true')
      },
      [ID_KEY, DISMISS_KEY] as const,
    )
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => stored(page)).toEqual(['announcement-bar', 'false'])
  })
  fixtureTest(
    'the misspelt id of older versions is corrected, and what was dismissed stays so',
    {tag: '@3.3'},
    async ({page}) => {
      await page.goto('/docs/')
      await page.evaluate(
        ([id, dismiss]) => {
          localStorage.setItem(id, 'annoucement-bar')
          localStorage.setItem(dismiss, 'true')
        },
        [ID_KEY, DISMISS_KEY] as const,
      )
      await page.reload()
      await expect.poll(() => stored(page)).toEqual(['announcement-bar', 'true'])
      await expect(bar(page)).toBeHidden()
    },
  )

  fixtureTest(
    'each announcement stays closed by its ID, also after another one was shown',
    {tag: '@3.3'},
    async ({page}) => {
      await page.goto('/docs/')
      await expect(bar(page)).toHaveText('There is news.')
      await bar(page).getByRole('button').click()

      await page.goto('/docs/next/guides/first/')
      await expect(bar(page)).toHaveText('Guides are new.')
      await expect.poll(() => stored(page)).toEqual(['guides announcement-bar', 'false'])

      await page.goto('/docs/')
      await expect.poll(() => stored(page)).toEqual(['announcement-bar', 'true'])
      await expect(bar(page)).toBeHidden()

      await page.goto('/docs/next/guides/first/')
      await bar(page).getByRole('button').click()
      expect(await stored(page)).toEqual(['guides announcement-bar', 'true'])
      await page.goto('/docs/')
      await expect(bar(page)).toBeHidden()
      await page.goto('/docs/next/guides/first/')
      await expect(bar(page)).toBeHidden()
    },
  )
})
