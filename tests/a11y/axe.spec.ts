import {foundOn} from '../lib/axe'
import {publishedAxe} from '../lib/axeSource'
import {expect, test} from '../lib/test'

/** Text in colors of every notation that is too pale, which axe has to find, and in one that isn't. */
const COLORS = ['#bbb', 'rgb(190 190 190 / 90%)', 'oklch(0.8 0.05 250)', 'hsl(0.5turn 30% 75%)', 'black']

test('axe finds what is wrong with the quick script as with the published one', async ({page}) => {
  await page.goto('/contact/')
  await page.evaluate((colors) => {
    document.querySelector('main')?.prepend(
      ...colors.map((color) => {
        const text = document.createElement('p')
        text.textContent = `This text is ${color}.`
        text.style.color = color
        text.style.backgroundColor = 'white'
        return text
      }),
      document.createElement('button'),
    )
  }, COLORS)
  const found = await foundOn(page)
  expect(found.filter((line) => line.startsWith('color-contrast'))).toHaveLength(4)
  expect(found.filter((line) => line.startsWith('button-name'))).toHaveLength(1)
  expect(found).toEqual(await foundOn(page, publishedAxe))
})
