import {expect, it} from 'vitest'
import {readHead} from './readHead'

const page = (head: string): string =>
  `<!doctype html><html lang=en><head>${head}</head><body><title>Body</title><meta name=late content=no></body></html>`

it('reads title and descriptions with their characters, quoted or not', () => {
  const head = readHead(
    page(`<meta charset=utf-8><title data-rh=true>Roles &amp; &lt;claims&gt; </title>
      <meta name="description" content="A &quot;quoted&quot; text"><meta property=og:image content=https://northgate.example/a.png>`),
  )
  expect(head?.title).toBe('Roles & <claims>')
  expect(Object.fromEntries(head?.meta ?? [])).toEqual({
    description: 'A "quoted" text',
    'og:image': 'https://northgate.example/a.png',
  })
})

it('takes the first of several, and none of the body', () => {
  const head = readHead(page('<title>One</title><title>Two</title><meta name=a content=1><meta name=a content=2>'))
  expect([head?.title, head?.meta.get('a'), head?.meta.get('late')]).toEqual(['One', '1', undefined])
})

it('takes no text for the title that stands beside it', () => {
  expect(readHead(page('<script>var a = "<title>x</title>"</script><style>a{}</style>'))?.title).toBe('')
  expect(readHead(page('<title></title>'))?.title).toBe('')
})

it('reads no page whose head does not end', () => {
  expect(readHead('<title>A</title>')).toBeUndefined()
})
