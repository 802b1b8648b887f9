import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {Root} from 'mdast'
import type {MdxJsxFlowElement} from 'mdast-util-mdx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {describe, expect, it} from 'vitest'
import {highlightCode} from './index'

/** The attributes of the first code block of a document. */
function blockOf(...lines: string[]): Record<string, unknown> {
  const processor = unified().use(remarkParse).use(remarkMdx)
  const tree: Root = processor.parse(lines.join('\n'))
  highlightCode({root: '/site'})(tree, {path: '/site/docs/a.md'})
  const block = tree.children.find((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement')
  expect(block?.name).toBe('CodeBlock')
  return Object.fromEntries(
    (block?.attributes ?? []).flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  )
}

const textOf = (html: unknown): string =>
  String(html)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

describe('a code block', () => {
  it('is coloured in runs of one hue, and its text is what stood between the fences', () => {
    const code = "if (a < b && c) {\n  call('x')\n}"
    const {html, language} = blockOf('```js title="app.js"', code, '```')
    expect(language).toBe('js')
    expect(html).toContain('<span class="code-keyword">if </span>(a &lt; b &amp;&amp; c)')
    expect(html).toContain('<span class="code-function">call</span>(<span class="code-string">\'x\'</span>)')
    expect(textOf(html)).toBe(code)
  })

  it('has the title of its fence, and no number where none is asked for', () => {
    expect(blockOf('```json title="a.json"', '{}', '```')).toEqual({language: 'json', title: 'a.json', html: '{}'})
  })

  it('keeps the lines of a token that runs over several', () => {
    const code = '/* one\ntwo */\nlet a'
    const {html} = blockOf('```ts', code, '```')
    expect(html).toMatch(/^<span class="code-comment">\/\* one<\/span>\n<span class="code-comment">two/)
    expect(textOf(html)).toBe(code)
  })

  it.each(['js', 'java', 'yaml', 'bash', 'csharp', 'go', 'php', 'python', 'ruby', 'http', 'properties', 'mdx'])(
    'knows %s',
    (language) => {
      expect(blockOf(`\`\`\`${language}`, '"a": 1', '```').language).toBe(language)
    },
  )

  it('is plain text without a language', () => {
    expect(blockOf('```', 'if (a)', '```')).toEqual({language: 'text', html: 'if (a)'})
  })

  it('names the file, the line and the languages where it is in another', () => {
    expect(() => blockOf('Text', '', '```cobol', 'MOVE', '```')).toThrow(
      /docs\/a\.md:3[\s\S]*"cobol"[\s\S]*bash[\s\S]*languages\.ts/,
    )
  })
})

describe('lines', () => {
  it('are numbered from one, or from the number of the fence', () => {
    const {html, firstLine} = blockOf('```text showLineNumbers', 'a', '', 'b', '```')
    expect(firstLine).toBe('1')
    expect(html).toBe(
      '<span class="code-line">a\n</span><span class="code-line">\n</span><span class="code-line">b</span>',
    )
    expect(blockOf('```text showLineNumbers=7', 'a', '```').firstLine).toBe('7')
  })

  it('are marked by the fence', () => {
    const {html} = blockOf('```text {1,3-4}', 'a', 'b', 'c', 'd', '```')
    expect(html).toBe(
      '<span class="code-marked">a\n</span>b\n<span class="code-marked">c\n</span><span class="code-marked">d</span>',
    )
  })

  it.each([
    ['js', '// highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['css', '/* highlight-next-line */'],
  ])('are marked by a comment of %s, which is not shown', (language, comment) => {
    const {html} = blockOf(`\`\`\`${language}`, 'a', comment, 'b', 'c', '```')
    expect(textOf(html)).toBe('a\nb\nc')
    expect(String(html).match(/code-marked/g)).toHaveLength(1)
    expect(textOf(/<span class="code-marked">(.*?\n)<\/span>/.exec(String(html))?.[1])).toBe('b\n')
  })

  it('are marked by the fence alone where both do it, so that the comment is shown', () => {
    const {html} = blockOf('```js {2}', '// highlight-next-line', 'b()', '```')
    expect(textOf(html)).toContain('highlight-next-line')
  })

  it('that are such comments are shown where the fence marks lines, as the README says', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
    const [, paragraph = '', option = ''] =
      /(Comments in the code can mark lines[^]*?)To show one, mark the lines after the fence instead, for example with `(.*?)`/.exec(
        readme,
      ) ?? []
    const names = [...paragraph.matchAll(/`([a-z]+-[a-z-]+)`/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      const code = [`// ${name}`, 'b()', '// end']
      expect(textOf(blockOf('```js', ...code, '```').html), name).not.toContain(name)
      expect(textOf(blockOf(`\`\`\`js ${option}`, ...code, '```').html), name).toBe(code.join('\n'))
    }
  })

  it('are marked between two comments', () => {
    const {html} = blockOf('```text', 'a', '// highlight-start', 'b', 'c', '// highlight-end', 'd', '```')
    expect(html).toBe('a\n<span class="code-marked">b\n</span><span class="code-marked">c\n</span>d')
  })

  it.each([
    ['the fence', ['```js add={2} remove={1}', 'a', 'b', 'c', '```']],
    ['comments', ['```js', '// remove-next-line', 'a', '// add-start', 'b', '// add-end', 'c', '```']],
    ['the signs of a diff', ['```diff lang="js"', '-a', '+b', ' c', '```']],
  ])('are new or go as %s says', (_, lines) => {
    const {html, language} = blockOf(...lines)
    expect(language).toBe('js')
    expect(html).toBe('<del class="code-removed">a\n</del><ins class="code-added">b\n</ins>c')
  })

  it('of a diff in an unknown language stop the build', () => {
    expect(() => blockOf('```diff lang="cobol"', '+a', '```')).toThrow('"cobol"')
  })
})

describe('values that readers have of their own', () => {
  it('are marked within their colour, and the text stays as it is', () => {
    const code = 'curl "https://auth.example.com/realms/acme/orgs" # acme-web & <org-id>'
    const {html} = blockOf('```bash', code, '```')
    expect(html).toContain('<span data-context="baseUrl">https://auth.example.com</span>/realms/')
    expect(html).toContain('<span data-context="realm">acme</span>/orgs" </span>')
    expect(html).toContain('<span data-context="orgId">&lt;org-id></span>')
    expect(textOf(html)).toBe(code)
  })

  it('that run over several colours are marked once', () => {
    const code = 'x acme-web y'
    const {html} = blockOf('```ini', '[realms]', code, '```')
    expect(String(html).match(/data-context="clientId"/g)).toHaveLength(1)
    expect(textOf(html)).toBe(`[realms]\n${code}`)
  })
})
