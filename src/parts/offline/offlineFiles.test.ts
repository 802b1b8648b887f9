import {describe, expect, it} from 'vitest'
import {isHashed, nameInEachBuild} from './offlineFiles'

describe('files of a saved copy', () => {
  it('never change under their name if they are below a folder of hashed files', () => {
    expect(isHashed('/assets/css/reading.1234.css', '/')).toBe(true)
    expect(isHashed('/base/assets/css/reading.1234.css', '/base/')).toBe(true)
    expect(isHashed('/assets/css/reading.1234.css', '/base/')).toBe(false)
    expect(isHashed('/docs/assets/', '/')).toBe(false)
    expect(isHashed('/img/logo.svg', '/')).toBe(false)
  })

  it('have the same name in each build up to the hash', () => {
    expect(nameInEachBuild('/assets/inline/search.ABCD.js')).toBe('/assets/inline/search.')
    expect(nameInEachBuild('/base/assets/css/reading.1234.css')).toBe('/base/assets/css/reading.')
    expect(nameInEachBuild('/assets/search/index-en.1234.json')).toBe('/assets/search/index-en.')
  })

  it('of which there are many with one name stand in for none of another build', () => {
    for (const file of ['/assets/search/terms.1234.json', '/assets/search/text.1234.json', '/assets/images/a-1.png'])
      expect(nameInEachBuild(file), file).toBeUndefined()
  })
})
