import {expect, it} from 'vitest'
import {builtPages} from '../../lib/builtSite'

it.each(['/docs/introduction/', '/docs/introduction/documentation/'])('%s leads to the quality page', async (from) => {
  const page = (await builtPages()).find(({path}) => path === from)
  expect(page?.$('main a[href="/quality/"]').length).toBe(1)
})
