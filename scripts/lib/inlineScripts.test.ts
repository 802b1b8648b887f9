import {expect, it} from 'vitest'
import {hashesOfPage} from './inlineScripts'

it('hashes what stands between the tags, to the byte, as browsers do', () => {
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashesOfPage('<script>alert(1)</script>')).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
})

it('passes over scripts of other files and blocks of data', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>'
  expect(hashesOfPage(html)).toEqual([])
})

it('hashes speculation rules too: browsers refuse those that the policy does not list', () => {
  expect(hashesOfPage('<script type="speculationrules">alert(1)</script>')).toHaveLength(1)
})
