import {expect, it} from 'vitest'
import type {HeaderRule} from '../../lib/headerRules'
import {formatHeadersFile} from './headersFile'

it('writes the rules for Cloudflare Pages, a later rule in the place of an earlier', () => {
  const rules: readonly HeaderRule[] = [
    {source: '/*', headers: {A: '1', 'Cache-Control': 'no-cache'}},
    {source: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  ]
  expect(formatHeadersFile(rules)).toBe(
    '/*\n  A: 1\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
  )
})
