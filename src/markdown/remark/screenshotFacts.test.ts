import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {screenshotFacts} from './screenshotFacts'

const of = {width: 800, height: 600, versions: ['Keycloak 26.5.6', 'orgs 0.144'], date: '2026-11-24'}
const taken = {
  login: {...of, alt: 'The page “Sign in”'},
  form: {...of, phone: {left: 10, top: 20, width: 400, height: 300}, alt: 'A form'},
}

async function written(source: string, file = 'docs/page.mdx'): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(screenshotFacts, {taken}).use(remarkStringify)
  return String(await processor.process({value: source, path: file})).trim()
}

it('a picture gets its size and what replaces it', async () => {
  expect(await written('<Screenshot name="login" caption="Sign in." />')).toBe(
    '<Screenshot name="login" caption="Sign in." width="800" height="600" alt="The page “Sign in”" />',
  )
})

it('it gets the size of the part that a phone shows', async () => {
  expect(await written('<Screenshot name="form" />')).toContain('height="600" phone="400x300"')
})

it('in a post, it says what it shows and since when, because a post can be older', async () => {
  expect(await written('<Screenshot name="login" />', 'blog/2021-05-18-a-post.mdx')).toContain(
    'source="Keycloak 26.5.6, November 24, 2026"',
  )
})

it('other components are left alone', async () => {
  expect(await written('<Other name="login" />')).toBe('<Other name="login" />')
})

it.each([['<Screenshot name="logout" />'], ['<Screenshot name={which} />']])(
  'stops at a picture that nobody has taken: %s',
  async (source) => {
    await expect(written(source)).rejects.toThrow('There is no screenshot')
  },
)
