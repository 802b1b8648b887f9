import {describe, expect, it} from 'vitest'
import {llmsFiles} from './llms'
import {llmsFullFiles, MAX_CHARACTERS} from './llmsFull'
import {outline} from './outline'
import type {Twin} from './twins'

const twin = (path: string, values: Partial<Twin> = {}): Twin => ({
  path,
  title: `T ${path}`,
  description: `D ${path}`,
  type: 'how-to',
  body: `# T ${path}`,
  text: '',
  ...values,
})

const options = {siteUrl: 'https://a.example/', name: 'Site', summary: 'A summary.', instructions: ['Read first.']}

const parts = outline(
  [
    twin('/'),
    twin('/docs/sso/'),
    twin('/docs/sso/b/'),
    twin('/docs/x/'),
    twin('/blog/old/'),
    twin('/blog/new/'),
    twin('/blog/tags/', {type: 'list'}),
  ],
  [
    {label: 'Docs', path: '/docs/', tree: 'default', isInRoot: true, hasSections: true},
    {label: 'Blog', path: '/blog/', isInRoot: false, hasSections: false},
    {label: 'Company', path: '/', isInRoot: true, hasSections: false},
  ],
  [{id: 'default', sections: [{label: 'SSO', pages: ['/docs/sso/', '/docs/sso/b/', '/docs/gone/']}]}],
  ['/blog/new/', '/blog/old/'],
)

it('puts pages in the order of sidebars and of posts, each once', () => {
  const found = parts.map(({label, sections}) => [
    label,
    ...sections.map((each) => [each.label, each.path, ...each.pages.map(({path}) => path)]),
  ])
  expect(found).toEqual([
    ['Docs', ['SSO', '/docs/sso/', '/docs/sso/', '/docs/sso/b/'], ['More', '/docs/', '/docs/x/']],
    ['Blog', ['Blog', '/blog/', '/blog/new/', '/blog/old/'], ['Lists of posts', '/blog/', '/blog/tags/']],
    ['Company', ['Company', '/', '/']],
  ])
})

describe('llms.txt', () => {
  const files = llmsFiles(parts, options)

  it('has the index, and a file for each part and section that needs one', () => {
    expect([...files.keys()]).toEqual(['llms.txt', 'docs/llms.txt', 'docs/sso/llms.txt', 'blog/llms.txt'])
  })

  it('lists pages under their sections, and the files of parts that are not in it', () => {
    const root = files.get('llms.txt')
    expect(root).toMatch(/^# Site\n\n> A summary\.\n/)
    expect(root).toContain('## Instructions for agents\n\n- Read first.\n')
    expect(root).toContain('## SSO\n\n- [T /docs/sso/](https://a.example/docs/sso/index.md)\n')
    expect(root).toContain('## Company\n\n- [T /](https://a.example/index.md): D /\n')
    expect(root).toContain('- [Blog](https://a.example/blog/llms.txt): 3 pages. Blog, Lists of posts\n')
    expect(root).not.toContain('/blog/new/')
  })

  it('describes the pages of a part in its own files, and names them in the root', () => {
    const line = '- [T /docs/sso/](https://a.example/docs/sso/index.md): D /docs/sso/\n'
    expect(files.get('docs/llms.txt')).toContain(line)
    expect(files.get('docs/sso/llms.txt')).toContain(line)
    expect(files.get('llms.txt')).toContain('The pages of Docs are described in `https://a.example/docs/llms.txt`.')
  })
})

describe('llms-full.txt', () => {
  const long = 'x'.repeat(MAX_CHARACTERS * 0.6)
  const part = (pages: Twin[]) => [
    {label: 'Company', path: '/', isInRoot: true, hasSections: false, sections: [{label: 'Company', path: '/', pages}]},
  ]

  it('has files that are short enough, and states their sizes', () => {
    const files = llmsFullFiles(
      part([twin('/'), twin('/a/', {body: long}), twin('/b/', {body: long}), twin('/c/', {type: 'list'})]),
      options,
    )
    expect([...files.keys()]).toEqual(['llms-full-2.txt', 'llms-full-3.txt', 'llms-full.txt'])
    const [first = '', second = '', index = ''] = files.values()
    expect(first).toContain('Source: https://a.example/\n\n# T /\n\nSource: https://a.example/a/\n')
    expect(index).toContain(
      `- [Company, part 1 of 2](https://a.example/llms-full-2.txt): ${first.length.toLocaleString('en-US')} characters, 2 pages\n`,
    )
    expect(index).toContain(`${(first.length + second.length).toLocaleString('en-US')} characters in all`)
    expect(index).not.toContain('/c/')
  })

  it('cuts a page that is too long for any file at its headings', () => {
    const body = `# A\n\n## One\n\n${long}\n\n### Two\n\n${long}`
    const files = llmsFullFiles(part([twin('/a/', {body})]), options)
    const [first = '', second = ''] = files.values()
    expect(first).toContain('Source: https://a.example/a/\n\n# A\n\n## One')
    expect(second).toContain('Source: https://a.example/a/\n\n### Two')
    expect(Math.max(first.length, second.length)).toBeLessThan(MAX_CHARACTERS)
  })

  it('cuts a section that is too long for any file between lines, and closes its code', () => {
    const lines = Array.from({length: 30_000}, (_, number) => `line: ${number}`)
    const body = ['## Sample', '', '```yaml', ...lines, '```', '', 'End.'].join('\n')
    const files = llmsFullFiles(part([twin('/a/', {body})]), options)
    const texts = [...files].filter(([path]) => path !== 'llms-full.txt').map(([, text]) => text)
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) {
      expect(text.length).toBeLessThan(MAX_CHARACTERS)
      expect(text.match(/^```/gm)).toHaveLength(2)
    }
    const kept = texts.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('line: '))
    expect(kept).toEqual(lines)
  })

  it('cuts a line that is too long for any file', () => {
    const files = llmsFullFiles(part([twin('/a/', {body: long + long})]), options)
    const texts = [...files.values()]
    expect(Math.max(...texts.map(({length}) => length))).toBeLessThan(MAX_CHARACTERS)
    expect(texts.join('').split('x').length - 1).toBeGreaterThanOrEqual(long.length * 2)
  })
})
