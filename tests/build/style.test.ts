import {expect, it} from 'vitest'
import {builtPages} from '../lib/builtSite'
import {tokenNames} from '../lib/tokens'

const html = (await builtPages()).find(({path}) => path === '/style/')?.$.html('main') ?? ''
const named = new Set(html.match(/--[a-z](?:[a-z0-9-]*[a-z0-9])?/g))

it('the style page shows every token by its name', () => {
  const missing = tokenNames.filter((name) => !named.has(name))
  expect(missing, 'Add it to src/pages/style/_tokens.ts, or to the sample that shows it.').toEqual([])
})

it('the style page names no token that does not exist', () => {
  expect([...named].filter((name) => /^--(color|space)-/.test(name) && !tokenNames.includes(name))).toEqual([])
})
