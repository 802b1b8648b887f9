import {expect, test} from '../lib/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled})

    test('the login flow shows the step that the reader chooses, by mouse and by keyboard', async ({page}) => {
      await page.goto('/')
      const steps = page.getByRole('group', {name: 'Step through the login'})
      const node = (id: string) => page.locator(`svg:visible [data-node='${id}'] > :not(text)`).first()
      const plain = await node('3').evaluate((shape) => getComputedStyle(shape).fill)
      const active = await node('1').evaluate((shape) => getComputedStyle(shape).fill)
      expect(plain).not.toBe(active)

      await steps.getByText('Is there a company login?').click()
      await expect(node('3')).toHaveCSS('fill', active)
      await expect(steps.getByText('An organization can have its own identity provider.')).toBeVisible()

      await page.keyboard.press('ArrowDown')
      await expect(node('4')).toHaveCSS('fill', active)
      await expect(node('3')).toHaveCSS('fill', plain)
    })
  })
}

test('the first screen of a laptop says what is offered and what to do', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 1})).toBeInViewport()
  await expect(main.getByText('Managed hosting', {exact: true})).toBeInViewport()
  await expect(main.getByText('Enterprise support', {exact: true}).first()).toBeInViewport()
  await expect(main.getByRole('link', {name: 'Open the dashboard'}).first()).toBeInViewport()
  await expect(main.getByRole('group', {name: 'Step through the login'})).toBeInViewport()
})
