import {describe, expect, it} from 'vitest'
import {markdownOf} from './markdownOf'

const links = {
  page: 'https://a.example/docs/sso/',
  site: 'https://a.example/',
  hasMarkdown: (path: string) => path.startsWith('/docs/'),
}

const convert = (html: string): string | undefined => markdownOf(`<body><main>${html}</main></body>`, links)

it('returns nothing for a page without main content', () => {
  expect(markdownOf('<body><p>Moved.</p></body>', links)).toBeUndefined()
})

it('leaves out what leads elsewhere or needs a script', () => {
  const html = `<nav>Breadcrumbs</nav><h1>Title<a class="hash-link" href="#title">\u200b</a></h1>
    <p data-page-meta="true"><span>How-to guide</span></p><div data-island="context">Bar</div><button>Copy</button>
    <section aria-labelledby="try-it"><h2>Try it</h2></section><p hidden>Hidden</p><span role="status">Copied</span>
    <p>Text <span role="tooltip">Definition</span>ends.</p><footer class="theme-doc-footer">Edit</footer>`
  expect(convert(html)).toBe('# Title\n\nText ends.\n')
})

describe('links', () => {
  it.each([
    ['/docs/a/?x=1#b', '[L](https://a.example/docs/a/index.md#b)'],
    ['#b', '[L](https://a.example/docs/sso/index.md#b)'],
    ['/openapi.yaml', '[L](https://a.example/openapi.yaml)'],
    ['/contact/', '[L](https://a.example/contact/)'],
    ['mailto:a@a.example', '[L](mailto:a@a.example)'],
    ['https://b.example/docs/a/', '[L](https://b.example/docs/a/)'],
  ])('%s becomes %s', (href, markdown) => {
    expect(convert(`<p><a href="${href}">L</a></p>`)).toBe(`${markdown}\n`)
  })

  it('to the element that they stand in are emphasized text', () => {
    expect(convert('<ul><li id="a"><div><a href="#a"><code>id</code></a> <span>string</span></div></li></ul>')).toBe(
      '- **`id`** string\n',
    )
  })

  it('around blocks become links of each block', () => {
    expect(convert('<ul><li><a href="/docs/a/"><h2>Card</h2></a><p>Text</p></li></ul>')).toBe(
      '- ## [Card](https://a.example/docs/a/index.md)\n\n  Text\n',
    )
  })
})

describe('tabs', () => {
  const tabs = (first: string, second: string): string =>
    `<h2>Code</h2><div><div><input type="radio" id="t1"><label for="t1">One</label><input type="radio" id="t2"><label for="t2">Two</label></div><div data-tab-panel="t1">${first}</div><div data-tab-panel="t2">${second}</div></div>`

  it('are sections one level below the heading above them', () => {
    expect(convert(tabs('<p>A</p>', '<p>B</p>'))).toBe('## Code\n\n### One\n\nA\n\n### Two\n\nB\n')
  })

  it('take a level from the headings in them', () => {
    expect(convert(`${tabs('<h3>In</h3>', '<p>B</p>')}<h2>After</h2>`)).toBe(
      '## Code\n\n### One\n\n#### In\n\n### Two\n\nB\n\n## After\n',
    )
  })
})

describe('code', () => {
  it('has its language and its title, and none of its colors', () => {
    const html =
      '<div class="theme-code-block"><div>app.js</div><pre class="language-js x"><code><span class="code-keyword">let </span>a = `<span data-context="realm">acme</span>`\n\nb</code></pre><div><button>Copy</button></div></div>'
    expect(convert(html)).toBe('**app.js**\n\n```js\nlet a = `acme`\n\nb\n```\n')
  })

  it('with added and removed lines is a diff', () => {
    const html =
      '<pre class="language-js"><code>a\n<del class="code-removed">b\n</del><ins class="code-added"><span>c</span>\n</ins>d</code></pre>'
    expect(convert(html)).toBe('```diff\n a\n-b\n+c\n d\n```\n')
  })

  it('beside other code stays a block', () => {
    expect(convert('<div><div><pre><code>a</code></pre></div><div><pre><code>b</code></pre></div></div>')).toBe(
      '```text\na\n```\n\n```text\nb\n```\n',
    )
  })

  it('within a sentence keeps its spaces and characters', () => {
    expect(convert('<p>Type <code>a_b &lt;c&gt; *</code>.</p>')).toBe('Type `a_b <c> *`.\n')
  })
})

