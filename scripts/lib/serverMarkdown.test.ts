import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {asksForMarkdown, markdownNotFound} from './serverMarkdown'

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'markdown-test-'))
})
afterAll(() => rm(dir, {recursive: true}))

it.each([
  ['text/markdown', true],
  ['text/html, TEXT/MARKDOWN;q=0.1', true],
  ['text/markdown;q=0', false],
  ['text/markdown ; q=0.00, */*', false],
  ['text/*, */*', false],
  [undefined, false],
])('a client with Accept: %s prefers Markdown: %s', (accept, expected) => {
  expect(asksForMarkdown(accept)).toBe(expected)
})

describe('the Markdown for an unknown address', () => {
  it('is missing if the build has none', () => {
    expect(markdownNotFound(dir, '/docs/')).toBeUndefined()
  })

  it('names three pages with a similar address, and none if no address is similar', async () => {
    const names = ['invitations', 'invitation', 'invitations-api', 'invite']
    const pages = names.map((name) => ({path: `/docs/${name}/`, title: name}))
    await writeFile(path.join(dir, '404.md'), '# Page not found\n')
    await writeFile(path.join(dir, 'page-list.json'), JSON.stringify(pages))
    const text = markdownNotFound(dir, '/docs/invitatons/?a=b') ?? ''
    expect(text.split('\n')[0]).toBe('# Page not found')
    expect(text).toContain('- [invitations](/docs/invitations/index.md)')
    expect(text.match(/^- /gm)).toHaveLength(3)
    expect(markdownNotFound(dir, '/wp-login.php')).toBe('# Page not found\n')
  })
})
