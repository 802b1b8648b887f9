import {expect, it} from 'vitest'
import {extract} from './extract.build'

const read = (main: string, ...structuredData: string[]) =>
  extract(`<html><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`, structuredData)

it('begins a section at each heading with an anchor, without what does something or is drawn', () => {
  const {sections} = read(`<h1>Title</h1><p>Above <a href="/">all</a>&amp;<br>more.</p>
    <h2 id="a">First <code>one</code><a class="hash-link" href="#a">#</a></h2><p>Text</p><p>again</p>
    <button>Copy <b>it</b></button><svg><text>Drawn</text></svg><p hidden>No</p><i aria-hidden="true">No</i><section data-feedback><p>Helpful?</p></section>
    <h3>Within</h3><pre class="x"><code><span>a</span> <span>{</span><div>b</div></code></pre>`)
  expect(sections).toEqual([
    {anchor: '', heading: '', text: 'Above all& more.', code: '', quoted: []},
    {anchor: 'a', heading: 'First one', text: 'Text\nagain\nWithin', code: 'a {b', quoted: ['one']},
  ])
})

it('begins a section at the h2 of a <section> with an id, and takes other sections for parts of the page', () => {
  const {sections} = read(`<h1>Title</h1><p>Lead</p><section id="list"><div><h2>Who can access it</h2><h3>All</h3></div>
    <p>Cloud</p></section><section><h2>Next</h2><p>Talk to us</p></section>`)
  expect(sections).toMatchObject([
    {anchor: '', text: 'Lead\nNext\nTalk to us'},
    {anchor: 'list', heading: 'Who can access it', text: 'All\nCloud'},
  ])
})

it('keeps words apart that stand in elements side by side, but not the parts of code', () => {
  const {sections} = read(
    '<p><b>name</b><i>type</i> <b>a</b><wbr>b</p><p><b>x</b><!-- --><b>y</b> <code><b>c</b><b>d</b></code></p>',
  )
  expect(sections[0]?.text).toBe('name type ab\nxy cd')
})

it('keeps each row of a table on a line, and each message and name in code', () => {
  const {sections} = read(`<table><tr><td><code>Invalid token
    issuer</code></td><td>Wrong <code>iss</code></td></tr><tr><td><code>iss</code></td><td>b</td></tr></table>`)
  expect(sections[0]).toMatchObject({
    text: 'Invalid token issuer Wrong iss\niss b',
    quoted: ['Invalid token issuer', 'iss'],
  })
})

it('knows where a page is by the list above it, or else by what it tells search engines', () => {
  const crumbs =
    '<nav class="theme-doc-breadcrumbs"><ul><li> </li><li>Docs</li><li><span>SSO</span> now</li></ul></nav>'
  const list = JSON.stringify({'@type': 'BreadcrumbList', itemListElement: [{name: 'Product'}, {name: 'Hosting'}]})
  const organization = JSON.stringify({'@type': 'Organization'})
  expect(read(`${crumbs}<p>Text</p>`, list)).toMatchObject({trail: ['Docs'], label: 'SSO now'})
  expect(read('<p>Text</p>', organization, list)).toMatchObject({trail: ['Product'], label: 'Hosting'})
  expect(read('<p>Text</p>')).toMatchObject({trail: [], label: ''})
})

it('takes an operation for one section, found by its path', () => {
  const {sections, names, isOperation} = read(
    `<div data-operation="x"><p><b>GET</b><code><i>/realms/{realm}</i><wbr>/orgs</code></p><p>Lists.</p><h2 id="r">Responses</h2>
      <pre>curl</pre></div>`,
  )
  expect(isOperation).toBe(true)
  expect(names).toEqual(['GET/realms/{realm}/orgs', '/orgs'])
  expect(sections).toEqual([
    {anchor: '', heading: '', text: 'GET /realms/{realm}/orgs\nLists.\nResponses', code: '', quoted: []},
  ])
})
