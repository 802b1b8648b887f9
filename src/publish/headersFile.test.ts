import {expect, it} from 'vitest'
import type {HeaderRule} from '../lib/headerRules'
import {formatHeadersFile} from './headersFile'

it('Cloudflare Pages replaces its own header and those of earlier rules', () => {
  const rules: readonly HeaderRule[] = [
    {source: '/*', headers: {A: '1', 'Cache-Control': 'no-cache'}},
    {source: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  ]
  expect(formatHeadersFile(rules)).toBe(
    '/*\n  ! Access-Control-Allow-Origin\n  A: 1\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
  )
})
