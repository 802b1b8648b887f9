import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {inlineReferences} from './inlineReferences'

async function written(source: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(inlineReferences).use(remarkStringify)
  return String(await processor.process(source))
}

it.each([
  ['a link', '[the terms][Terms]\n\n[terms]: ./a.mdx#b "Title"\n', '[the terms](./a.mdx#b "Title")\n'],
  ['a link within a link definition used twice', '[a][], [a]\n\n[a]: /b/\n\n[a]: /c/\n', '[a](/b/), [a](/b/)\n'],
  ['a picture', '![A login][shot]\n\n[shot]: ./login.png\n', '![A login](./login.png)\n'],
  ['a definition that nothing uses', 'Text.\n\n[a]: ./gone.mdx\n', 'Text.\n'],
  ['a picture in a link', '[![x][one]][two]\n\n[one]: ./a.png\n[two]: /b/\n', '[![x](./a.png)](/b/)\n'],
])('reads by reference %s', async (_, source, out) => {
  expect(await written(source)).toBe(out)
})
