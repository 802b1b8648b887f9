import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {formatProblem} from '../../../lib/problem'
import {checkContent} from './checkContent'
import {oneTree} from './fixtures/options'
import type {ContentCheckOptions} from './options'

const TODAY = '2026-06-01'

const options: ContentCheckOptions = {
  ...oneTree,
  trees: [...oneTree.trees, {dir: 'blog', routeBase: '/blog/', kind: 'blog'}],
  tags: ['keycloak'],
  authors: ['team'],
  screenshots: ['login'],
  components: [...oneTree.components, 'Term'],
}

/** Seven lines: the text begins on the eighth. */
const doc = (text: string, more = 'sidebar_position: 1'): string =>
  `---\ntitle: A page\ndescription: What this page says, in a sentence that is long enough to be of use in a search.\npage_type: how-to\n${more}\n---\n\n${text}\n`

/** Eight lines. */
const post = (text: string, more = ''): string =>
  `---\ntitle: A post\ndescription: What this post says, in a sentence that is long enough to be of use in a search.\nslug: post\nauthors: [team]\ntags: [keycloak]\n${more}---\n\n${text}\n`

const BLOG = 'blog/2026-05-01-post.mdx'
const LONG = 'This paragraph has more than twelve words, so that it is long enough to be known again.'
const fence = (language: string, ...lines: string[]): string => ['```' + language, ...lines, '```'].join('\n')

