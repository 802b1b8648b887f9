import {expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'
import {noticesOf} from './notices.build'

it('has each package once, with its version and the text of its licence, and none of the site’s own files', () => {
  const text = noticesOf(
    ['node_modules/react/index.js', 'node_modules/react/cjs/react.production.js', 'src/client/mount.tsx'],
    ROOT,
  )
  expect(text.match(/^react \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1)
  expect(text).toContain('Permission is hereby granted')
  expect(text).not.toContain('mount')
})

it('knows packages of a scope', () => {
  expect(noticesOf(['node_modules/@docsearch/react/dist/esm/index.js'], ROOT)).toMatch(/^@docsearch\/react \d/m)
})
