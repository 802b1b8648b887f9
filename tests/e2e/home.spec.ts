import {expect, test} from '../lib/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled, viewport: {width: 1440, height: 900}})

    test('the reader chooses an address and follows its login from screen to token to event', async ({page}) => {
      await page.goto('/')
      const band = page.locator('#organizations')
      await expect(band.getByRole('img', {name: /holds carol@cedar\.example/}).filter({visible: true})).toBeVisible()
      await expect(band.getByRole('listitem').filter({visible: true})).toHaveCount(1)

      await band.getByText('mia@maple.example', {exact: true}).click()
      await expect(band.getByRole('img', {name: /holds mia@maple\.example/}).filter({visible: true})).toBeVisible()
      await expect(band.getByRole('listitem').filter({visible: true})).toHaveCount(1)

      await band.getByText('Access token', {exact: true}).first().click()
      await expect(band.getByText('"mia@maple.example"').filter({visible: true})).toHaveText('"mia@maple.example"')
      await page.keyboard.press('ArrowDown')
      await expect(band.getByText('"access.LOGIN"').filter({visible: true})).toBeVisible()
    })

    test('the button below a station leads to the next one', async ({page}) => {
      await page.goto('/')
      const band = page.locator('#organizations')
      const station = band.getByRole('listitem').filter({visible: true})
      await station.locator('label').click()
      await expect(station.getByRole('img', {name: /login page of Cedar Bank/}).filter({visible: true})).toBeVisible()
      await station.locator('label').click()
      await station.locator('label').click()
      await expect(station.locator('label')).toHaveCount(0)
    })
  })
}

test('on a phone the stations of an address are a list', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/')
  await expect(page.locator('#organizations').getByRole('listitem').filter({visible: true})).toHaveCount(4)
})

test(
  'the first screen of a laptop says what is offered and what to do',
  {tag: ['@1.1', '@1.2', '@1.4']},
  async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900})
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', {level: 1})).toBeInViewport()
    await expect(main.getByText(/^Managed hosting and enterprise support for Keycloak/)).toBeInViewport()
    await expect(main.getByRole('link', {name: 'Create a realm'}).first()).toBeInViewport()
    await expect(main.getByRole('img', {name: /login page of Acme/}).filter({visible: true})).toBeInViewport()
  },
)

test('no two neighbors are composed alike, and there are ten sections at most', async ({page}) => {
  await page.goto('/')
  const compositions = await page
    .locator('main > [data-composition]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-composition')))
  expect(await page.locator('main > *').count()).toBe(compositions.length)
  expect(compositions.length).toBeLessThanOrEqual(10)
  expect(compositions.filter((one, index) => one === compositions[index - 1])).toEqual([])
})

test('the page says what it has to in 450 words, tables and code aside', async ({page}) => {
  await page.goto('/')
  const words = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return []
    for (const element of copy.querySelectorAll('table, pre, svg, script, style')) element.remove()
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) found.push(...(walker.currentNode.textContent ?? '').split(/\s+/))
    return found.filter((word) => /[\p{L}\p{N}]/u.test(word))
  })
  expect(words.length).toBeGreaterThan(200)
  expect(words.length).toBeLessThanOrEqual(450)
})

for (const [width, height] of [
  [1440, 6500],
  [390, 9000],
] as const) {
  test(`at ${width} px the page is ${height} px high at most`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height)
  })
}
