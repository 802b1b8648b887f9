import {expect, test} from '../../lib/test'

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

    test('opening the door of a customer changes the address, the page, and the token', async ({page}) => {
      await page.goto('/')
      const scene = page.getByRole('main').locator('figure').first()
      const shown = (text: string) => scene.getByText(text, {exact: true}).filter({visible: true})
      await expect(shown('carol@cedar.example')).toBeVisible()
      await expect(shown('"cedar"')).toBeVisible()

      await scene.getByText('maple.example').filter({visible: true}).first().click()
      await expect(scene.getByRole('radio', {name: 'Maple Health'})).toBeChecked()
      await expect(shown('mia@maple.example')).toBeVisible()
      await expect(shown('"maple"')).toBeVisible()
      await expect(shown('carol@cedar.example')).toHaveCount(0)
      await page.keyboard.press('ArrowRight')
      await expect(shown('Click to log in')).toBeVisible()
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
    await expect(main.getByText('carol@cedar.example').first()).toBeInViewport()
    await expect(main.getByText('"cedar"').first()).toBeInViewport()
  },
)

for (const width of [320, 390, 768, 1000, 1440, 1920]) {
  test(`at ${width} px no word of the first picture is cut, whichever door is open`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto('/')
    const scene = page.getByRole('main').locator('figure').first()
    for (const name of ['Cedar Bank', 'Maple Health', 'Birch Labs']) {
      await scene.getByRole('radio', {name}).check({force: true})
      await expect.poll(() => scene.evaluate(wordsCut), name).toEqual([])
    }
  })
}

/** Words that can be seen, yet not as a whole: an element around them ends before they do. */
function wordsCut(scene: Element): string[] {
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility({visibilityProperty: true, opacityProperty: true}) || !node.textContent?.trim())
      continue
    if (parent.closest('legend')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = parent; box && box !== scene.parentElement; box = box.parentElement) {
      const {display} = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const isInside =
        text.left > edge.left - 1 &&
        text.right < edge.right + 1 &&
        text.top > edge.top - 4 &&
        text.bottom < edge.bottom + 4
      if (display !== 'inline' && !isInside) cut.push(node.textContent)
    }
  }
  return cut
}

test('the first picture moves only when a door is opened, and not for readers who want less motion', async ({page}) => {
  const scene = page.getByRole('main').locator('figure').first()
  const movements = () =>
    scene.evaluate((figure) =>
      figure.getAnimations({subtree: true}).map(({effect}) => effect?.getComputedTiming().endTime),
    )
  await page.goto('/')
  expect(await movements()).toEqual([])
  await scene.getByRole('radio', {name: 'Birch Labs'}).check({force: true})
  expect((await movements()).length).toBeGreaterThan(3)
  await expect.poll(movements).toEqual([])

  await page.emulateMedia({reducedMotion: 'reduce'})
  await scene.getByRole('radio', {name: 'Cedar Bank'}).check({force: true})
  for (const end of await movements()) expect(Number(end)).toBeLessThanOrEqual(1)
})

test('while a door opens, at no time are the tokens of two customers seen', async ({page}) => {
  await page.goto('/')
  const scene = page.getByRole('main').locator('figure').first()
  await scene.getByRole('radio', {name: 'Maple Health'}).check({force: true})
  expect(await scene.evaluate(tokensSeen)).toEqual([['"cedar"'], ['"maple"']])
})

/** The customers whose token is seen in the course of the movement, as often as this changes. */
function tokensSeen(scene: Element): string[][] {
  const movements = scene.getAnimations({subtree: true})
  for (const movement of movements) movement.pause()
  const names = [...scene.querySelectorAll('mark')]
  const isSeen = (name: Element): boolean => {
    let clipped: Element | null = name
    while (clipped && getComputedStyle(clipped).clipPath === 'none') clipped = clipped.parentElement
    return (
      clipped !== null &&
      getComputedStyle(clipped).visibility === 'visible' &&
      !getComputedStyle(clipped).clipPath.includes('100%')
    )
  }
  const seen: string[][] = []
  for (let time = 0; time <= 2000; time += 20) {
    for (const movement of movements) movement.currentTime = time
    const now = names.filter(isSeen).map(({textContent}) => textContent)
    if (now.length > 0 && now.join() !== seen.at(-1)?.join()) seen.push(now)
  }
  return seen
}

test('no two neighbors are composed alike, and there are ten sections at most', async ({page}) => {
  await page.goto('/')
  const compositions = await page
    .locator('main > [data-composition]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-composition')))
  expect(await page.locator('main > *').count()).toBe(compositions.length)
  expect(compositions.length).toBeLessThanOrEqual(10)
  expect(compositions.filter((one, index) => one === compositions[index - 1])).toEqual([])
})

test('the page says what it has to in 450 words, tables, code and drawings aside', async ({page}) => {
  await page.goto('/')
  const words = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return []
    for (const element of copy.querySelectorAll('table, pre, svg, [aria-hidden=true], script, style')) element.remove()
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
    // What isn't near the window has an estimated height.
    const measured = await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('main > section'))
        section.style.contentVisibility = 'visible'
      return document.documentElement.scrollHeight
    })
    expect(measured).toBeLessThanOrEqual(height)
  })
}