it('an admonition is a block quote with a label', () => {
  const html =
    '<div class="theme-admonition theme-admonition-warning"><div><span class="admonitionIcon_x"><svg></svg></span>warning</div><div><p>Stop.</p><ul><li>One</li></ul></div></div>'
  expect(convert(html)).toBe('> **Warning**\n>\n> Stop.\n>\n> - One\n')
  const titled =
    '<div class="theme-admonition theme-admonition-note"><div><code>a</code> is new</div><div><p>X</p></div></div>'
  expect(convert(titled)).toBe('> **`a` is new**\n>\n> X\n')
})

it('a hidden part is a bold line and its content', () => {
  expect(convert('<details><summary>More</summary><p>Text</p></details>')).toBe('**More**\n\nText\n')
})

describe('figures', () => {
  const svg = '<svg role="img"><title>A login</title><desc>The browser asks.</desc><g><text>x</text></g></svg>'

  it('are told in words, once, with their caption', () => {
    expect(convert(`<figure><div>${svg}${svg}</div><figcaption>Seen here</figcaption></figure>`)).toBe(
      '**Figure: A login.** The browser asks.\n\nSeen here\n',
    )
  })

  it('are told once where no element groups them', () => {
    expect(convert(`<div>${svg}${svg}</div>`)).toBe('**Figure: A login.** The browser asks.\n')
  })

  it('with a picture for each color mode have one', () => {
    const picture = (name: string): string =>
      `<picture><source srcset="/x.avif"><img src="/${name}.webp" alt="The page"></picture>`
    expect(
      convert(`<figure><a href="/light.webp" data-press="zoom">${picture('light')}</a>${picture('dark')}</figure>`),
    ).toBe('![The page](https://a.example/light.webp)\n')
  })
})

describe('tables', () => {
  it('keep headings of rows as cells, blocks as lines, and spans as empty cells', () => {
    const html =
      '<table><thead><tr><td></td><th>A</th></tr></thead><tbody><tr><th scope="rowgroup" colspan="2">G</th></tr><tr><th scope="row">1</th><td><p>x</p><p>y | z</p></td></tr></tbody></table>'
    expect(convert(html)).toBe('| | A |\n| - | - |\n| G | |\n| 1 | x<br>y \\| z |\n')
  })

  it('have their caption above them', () => {
    expect(convert('<table><caption>Prices</caption><thead><tr><th>A</th></tr></thead></table>')).toBe(
      'Prices\n\n| A |\n| - |\n',
    )
  })

  it('without a heading get an empty one', () => {
    expect(convert('<table><tbody><tr><th scope="row">Plan</th><td>$49</td></tr></tbody></table>')).toBe(
      '| | |\n| - | - |\n| Plan | $49 |\n',
    )
  })
})

it('a description list has a line for each term', () => {
  expect(
    convert('<dl><div><dt>Since</dt><dd><p>26.5.</p></dd></div><dt>Steps</dt><dd><ul><li>a</li></ul></dd></dl>'),
  ).toBe('- **Since:** 26.5.\n- **Steps:**\n  - a\n')
})

it('a group of choices has its name and a list, and labels of other fields are bold', () => {
  const html =
    '<fieldset><legend>Billing</legend><div><label><input type="radio">Monthly</label><label><input type="radio">Yearly</label></div></fieldset><label for="n">Users</label><input id="n" type="number">'
  expect(convert(html)).toBe('**Billing**\n\n- Monthly\n- Yearly\n\n**Users**\n')
})

it('parts side by side without a space are words of their own', () => {
  expect(convert('<p><strong>99%</strong><span>uptime</span></p><p>Tag<span>2</span></p><p>LOGIN_<wbr>ERROR</p>')).toBe(
    '**99%** uptime\n\nTag 2\n\nLOGIN_ERROR\n',
  )
})

it('escapes what would mean something in Markdown, and no address', () => {
  expect(convert('<p>1. a * b * &lt;c&gt; d@a.example https://a.example/x_y</p>')).toBe(
    '1\\. a \\* b \\* \\<c> d@a.example https://a.example/x_y\n',
  )
})
