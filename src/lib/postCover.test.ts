import {expect, it} from 'vitest'
import {coverKeys, coverOf, readCover} from './postCover'

it('the cover of a post is its first chart or screenshot', () => {
  const chart = '<Chart\n  title="Bytes > 0"\n  data="token-size" />'
  const screenshot = '<Screenshot name="login" caption="The page" />'
  expect(coverOf(`A text.\n\n<Chart data="token-size" title="a" />\n\n${screenshot}`)).toEqual({chart: 'token-size'})
  expect(coverOf(`${screenshot}\n\n<Chart data="token-size" />`)).toEqual({screenshot: 'login'})
  expect(coverOf('A text with a <Sequence title="Login" />.')).toBeUndefined()
  expect(coverOf(chart.replace(' > 0', ''))).toEqual({chart: 'token-size'})
})

it('a list reads the cover that front matter names', () => {
  expect(readCover({title: 'A post', [coverKeys.chart]: 'token-size'})).toEqual({chart: 'token-size'})
  expect(readCover({[coverKeys.screenshot]: 'login'})).toEqual({screenshot: 'login'})
  expect(readCover({title: 'A post'})).toBeUndefined()
})
