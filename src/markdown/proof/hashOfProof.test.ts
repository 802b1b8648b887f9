import {describe, expect, it} from 'vitest'
import {hashOfProof} from './hashOfProof'

const page = `---
title: Sessions
proof:
  needs: [token]
---

How long a session lasts.

\`\`\`bash
curl https://auth.example.com
\`\`\`

\`\`\`text
200
\`\`\`
`

describe('the hash of a page’s proof', () => {
  it.each([
    ['a sentence', page.replace('How long', 'For how many minutes')],
    ['the title', page.replace('Sessions', 'Lifetimes')],
    ['the line of a block', page.replace('How long', 'First.\n\nHow long')],
    ['what it requires of a server', page.replace('  needs', '  requires: [events, orgs]\n  needs')],
    ['what it requires, on several lines', page.replace('  needs', '  requires:\n    - orgs\n  needs')],
    ['the line ends', page.replaceAll('\n', '\r\n')],
  ])('stays when %s changes', (_, changed) => {
    expect(hashOfProof(changed)).toBe(hashOfProof(page))
  })

  it('stays when a page without other needs requires an extension', () => {
    const bare = page.replace('proof:\n  needs: [token]', 'proof: true')
    expect(hashOfProof(bare.replace('proof: true', 'proof:\n  requires: [orgs]'))).toBe(hashOfProof(bare))
  })

  it.each([
    ['a command', page.replace('curl', 'curl -f')],
    ['an expected output', page.replace('200', '201')],
    ['the state that the page starts from', page.replace('[token]', '[token, alice]')],
  ])('changes with %s', (_, changed) => {
    expect(hashOfProof(changed)).not.toBe(hashOfProof(page))
  })
})

describe('the hash of a page that offers a procedure', () => {
  const offer = `${page}\n<Procedure name="a" />\n`
  const files: Readonly<Record<string, string>> = {
    'src/procedures/declarations/a.ts': "import {one} from './b'\n",
    'src/procedures/declarations/b.ts': 'export const one = 1\n',
  }
  const hashWith = (changes: Readonly<Record<string, string>> = {}): string =>
    hashOfProof(offer, (file) => {
      const text = {...files, ...changes}[file]
      if (text === undefined) throw new Error(`ENOENT ${file}`)
      return text
    })

  it('changes with the declaration and with what it imports from its folder', () => {
    const changed = Object.keys(files).map((file) => hashWith({[file]: `${files[file] ?? ''}// Changed`}))
    expect(new Set([hashOfProof(page), hashWith(), ...changed]).size).toBe(4)
  })

  it('stays with the line ends of the declaration', () => {
    const file = 'src/procedures/declarations/b.ts'
    expect(hashWith({[file]: 'export const one = 1\r\n'})).toBe(hashWith())
  })

  it('fails with the name and the file of a declaration that is missing', () => {
    const offered = (): string => hashOfProof('<Procedure name="no-such-procedure" />')
    expect(offered).toThrow(/name="no-such-procedure".* src\/procedures\/declarations\/no-such-procedure\.ts/)
  })
})
