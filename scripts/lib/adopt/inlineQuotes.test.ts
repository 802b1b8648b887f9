import {expect, it} from 'vitest'
import {inlineQuotes} from './inlineQuotes'

const files: Readonly<Record<string, string>> = {
  'samples/a/main.js': 'import x from "x"\n// #region login\n  log(x)\n// #endregion login\n',
  'samples/a/part.ts': '// #region body\n  async run() {}\n// #endregion body\n',
}

const inlined = (...lines: string[]): Promise<string> => inlineQuotes(lines.join('\n'), (file) => files[file])

it('the quoted region of a removed file becomes the code of the block', async () => {
  const block = await inlined('```js title="main.js" file="samples/a/main.js" region="login"', '', '```', 'After')
  expect(block).toBe('```js title="main.js"\nlog(x)\n```\nAfter')
})

it('a whole file comes without its markers, in a block with its name as title', async () => {
  const block = await inlined('  ```js file="samples/a/main.js"', '', '  ```')
  expect(block).toBe('  ```js title="main.js"\n  import x from "x"\n    log(x)\n  ```')
})

it('a part that is no program of its own is text', async () => {
  const block = await inlined('```ts title="part.ts" file="samples/a/part.ts" region="body"', '', '```')
  expect(block).toBe('```text title="part.ts"\nasync run() {}\n```')
})

it('such a part is not checked on a page with a proof', async () => {
  const page = await inlined('proof: true', '```ts title="part.ts" file="samples/a/part.ts" region="body"', '', '```')
  expect(page).toContain('```text title="part.ts" no-check reason="It is a part of a program."')
})

it('a quote of a file that stays is not changed', async () => {
  const block = '```yaml file="deploy/a.yaml"\n\n```'
  expect(await inlined(block)).toBe(block)
})
