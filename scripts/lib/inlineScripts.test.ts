import {createHash} from 'node:crypto'
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

it('takes nothing for a script that only looks like one', () => {
  const html = '<!-- <script>a</script> --><p title="<script>b</script>">c</p><textarea><script>d</script></textarea>'
  expect(hashesOfPage(html)).toEqual([])
})

it('takes what looks like a tag, a comment or an entity within a script for its text', () => {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const text = 'let a = "<p>&amp;<!-- </div>" && 1 < 2'
  expect(hashesOfPage(`<body><SCRIPT type=module>${text}</SCRIPT></body>`)).toEqual([hashOf(text)])
})
