import {expect, it} from 'vitest'
import {readVersions, writeVersions} from './attributes'

it('reads the versions that the build has written', () => {
  const versions = [
    {name: 'current', path: '/docs/next', href: '/docs/next/a&b/', label: 'Next'},
    {name: '1.0', path: '/docs', href: '/docs/', label: ''},
  ]
  expect(readVersions(writeVersions(versions))).toEqual(versions)
})
