import {createHash} from 'node:crypto'
import {expect, it} from 'vitest'
import {readPage} from './page'
import {transformPage} from './transform'

const page = (head: string, body = ''): string =>
  `<!doctype html><html lang=en><head>${head}</head><body>${body}<title>Body</title><meta name=late content=no></body></html>`

const read = (html: string) => readPage(html, 'docs/a/index.html', ' | Site')

const plain = {
  siteUrl: 'https://a.example/',
  baseUrl: '/',
  hasMarkdown: false,
  search: {},
  stylesheet: {before: 'a.css', after: 'b.css'},
  image: {alt: 'A'},
}

it('reads title and descriptions with their characters, quoted or not, and none of the body', () => {
  const {title, meta, path} = read(
    page(`<meta charset=utf-8><title data-rh=true>Roles &amp; &lt;claims&gt; | Site</title><title>Two</title>
      <meta name="description" content="A &quot;quoted&quot; text"><meta property=og:image content=https://a.example/a.png>
      <meta name=description content=again>`),
  )
  expect([path, title]).toEqual(['/docs/a/', 'Roles & <claims>'])
  expect(Object.fromEntries(meta)).toEqual({description: 'A "quoted" text', 'og:image': 'https://a.example/a.png'})
})

it('hashes the inline scripts to which a policy applies', () => {
  const {scriptHashes} = read(
    page(
      '<title>A</title><script>a("<title>")</script><script src=/b.js></script>',
      '<script type=application/json>{}</script><script type=speculationrules>{"c":1}</script>',
    ),
  )
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(scriptHashes).toEqual([hash('a("<title>")'), hash('{"c":1}')])
})

it('hashes each style attribute once, as the browser reads it', () => {
  const {styleHashes} = read(
    page('<title>A</title>', '<p style=text-align:right>A<p style="text-align:right">B<p style="--a: &quot;b&quot;">C'),
  )
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(styleHashes).toEqual([hash('text-align:right'), hash('--a: "b"')])
})

it('names the page that has no whole head or no title', () => {
  expect(() => read('<title>A</title>')).toThrow(/^docs\/a\/index\.html {2}The built page has no closing <\/head>/)
  expect(() => read(page('<title></title>'))).toThrow(/^docs\/a\/index\.html {2}The page has no title/)
})

it('links the stylesheet of the page, and names its picture with its text escaped', () => {
  const html = page('<title>A</title><link rel=stylesheet href=/assets/css/styles.1.css>')
  const context = {
    siteUrl: 'https://a.example/',
    baseUrl: '/',
    hasMarkdown: false,
    search: {'search-index': '/assets/search/index-en.1.json'},
    stylesheet: {before: 'assets/css/styles.1.css', after: 'assets/css/x.2.css'},
  }
  const changed = transformPage(read(html), {...context, image: {path: 'img/share/1.png', alt: 'A "b" & c'}})
  expect(changed).toContain('<link rel=stylesheet href=/assets/css/x.2.css>')
  expect(changed).toContain('<meta property="og:image" content="https://a.example/img/share/1.png">')
  expect(changed).toContain(
    '<meta name="twitter:image:alt" content="A &#34;b&#34; &#38; c"><meta name="search-index" content="/assets/search/index-en.1.json"></head>',
  )
  const own = transformPage(read(html), {...context, image: {alt: 'A'}})
  expect(own).toContain('<meta property="og:image:height" content="630"><meta property="og:image:alt" content="A">')
  expect(own).not.toMatch(/"(?:og|twitter):image"/)
})

it('leads programs to the Markdown of a page and to the index, if the page is listed', () => {
  const context = {
    siteUrl: 'https://a.example/base/',
    baseUrl: '/base/',
    search: {},
    stylesheet: {before: 'a.css', after: 'b.css'},
    image: {alt: 'A'},
  }
  const publish = (hasMarkdown: boolean): string =>
    transformPage(read(page('<title>A</title>', '<main>Text</main>')), {...context, hasMarkdown})
  const link = '<link rel="alternate" type="text/markdown" href="index.md"></head>'
  expect(publish(true)).toContain(`${link}<body><a hidden href="/base/llms.txt">llms.txt</a>`)
  expect(publish(false)).not.toMatch(/llms|markdown/)
})

it('gives the not-found page no address', () => {
  const publish = (address: string): string =>
    transformPage(read(page(`<title>A</title><link rel="canonical" href="https://a.example${address}">`)), plain)
  expect(publish('/404.html/')).not.toContain('canonical')
  expect(publish('/docs/')).toContain('canonical')
})

it('keeps code from being translated, and leaves scripts as the policy knows them', () => {
  const script = '<script>draw("<code>")</script>'
  const published = transformPage(
    read(
      page(
        `<title>A</title>${script}`,
        '<p>Run <code class="a">ls</code>, press <kbd>q</kbd>.</p><b>orgId</b><i>one two_three</i><pre id=b><code>x</code></pre>',
      ),
    ),
    plain,
  )
  expect(published).toContain(script)
  expect(published).toContain('<p>Run <code translate=no class="a">ls</code>, press <kbd translate=no>q</kbd>.</p>')
  expect(published).toContain('<b translate=no>orgId</b><i>one two_three</i>')
  expect(published).toContain('<pre translate=no id=b><code>x</code></pre>')
})

it('leaves no lines between the tags of the head, and all of them in the body', () => {
  const published = transformPage(read(page('<title>A</title>\n\n\n<meta charset=utf-8>', '<pre>a\n\nb</pre>')), plain)
  expect(published).toContain('<title>A</title><meta charset=utf-8>')
  expect(published).toContain('>a\n\nb</pre>')
})

it('leaves out what only the client of the framework reads, and titles that repeat a label', () => {
  const link = (title: string) => `<a href="#b" class="hash-link" aria-label="Direct link to B"${title}></a>`
  const published = transformPage(
    read(
      page(
        '<title data-rh="true">A</title>',
        `<p class="">a<!-- -->b</p><pre>&lt;p class=""></pre>${link(' title="Direct link to B"')}`,
      ),
    ),
    plain,
  )
  expect(published).toContain('<title>A</title>')
  expect(published).toContain(`<p>ab</p><pre translate=no>&lt;p class=""></pre>${link('')}`)
})
