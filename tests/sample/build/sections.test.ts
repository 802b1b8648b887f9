import {expect, it} from 'vitest'
import {builtPages} from '../../lib/builtSite'

it('the sidebar of the docs is in groups', async () => {
  const sidebar = (await builtPages()).find(({path}) => path === '/docs/introduction/')?.$
  const groups = sidebar?.('[data-secondary-menu] > ul > li > span').toArray() ?? []
  expect(groups.map((group) => sidebar?.(group).text())).toEqual(
    expect.arrayContaining(['Start', 'Build', 'Reference']),
  )
  expect(sidebar?.('[data-secondary-menu] > ul > li > :is(a, details)').length).toBe(0)
})
