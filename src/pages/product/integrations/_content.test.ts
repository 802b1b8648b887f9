import {afterEach, expect, it, vi} from 'vitest'
import type * as Integrations from '../../../data/integrations'

afterEach(() => {
  vi.doUnmock('../../../data/integrations')
  vi.resetModules()
})

it('promises that each entry opens its documentation only if each one has a page', async () => {
  vi.doMock('../../../data/integrations', async (original) => ({
    ...(await original<typeof Integrations>()),
    standards: [{name: 'TOTP', by: []}],
  }))

  const {hero, page} = await import('./_content')

  expect(hero.lead).not.toContain('Each entry')
  expect(page.meta.description).not.toContain('guide')
})
