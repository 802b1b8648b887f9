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
    ['the line ends', page.replaceAll('\n', '\r\n')],
  ])('stays when %s changes', (_, changed) => {
    expect(hashOfProof(changed)).toBe(hashOfProof(page))
  })

  it.each([
    ['a command', page.replace('curl', 'curl -f')],
    ['an expected output', page.replace('200', '201')],
    ['the state that the page starts from', page.replace('[token]', '[token, alice]')],
  ])('changes with %s', (_, changed) => {
    expect(hashOfProof(changed)).not.toBe(hashOfProof(page))
  })
})
