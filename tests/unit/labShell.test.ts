import {expect, it} from 'vitest'
import {blocksOf} from '../lab/shell'

const page = `
\`\`\`bash
kcadm.sh get realms/acme
\`\`\`

1. A step:

   \`\`\`bash title="two.sh"
   if true
     then echo two
   \`\`\`

\`\`\`json
{"realm": "acme"}
\`\`\`

\`\`\`bash no-check reason="asks the DNS"
dig acme.example
\`\`\`
`

it('a block of a page is found by what stands in it, without the indent of the list that it is in', () => {
  const blocks = blocksOf(page, 'page.mdx')
  expect(blocks.command('echo two')).toBe('if true\n  then echo two')
  expect(blocks.shown('"realm"')).toBe('{"realm": "acme"}')
})

it('a text that no block has, or two, is an error that names the page', () => {
  const blocks = blocksOf(page, 'page.mdx')
  expect(() => blocks.command('echo three')).toThrow('page.mdx has 0 blocks with "echo three", expected one.')
  expect(() => blocks.command('e')).toThrow('page.mdx has 2 blocks')
})

it('the commands that nobody asked for are told, but for those that are not to be checked', () => {
  const blocks = blocksOf(page, 'page.mdx')
  blocks.command('realms/acme')
  expect(blocks.left()).toEqual(['if true\n  then echo two'])
})
