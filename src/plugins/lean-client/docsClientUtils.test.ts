import {getActivePlugin as findActive} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'
import {afterEach, expect, it, vi} from 'vitest'
import {getActivePlugin} from './docsClientUtils'

vi.mock('@docusaurus/router', async () => import('react-router-dom'))

const tree = (path: string) => ({path, versions: [], breadcrumbs: true})
const trees = {default: tree('/docs'), android: tree('/docs/android'), guides: tree('/guides'), home: tree('/')}

afterEach(() => vi.restoreAllMocks())

it.each(['/docs/', '/docs/a/', '/docs/android/b/', '/docs/androids/', '/guides', '/blog/', '/'])(
  'finds the same tree for %s as the framework does, and compares no languages',
  (pathname) => {
    const expected = findActive(trees, pathname)
    const compare = vi.spyOn(String.prototype, 'localeCompare')
    expect(getActivePlugin(trees, pathname)).toEqual(expected)
    expect(compare).not.toHaveBeenCalled()
  },
)

it('says as the framework does that there is none', () => {
  const {home, ...others} = trees
  expect(home.path).toBe('/')
  expect(getActivePlugin(others, '/blog/')).toBeUndefined()
  expect(() => getActivePlugin(others, '/blog/', {failfast: true})).toThrow('/docs, /docs/android, /guides')
})
