import type {Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {describe, expect, it} from 'vitest'
import {highlightCode} from '../highlightCode'
import {contextValues} from './index'

function processed(source: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify)
  const tree: Root = processor.parse(source)
  highlightCode({root: '/site'})(tree, {path: '/site/docs/a.md'})
  contextValues()(tree)
  return processor.stringify(tree)
}

const META = '<PageMeta type="how-to" />\n\n'

describe('values in the text of a page', () => {
  it('are marked within code, and the page gets the bar below its first line', () => {
    expect(processed(`${META}Open \`https://auth.example.com/admin/acme/console/\` now.`)).toBe(
      `${META}<ContextBar />\n\nOpen <code><span data-context="baseUrl">https://auth.example.com</span>/admin/<span data-context="realm">acme</span>/console/</code> now.\n`,
    )
  })

  it('make the bar in a block of code too', () => {
    expect(processed(`${META}\`\`\`bash\nkcadm.sh get users -r acme\n\`\`\``)).toContain(`${META}<ContextBar />`)
  })

  it('are none in prose, and a page without them gets no bar', () => {
    const source = `${META}The realm acme has \`acme-api\`.\n`
    expect(processed(source)).toBe(source)
  })

  it('make no bar in a document that has no first line', () => {
    expect(processed('A realm `acme`.')).not.toContain('ContextBar')
  })
})
