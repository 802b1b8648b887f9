import {visitAfter} from '../lib/consent'
import {expect, test} from '../lib/test'

test.use({storageState: visitAfter('rejecting')})

test('the Tab key stops at a code block or a table only where it scrolls', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800})
    await page.goto('/docs/hosting/kubernetes/')
    await page.keyboard.press('Tab')
    const parts = page.locator('main :is(pre, [role=group])[tabindex]')
    const wrong = () =>
      parts.evaluateAll(
        (all) =>
          all.filter((part) => (part.getAttribute('tabindex') === '0') !== part.scrollWidth > part.clientWidth).length,
      )
    expect(await parts.count()).toBeGreaterThan(0)
    await expect.poll(wrong, `at ${width} px`).toBe(0)
  }
})

test('a menu that was opened by keyboard closes when the pointer opens another', async ({page}) => {
  await page.goto('/')
  const menus = page.getByRole('navigation', {name: 'Main'})
  const [first, second] = [menus.locator('[data-dropdown]').nth(0), menus.locator('[data-dropdown]').nth(1)]
  await first.getByRole('button').press('Enter')
  await expect(first.getByRole('link').first()).toBeVisible()
  await second.hover()
  await expect(second.getByRole('link').first()).toBeVisible()
  await expect(first.locator(':popover-open')).toHaveCount(0)
})