/** What is wrong, the page, where it is found, what is said of it. */
const mistakes: readonly (readonly [name: string, page: string, place: string, words: string])[] = [
  ['a second first-level heading', doc('# Again'), '8:1', 'first-level heading'],
  ['a heading that skips a level', doc('## One\n\n#### Two'), '10:1', 'Write ### here'],
  ['a page that begins with a third-level heading', doc('### One'), '8:1', 'follows one of level 1'],
  ['code without a language', doc(fence('', 'x')), '8:1', 'does not say its language'],
  [
    'a backtick behind a fence',
    doc(fence('bash says="`locked`"', 'login alice') + '\n\nIt says `locked`.'),
    '8:1',
    'opens no block of code',
  ],
  ['an unknown language', doc(fence('pyhton', 'x')), '8:1', 'Did you mean "python"?'],
  [
    'JSON with a comma too much inside',
    doc(fence('json', '{', '  "a": 1,,', '  "b": 2', '}')),
    '10:1',
    'not valid json',
  ],
  ['JSON with names that are not quoted', doc(fence('json', '{a: 1}')), '9:1', 'not valid json'],
  ['JSON with a comma too much at the end', doc(fence('json', '{"a": 1,}')), '9:1', 'not valid json'],
  ['a block of code that is never closed', doc('```bash\ntrue\n\nText.'), '8:1', 'is never closed'],
  ['YAML with a tab', doc(fence('yaml', 'a:', '\tb: 1')), '10:1', 'not valid yaml'],
  ['YAML with a key twice', doc(fence('yaml', 'a: 1', 'a: 2')), '10:1', 'not valid yaml'],
  ['TypeScript that does not parse', doc(fence('ts', 'const a: = 1')), '9:1', 'not valid ts'],
  ['JavaScript that does not parse', doc(fence('js', 'const a = 1', 'if (a {')), '10:1', 'not valid js'],
  ['Python that does not parse', doc(fence('python', 'def f(:', '    pass')), '9:1', 'not valid python'],
  ['Python without an indentation', doc(fence('python', 'def f():', 'return 1')), '9', 'empty or outdated block'],
  ['Python of an earlier version', doc(fence('python', 'print "x"')), '9:1', 'empty or outdated print statement'],
  ['a shell command that does not parse', doc(fence('bash', 'if true; echo "a')), '9:1', 'not valid bash'],
  [
    'a prompt before a command',
    doc(fence('bash', '# A remark', '$ kcadm.sh get users')),
    '10:1',
    'Leave out the prompt',
  ],
  ['a term that the glossary does not have', doc('A <Term id="relm">realm</Term>.'), '8:3', 'Did you mean "realm"?'],
  ['a term without an id', doc('A <Term>realm</Term>.'), '8:3', 'The <Term> has no id'],
  ['a diff in an unknown language', doc(fence('diff lang="pyhton"', '+x')), '8:1', 'Did you mean "python"?'],
  ['a name in braces', doc('Open /realms/{realm}/account.'), '8:14', 'nothing called "realm"'],
  ['a member in braces', doc('The id is {org.id}.'), '8:11', 'nothing called "org"'],
  ['a call in braces', doc('Now {today()}.'), '8:5', 'nothing called "today"'],
  ['words with a hyphen in braces', doc('Open {org-id} now.'), '8:6', 'nothing called "org"'],
  ['a choice in braces', doc('Say {realm ? 1 : 2}.'), '8:5', 'nothing called "realm"'],
  ['a list that the page does not have', doc('<Tabs values={vals} />'), '8:1', 'is given "vals"'],
  ['a brace that is never closed', doc('A { brace.'), '8', 'not valid MDX'],
  ['an element that is never closed', doc('First.\n\n<Tabs>\n\nText.'), '10:1', 'Expected a closing tag for `<Tabs>`'],
  [
    'a tag inside of a sentence that is never closed',
    doc('The <b>name is.'),
    '8:5',
    'Expected a closing tag for `<b>`',
  ],
  ['a placeholder in prose', doc('First.\n\nPut <token> here.'), '10:5', 'Expected a closing tag for `<token>`'],
  ['a component that there is not', doc('<Sequnce />'), '8:1', 'Did you mean "Sequence"?'],
  ['a component of another site', doc('<CodeGroup />'), '8:1', 'There is no component <CodeGroup>'],
  ['an admonition that there is not', doc(':::waring\n\nText.\n\n:::'), '8:1', 'Did you mean ":::warning"?'],
  ['an admonition that is never closed', doc(':::note\n\nText.'), '8:1', 'is never closed'],
  ['an admonition whose title has no brackets', doc(':::note A title\n\nText.'), '8:1', 'open no box'],
  ['colons that close nothing', doc('Text.\n\n:::'), '10:1', 'open no box'],
  ['an admonition of two colons', doc('::note[Text]'), '8:1', 'open no box'],
  ['a picture without a text', doc('<img src="/img/a.svg" />'), '8:1', '<img> has no alternative text'],
  ['an image without a text', doc('![](/img/a.svg)'), '8:1', 'no alternative text'],
  ['an image that is missing', doc('![A](./a.png)'), '8:1', 'does not exist'],
  ['an image of another site', doc('![A](https://a.example/a.png)'), '8:1', 'comes from another site'],
  [
    'a step to an actor that there is not',
    doc("<Sequence actors={[{id: 'app', label: 'A'}]} steps={[{from: 'app', to: 'ap', label: 'x'}]} />"),
    '8:1',
    'no actor "ap"',
  ],
  [
    'a step in double quotes',
    doc('<Sequence actors={[{id: "app", label: "A"}]} steps={[{from: "app", to: "ap", label: "x"}]} />'),
    '8:1',
    'Did you mean "app"?',
  ],
  [
    'an edge to a node that there is not',
    doc("<FlowGraph nodes={[{id: 'start', label: 'A'}]} edges={[{from: 'strat', to: 'start'}]} />"),
    '8:1',
    'no node "strat"',
  ],
  [
    'an edge of an exported list',
    doc("export const edges = [{from: 'a', to: 'b'}]\n\n<FlowGraph nodes={[{id: 'a', label: 'A'}]} edges={edges} />"),
    '10:1',
    'no node "b"',
  ],
  [
    'a sample that there is not',
    doc(fence('js file="samples/none.js"')),
    '8:1',
    'quotes "samples/none.js", which does not exist',
  ],
  ['a region that there is not', doc(fence('js file="samples/a.js" region="lgin"')), '8:1', 'Allowed: login'],
  ['a screenshot that there is not', doc('<Screenshot name="logn" />'), '8:1', 'Did you mean "login"?'],
  [
    'an image of the front matter that there is not',
    doc('Text.', 'image: /img/none.png'),
    '5',
    '"image" does not exist',
  ],
  [
    'an earlier address at which the page is',
    doc('Text.', 'moved_from: [/docs/page/]'),
    '5',
    'in the place of the page that is there',
  ],
  ['an earlier address without its slashes', doc('Text.', 'moved_from: [docs/old]'), '5', 'such as /docs/old/'],
  ['the same earlier address twice', doc('Text.', 'moved_from: [/docs/old/, /docs/old/]'), '5', 'one redirect from'],
  [
    'a link to an earlier address',
    doc('See [the page](/docs/old/).', 'moved_from: [/docs/old/]'),
    '8:5',
    'Write "/docs/page/"',
  ],
  ['an image of the front matter of another size', doc('Text.', 'image: /img/a.svg'), '5', 'no PNG of 1200 × 630'],
  ['an image of the front matter beside the page', doc('Text.', 'image: ./none.png'), '5', 'begins with a slash'],
  ['an unknown key of the front matter', doc('Text.', 'sidebar_positon: 1'), '5', 'Did you mean "sidebar_position"?'],
  ['a position that is no number', doc('Text.', 'sidebar_position: first'), '5', 'a number'],
  [
    'a path of the API that there is not',
    doc('Call `GET /realms/acme/orgs/{id}/membrs/{user}`.'),
    '8:6',
    'Did you mean "/orgs/{orgId}/members/{userId}"?',
  ],
  [
    'a path of the API in another spelling',
    doc('Call `/organisations`, then `/orgs/all/things`.'),
    '8:29',
    'no operation with the path',
  ],
  [
    'a method that a path of the API does not take',
    doc('Call `DELETE /realms/acme/orgs`.'),
    '8:6',
    'with this path: GET, POST',
  ],
  [
    'a path of a user that there is not',
    doc('Call `/realms/acme/users/{id}/orgz`.'),
    '8:6',
    'no operation with the path',
  ],
  [
    'an operation that there is not',
    doc('Text.', 'operations: [createOrganisation]'),
    '5',
    'Did you mean "createOrganization"?',
  ],
  ['operations that are no list', doc('Text.', 'operations: createOrganization'), '5', 'a list of operation ids'],
  ['a label of the sidebar that stands twice', doc('Text.', 'sidebar_label: Single Sign-On'), '5', 'The sidebar has'],
  ['a setting that there is not', doc('Set `sslRequird`.'), '8:5', 'Did you mean "sslRequired"?'],
  [
    'a setting in a command',
    doc(fence('bash', 'kcadm.sh update realms/acme -s bruteForceProtcted=true')),
    '9:1',
    'Did you mean "bruteForceProtected"?',
  ],
  ['an event that there is not', doc('It is a `LOGIN_EROR`.'), '8:9', 'Did you mean "LOGIN_ERROR"?'],
  ['an event of a webhook that there is not', doc('It is `access.LOGON`.'), '8:7', 'Did you mean "LOGIN"?'],
  ['a role that there is not', doc('Give `manage-organisations`.'), '8:6', 'Did you mean "manage-organizations"?'],
  [
    'a role with its client',
    doc('Give `realm-management.view-organization`.'),
    '8:6',
    'Did you mean "view-organizations"?',
  ],
  ['a provider that there is not', doc('Add `auth-username-pasword-form`.'), '8:5', 'auth-username-password-form'],
  ['a link that says "here"', doc('See [here](https://a.example/).'), '8:5', 'A link says "here"'],
  ['words that ask to click', doc('Now click here.'), '8:5', 'click here'],
  ['the address of the support', doc('Write to help@northgate.example.'), '8:10', 'Write ${brand.supportEmail}'],
  ['the domain', doc('Open `https://www.northgate.example/`.'), '8:19', 'Write ${brand.domain}'],
  ['the name', doc('The name is `Northgate ID`.'), '8:14', 'Write ${brand.name}'],
  ['a token of the brand that there is not', doc('By ${brand.nam}.'), '8:4', 'Did you mean "${brand.name}"?'],
  ['hours in another spelling', doc('Open 24 x 7.'), '8:6', 'Write 24/7'],
  ['a number with a lone percent sign', doc('About 5 % of all.'), '8:7', 'the figure and %'],
  ['a place that is still to be filled in', doc('TODO: Say it.'), '8:1', 'still to be written'],
  ['a word that is misspelled', doc('This is a sentense.'), '8:11', 'Did you mean "sentence"?'],
  ['a word in British spelling', doc('The organisations are here.'), '8:5', '"organisations" is in no dictionary'],
  ['a word that stands twice', doc('This is is a sentence.'), '8:6', 'repeated `is`'],
  ['a wrong article', doc('It is a error.'), '8:7', '`an`'],
  ['a paragraph that stands twice', doc(`${LONG}\n\n${LONG}`), '10:1', 'stands at docs/page.mdx:8 too'],
  ['a link to a file that there is not', doc('See [the page](./pge.mdx).'), '8:5', 'Did you mean "page.mdx"?'],
  ['a link to an anchor that there is not', doc('See [it](#stat).\n\n## Start'), '8:5', 'Did you mean "start"?'],
  ['a path without its last slash', doc('See [it](/docs/page).'), '8:5', 'Did you mean "/docs/page/"?'],
  ['a post of a day to come', post('A.\n\n{/* truncate */}'), '', 'today is 2026-06-01'],
  [
    'evidence that is younger than its post',
    post('Seen on 20 May 2026.\n\n{/* truncate */}'),
    '9:9',
    'cites 20 May 2026',
  ],
  ['a post without an end of its excerpt', post('A.'), '1', '{/* truncate */}'],
  [
    'an unknown tag',
    post('A.\n\n{/* truncate */}').replace('[keycloak]', '[keycloack]'),
    '6',
    'Did you mean "keycloak"?',
  ],
  ['an unknown author', post('A.\n\n{/* truncate */}').replace('[team]', '[tea]'), '5', 'Did you mean "team"?'],
]

