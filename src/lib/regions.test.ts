import {describe, expect, it} from 'vitest'
import {extractRegion, regionNames, withoutMarkers} from './regions'

const source = [
  'import a from "a"',
  'function main() {',
  '  // #region login',
  '  const url = login()',
  '    // #region inner',
  '    open(url)',
  '    // #endregion inner',
  '  // #endregion login',
  '}',
].join('\n')

describe('regions of a source file', () => {
  it('are cut out without their indentation and without inner markers', () => {
    expect(extractRegion(source, 'login')).toBe('const url = login()\n  open(url)')
  })

  it('are undefined when they are not marked or not closed', () => {
    expect(extractRegion(source, 'logout')).toBeUndefined()
    expect(extractRegion('// #region open\ncode', 'open')).toBeUndefined()
  })

  it('are listed by name', () => {
    expect(regionNames(source)).toEqual(['login', 'inner'])
  })

  it.each(['# #region verify', '<!-- #region verify -->', '-- #region verify', '/* #region verify */'])(
    'may be marked in the comments of other languages: %s',
    (marker) => {
      expect(regionNames(`${marker}\n`)).toEqual(['verify'])
    },
  )

  it('leave no marker in the whole file', () => {
    expect(withoutMarkers(source)).not.toContain('region')
  })
})
