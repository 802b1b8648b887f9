import {expect, it} from 'vitest'
import {readableContent} from './feed'

it('tells a figure in words', () => {
  const figure =
    '<figure class="a"><div><svg role="img"><title>A login</title><desc>The browser asks.</desc><path d="M0 0"></path></svg><svg><title>A login</title><desc>The browser asks.</desc></svg></div></figure>'
  expect(readableContent(`<p>Before.</p>${figure}`)).toBe(
    '<p>Before.</p><p><strong>A login.</strong> The browser asks.</p>',
  )
})

it('leaves the code of an example, and nothing that needs a script', () => {
  const block =
    '<div class="theme-code-block"><pre class="language-js" tabindex="0"><code><span class="code-keyword">let </span>a</code></pre><div><button>Copy</button><span role="status"><span>Copied</span></span></div></div>'
  expect(readableContent(block)).toBe('<div><pre><code>let a</code></pre></div>')
})

it('leaves links, pictures and tables as they are', () => {
  const html =
    '<p><a href="https://a.example/">A</a> <img src="https://a.example/a.webp" alt="A" width="2" height="1"></p><table><tbody><tr><th scope="row">B</th><td>1</td></tr></tbody></table>'
  expect(readableContent(html)).toBe(html)
})

it('keeps the first picture of a figure that has one for each color mode', () => {
  const picture = (name: string): string => `<a href="/${name}.png"><img src="/${name}.png" alt="The page"></a>`
  expect(readableContent(`<figure><div>${picture('light')}${picture('dark')}</div></figure>`)).toBe(
    `<figure><div>${picture('light')}</div></figure>`,
  )
})