let siteDir: string

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'mistakes-'))
  await mkdir(path.join(siteDir, 'samples'))
  await writeFile(path.join(siteDir, 'samples/a.js'), '// #region login\nlogin()\n// #endregion login\n')
  await mkdir(path.join(siteDir, 'static/img'), {recursive: true})
  await writeFile(path.join(siteDir, 'static/img/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterAll(() => rm(siteDir, {recursive: true}))

/** What is said of a site of one file. */
async function told(file: string, source: string): Promise<string[]> {
  await rm(path.join(siteDir, 'docs'), {recursive: true, force: true})
  await rm(path.join(siteDir, 'blog'), {recursive: true, force: true})
  await mkdir(path.join(siteDir, path.dirname(file)), {recursive: true})
  await writeFile(path.join(siteDir, file), source)
  const {problems} = await checkContent(siteDir, options, undefined, TODAY)
  return problems.filter((problem) => problem.file === file).map(formatProblem)
}

function fileOf(name: string, source: string): string {
  if (!source.includes('authors:')) return 'docs/page.mdx'
  return name.includes('to come') ? 'blog/2026-07-01-post.mdx' : BLOG
}

describe('a mistake is found, at its place and with its cure:', () => {
  it.each(mistakes)('%s', async (name, source, place, words) => {
    const file = fileOf(name, source)
    const found = await told(file, source)
    const start = place === '' ? file : `${file}:${place}`
    expect(
      found.filter((text) => text.startsWith(start) && text.includes(words) && text.includes('Fix: ')),
    ).toHaveLength(1)
    // One mistake has one problem: nothing that is right is accused with it.
    expect(found).toHaveLength(1)
  })

  it('there are fifty of them at least', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(50)
  })
})

describe('nothing is said of', () => {
  it.each([
    [
      'a page that is right',
      doc('Text with `sslRequired`.\n\n## A heading\n\n### Below\n\n' + fence('bash', 'curl "$URL/<id>"')),
    ],
    ['JSON in which a line of dots stands for the rest', doc(fence('json', '{', '  "a": 1,', '  …', '}'))],
    [
      'JSON in which dots stand first, last and between',
      doc(fence('json', '{"a": [1, …], "b": […, 2],', '  …,', '  "c": …', '}')),
    ],
    ['a function in braces', doc("export const list = ['a']\n\nSee {list.map((each) => each.length).join(', ')}.")],
    ['JSON in which a key differs', doc(fence('json', '{', '  <org-id>: {"name": "cedar"}', '}'))],
    ['backticks behind a fence of tildes', doc('~~~bash title="`a`"\ntrue\n~~~')],
    ['code of three backticks in a sentence', doc('```a``` is code.')],
    ['names of OAuth and of the API', doc('Send `client_secret`, `redirect_uri` and `redirectUri`.')],
    ['braces with names of the page', doc('export const port = 8080\n\nOpen {port}.')],
    ['a comment', doc('Text.\n\n{/* for writers */}')],
  ])('%s', async (_, source) => {
    expect(await told('docs/page.mdx', source)).toEqual([])
  })

  it('an update, in a box of its own, that is younger than its post', async () => {
    const source = post('A.\n\n{/* truncate */}\n\n:::note[Update, 20 May 2026]\n\nSeen on 20 May 2026.\n\n:::')
    expect(await told(BLOG, source)).toEqual([])
  })
})

it('a link to a page that cannot be parsed is not accused', async () => {
  await told('docs/page.mdx', doc('A { brace.'))
  await writeFile(
    path.join(siteDir, 'docs/other.mdx'),
    doc('See [the page](./page.mdx#anything).').replace('A page', 'Another').replace('What this', 'What another'),
  )
  const {problems} = await checkContent(siteDir, options, undefined, TODAY)
  expect(problems.map(({file}) => file)).toEqual(['docs/page.mdx'])
})

it('an image that nothing uses is found', async () => {
  await told('docs/page.mdx', doc('![A](/img/a.svg)'))
  await writeFile(path.join(siteDir, 'static/img/nobody.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const {problems} = await checkContent(siteDir, options, undefined, TODAY)
  await rm(path.join(siteDir, 'static/img/nobody.svg'))
  expect(problems.map(({file}) => file)).toEqual(['static/img/nobody.svg'])
})

it('a page that no sidebar holds is found', async () => {
  await told('docs/page.mdx', doc('Text.'))
  const without = {...options, sidebars: {files: ['docs/other'], folders: [], labels: []}}
  const {problems} = await checkContent(siteDir, without, undefined, TODAY)
  expect(problems.filter(({file}) => file === 'docs/page.mdx').map(({what}) => what)).toEqual([
    'No sidebar holds the page.',
  ])
})

it('a redirect of the data that leads to no page is found', async () => {
  await told('docs/page.mdx', doc('Text.'))
  const redirects = [{from: '/old/', to: '/docs/pge/'}]
  const {problems} = await checkContent(siteDir, {...options, redirects}, undefined, TODAY)
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^src\/data\/redirects\.ts {2}.*[^]*"\/docs\/page\/"/),
  ])
})
