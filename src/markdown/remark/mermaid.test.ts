import type {Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {mermaid} from './mermaid'

const diagram = 'flowchart TD\naccTitle: A login\naccDescr: The browser asks.\n  A --> B'

async function run(code: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx)
  const tree = processor.parse(`Text.\n\n\`\`\`mermaid\n${code}\n\`\`\`\n`)
  await mermaid({root: '/site'})(tree, {path: '/site/docs/page.mdx'})
  return tree
}

it('a block becomes a drawing with its words', async () => {
  const [, drawing] = (await run(diagram)).children
  if (drawing?.type !== 'mdxJsxFlowElement') throw new Error('It is no element.')
  const values = Object.fromEntries(
    drawing.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [])),
  )
  expect(drawing.name).toBe('Mermaid')
  expect(values).toMatchObject({title: 'A login', description: 'The browser asks.'})
})

it('a mistake is told with the line of the page', async () => {
  await expect(run(`${diagram}\n  ???`)).rejects.toThrow('docs/page.mdx:8  "???" changes nothing in the drawing')
})
