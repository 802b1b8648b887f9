import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest'
import {planName} from '../../data/offer/plan'
import {formatProblem} from '../../lib/problem'
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
  states: {tenants: ['orgs']},
  components: [...oneTree.components, 'Details', 'Term'],
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
  ['a first-level heading that is underlined', doc('Again\n====='), '8:1', 'remove the line of = below'],
  ['a heading that skips a level', doc('## One\n\n#### Two'), '10:1', 'Write ### here'],
  ['a page that begins with a third-level heading', doc('### One'), '8:1', 'follows one of level 1'],
  ['code without a language', doc(fence('', 'x')), '8:1', 'has no language'],
  [
    'a backtick behind a fence',
    doc(fence('bash says="`locked`"', 'login alice') + '\n\nIt says `locked`.'),
    '8:1',
    "doesn't open a code block",
  ],
  ['a diagram without words', doc(fence('mermaid', 'flowchart TD\n  A --> B')), '9:1', 'Add a short title'],
  ['an unknown language', doc(fence('pyhton', 'x')), '8:1', 'Did you mean "python"?'],
  ['a misspelled diagram', doc(fence('mermade', 'graph TD')), '8:1', 'Did you mean "mermaid"?'],
  [
    'JSON with a comma too much inside',
    doc(fence('json', '{', '  "a": 1,,', '  "b": 2', '}')),
    '10:1',
    "isn't valid json",
  ],
  ['JSON with names that are not quoted', doc(fence('json', '{a: 1}')), '9:1', "isn't valid json"],
  ['JSON with a comma too much at the end', doc(fence('json', '{"a": 1,}')), '9:1', "isn't valid json"],
  ['a block of code that is never closed', doc('```bash\ntrue\n\nText.'), '8:1', 'is never closed'],
  ['YAML with a tab', doc(fence('yaml', 'a:', '\tb: 1')), '10:1', "isn't valid yaml"],
  ['YAML with a key twice', doc(fence('yaml', 'a: 1', 'a: 2')), '10:1', "isn't valid yaml"],
  ['TypeScript that does not parse', doc(fence('ts', 'const a: = 1')), '9:1', "isn't valid ts"],
  ['JavaScript that does not parse', doc(fence('js', 'const a = 1', 'if (a {')), '10:1', "isn't valid js"],
  ['Python that does not parse', doc(fence('python', 'def f(:', '    pass')), '9:1', "isn't valid python"],
  ['Python without an indentation', doc(fence('python', 'def f():', 'return 1')), '9', 'empty or outdated block'],
  ['Python of an earlier version', doc(fence('python', 'print "x"')), '9:1', 'empty or outdated print statement'],
  ['a shell command that does not parse', doc(fence('bash', 'if true; echo "a')), '9:1', "isn't valid bash"],
  ['a prompt before a command', doc(fence('bash', '# A remark', '$ kcadm.sh get users')), '10:1', 'Remove the prompt'],
  ['a term that the glossary does not have', doc('A <Term id="relm">realm</Term>.'), '8:3', 'Did you mean "realm"?'],
  ['a term without an id', doc('A <Term>realm</Term>.'), '8:3', 'The <Term> has no ID'],
  ['a diff in an unknown language', doc(fence('diff lang="pyhton"', '+x')), '8:1', 'Did you mean "python"?'],
  ['a name in braces', doc('Open /realms/{realm}/account.'), '8:14', 'doesn\'t define "realm"'],
  ['a member in braces', doc('The id is {org.id}.'), '8:11', 'doesn\'t define "org"'],
  ['a call in braces', doc('Now {today()}.'), '8:5', 'doesn\'t define "today"'],
  ['words with a hyphen in braces', doc('Open {org-id} now.'), '8:6', 'doesn\'t define "org"'],
  ['a choice in braces', doc('Say {realm ? 1 : 2}.'), '8:5', 'doesn\'t define "realm"'],
  ['an object in braces', doc('The body is {{a: 1}}.'), '8:13', 'escape each brace'],
  ['a list of objects in braces', doc('{[{a: 1}]}'), '8:1', "is an object. React can't show it"],
  ['a list that the page does not have', doc('<Sequence actors={vals} />'), '8:1', 'gets "vals"'],
  ['a brace that is never closed', doc('A { brace.'), '8', "isn't valid MDX"],
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
  ['an admonition whose title has no brackets', doc(':::note A title\n\nText.'), '8:1', "don't open a box"],
  ['colons that close nothing', doc('Text.\n\n:::'), '10:1', "don't open a box"],
  ['an admonition of two colons', doc('::note[Text]'), '8:1', "don't open a box"],
  ['a picture without a text', doc('<img src="/img/a.svg" />'), '8:1', '<img> has no alternative text'],
  [
    'HTML in a text',
    doc("<p dangerouslySetInnerHTML={{__html: '<a href=\\'/nothing/\\'>a</a>'}} />"),
    '8:1',
    'between <p> and </p>',
  ],
  ['an address in a style', doc("<p style={{backgroundImage: 'url(/img/none.png)'}}>Text.</p>"), '8:1', 'The url(…)'],
  ['a drawing that uses another file', doc('<svg><use href="/img/none.svg#a" /></svg>'), '8:6', '"/img/none.svg#a"'],
  ['an image without a text', doc('![](/img/a.svg)'), '8:1', 'no alternative text'],
  ['an image that is missing', doc('![A](./a.png)'), '8:1', "doesn't exist"],
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
    'quotes "samples/none.js", which doesn\'t exist',
  ],
  ['a region that there is not', doc(fence('js file="samples/a.js" region="lgin"')), '8:1', 'Allowed: login'],
  ['a screenshot that there is not', doc('<Screenshot name="logn" />'), '8:1', 'Did you mean "login"?'],
  [
    'an image of the front matter that there is not',
    doc('Text.', 'image: /img/none.png'),
    '5',
    '"image" doesn\'t exist',
  ],
  [
    'an earlier address at which the page is',
    doc('Text.', 'moved_from: [/docs/page/]'),
    '5',
    'A page already exists at /docs/page/',
  ],
  ['an earlier address without its slashes', doc('Text.', 'moved_from: [docs/old]'), '5', 'such as /docs/old/'],
  ['the same earlier address twice', doc('Text.', 'moved_from: [/docs/old/, /docs/old/]'), '5', 'one redirect from'],
  [
    'a link to an earlier address',
    doc('See [the page](/docs/old/).', 'moved_from: [/docs/old/]'),
    '8:5',
    'Write "/docs/page/"',
  ],
  ['an image of the front matter of another size', doc('Text.', 'image: /img/a.svg'), '5', "isn't a PNG of 1200 × 630"],
  ['an image of the front matter beside the page', doc('Text.', 'image: ./none.png'), '5', 'starts with a slash'],
  [
    'a tool that the prerequisites lack',
    doc('## Prerequisites\n\n- `curl`\n\n' + fence('bash', 'curl -s https://auth.example.com |', '  jq .')),
    '10:1',
    'Add `jq` to the list',
  ],
  [
    'a role of a proof that the page does not list',
    doc('You need `view-users`.', 'proof: {roles: [view-users, manage-users]}'),
    '5',
    'List `manage-users` among the prerequisites',
  ],
  [
    'a role that the prerequisites list and the proof lacks',
    doc('## Prerequisites\n\n- an administrator with `manage-users` and `view-users`', 'proof: {roles: [view-users]}'),
    '10',
    'Write "roles: [view-users, manage-users]"',
  ],
  [
    'an extension that the page calls and its proof does not require',
    doc(fence('http', 'GET /realms/acme/orgs'), 'proof: {requires: [events]}'),
    '8',
    'Write "requires: [events, orgs]"',
  ],
  [
    'an extension that a state needs and the proof does not require',
    doc('Text.', 'proof: {needs: [tenants]}'),
    '5',
    'The state "tenants" needs the extension "orgs"',
  ],
  ['a requirement that there is not', doc('Text.', 'proof: {requires: [plain]}'), '5', 'keycloak, events, orgs'],
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
  ['operations that are no list', doc('Text.', 'operations: createOrganization'), '5', 'a list of operation IDs'],
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
  ['a place that is still to be filled in', doc('TODO: Say it.'), '8:1', "This text isn't written yet"],
  ['a word that is misspelled', doc('This is a sentense.'), '8:11', 'Did you mean "sentence"?'],
  [
    'a word in British spelling',
    doc('The organisations are here.'),
    '8:5',
    '"organisations" isn\'t in the dictionaries',
  ],
  ['a word with a letter of another script', doc('The re\u0430lm is here.'), '8:5', "isn't in the dictionaries"],
  ['a word that stands twice', doc('This is is a sentence.'), '8:6', 'repeated `is`'],
  ['a wrong article', doc('It is a error.'), '8:7', '`an`'],
  ['a paragraph that stands twice', doc(`${LONG}\n\n${LONG}`), '10:1', 'The same paragraph is at docs/page.mdx:8'],
  ['a link to a file that there is not', doc('See [the page](./pge.mdx).'), '8:5', 'Did you mean "page.mdx"?'],
  ['a link to an anchor that there is not', doc('See [it](#stat).\n\n## Start'), '8:5', 'Did you mean "start"?'],
  [
    'a link to the id of a component',
    doc('See [it](#realm), a <Term id="realm">realm</Term>.'),
    '8:5',
    "which this page doesn't have",
  ],
  ['a path without its last slash', doc('See [it](/docs/page).'), '8:5', 'Did you mean "/docs/page/"?'],
  [
    'a link by reference to a file that there is not',
    doc('See [it][a].\n\n[a]: ./pge.mdx'),
    '8:5',
    'Did you mean "page.mdx"?',
  ],
  ['an image by reference without a text', doc('![][a]\n\n[a]: /img/a.svg'), '8:1', 'no alternative text'],
  ['a link by reference to an anchor', doc('See [it][a].\n\n[a]: #stat\n\n## Start'), '8:5', 'Did you mean "start"?'],
  ['a reference that leads nowhere', doc('See [the page][gone].'), '8:5', 'Add the line [name]'],
  ['a link without an address', doc('See [the page]().'), '8:5', 'The link has no address'],
  ['an image with its kind for a text', doc('![Screenshot](/img/a.svg)'), '8:1', "doesn't say what the image shows"],
  ['an image with an article and its kind', doc('![The screenshot.](/img/a.svg)'), '8:1', 'words that can replace'],
  ['an image with its file for a text', doc('![A.svg](/img/a.svg)'), '8:1', 'is the name of the file'],
  ['an image without an address', doc('![A]()'), '8:1', 'The image has no address'],
  ['a percent sign in a link', doc('It is [half](./50%.mdx).'), '8:7', 'Write ./50%25.mdx'],
  ['a percent sign in an anchor', doc('It is [half](#50%).'), '8:7', 'Write #50%25'],
  ['a percent sign in an image', doc('![A](./50%.png)'), '8:1', 'Write ./50%25.png'],
  ['a scheme that is misspelled', doc('See [it](htps://a.example/).'), '8:5', 'Did you mean "https:"?'],
  ['a script as an address', doc('See [it](vbscript:go()).'), '8:5', 'contains the data itself'],
  ['a dead link that is an element', doc('See <a href="/docs/pge/">it</a>.'), '8:5', 'Did you mean "/docs/page/"?'],
  ['an element that links a file', doc('See <a href="./page.mdx">it</a>.'), '8:5', 'Write [words](./page.mdx)'],
  [
    'a dead link that is a component',
    doc("import Link from '@docusaurus/Link'\n\n<Link to={'/docs/pge/'}>it</Link>"),
    '10:1',
    "doesn't lead to a page",
  ],
  ['an <img> of a file beside the page', doc('<img src="./a.png" alt="A" />'), '8:1', 'Write ![…](./a.png)'],
  ['an <img> that is missing', doc('<img src="/img/none.png" alt="A" />'), '8:1', 'looked for static/img/none.png'],
  ['an <img> without a source', doc('<img alt="A" />'), '8:1', 'has no src'],
  [
    'an <img> of another site',
    doc('<img src="https://a.example/a.png" alt="A" />'),
    '8:1',
    'content security policy blocks it',
  ],
  ['a frame', doc('<iframe src="https://a.example/" title="A" />'), '8:1', "frame-src 'none'"],
  ['a film', doc('<video src="/img/a.svg" controls />'), '8:1', "media-src 'none'"],
  ['a sound within an element', doc('<audio controls><source src="/img/a.svg" /></audio>'), '8:17', "media-src 'none'"],
  ['a script', doc('<script src="https://a.example/a.js"></script>'), '8:1', 'would not run'],
  ['a style sheet in the page', doc('<style>{`a {color: red}`}</style>'), '8:1', 'would not run'],
  ['an object', doc('<object data="/img/a.svg" />'), '8:1', "object-src 'none'"],
  ['a form of another site', doc('<form action="https://a.example/">Text</form>'), '8:1', "form-action 'self'"],
  [
    'a style that is a text',
    doc('<p style="color: red; margin-top: 0">Red.</p>'),
    '8:1',
    "Write style={{color: 'red', marginTop: '0'}}",
  ],
  [
    'a style of a component',
    doc('<Screenshot name="login" style="color: red" />'),
    '8:1',
    "Write style={{color: 'red'}}",
  ],
  ['a handler of an event', doc('<p onclick="go()">Text.</p>'), '8:1', 'The "onclick" of the <p> has no effect'],
  ['a heading of HTML', doc('<h2>Heading</h2>'), '8:1', 'Write ## and the words'],
  ['an element that HTML has no more', doc('<center>Text.</center>'), '8:1', 'no longer has <center>'],
  [
    'an import of the theme',
    doc("import Tabs from '@theme/Tabs'\n\nText."),
    '8:1',
    'Write <Tabs>, which needs no import',
  ],
  [
    'an import of a file that does not exist',
    doc("import {a} from '@site/samples/b'\n\nText."),
    '8:1',
    '"@site/samples/b", which doesn\'t exist',
  ],
  [
    'the import of a file under another name',
    doc("import {login} from '@site/samples/a.js'\nimport {loggedIn} from '../samples/lgin'\n\nText."),
    '9:1',
    'Did you mean "../samples/login"?',
  ],
  ['an export of a file that does not exist', doc("export * from './none.mdx'\n\nText."), '8:1', "doesn't exist"],
  ['an import of an unknown package', doc("import {a} from 'none/a'\n\nText."), '8:1', 'a package in package.json'],
  ['an unknown import of the framework', doc("import Lnk from '@docusaurus/Lnk'\n\nText."), '8:1', "doesn't exist"],
  [
    'the second import of the theme',
    doc("import Link from '@docusaurus/Link'\nimport Admonition from '@theme/Admonition'\n\nText."),
    '9:1',
    'Write :::note',
  ],
  [
    'a choice that tabs do not know',
    doc('<Tabs defaultValue="a"><TabItem value="a">A</TabItem></Tabs>'),
    '8:1',
    'Write "default" on the <TabItem>',
  ],
  ['a panel without a value', doc('<Tabs><TabItem label="A">A</TabItem></Tabs>'), '8:7', 'Add value="…"'],
  [
    'a value of tabs that stands twice',
    doc('<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>'),
    '10:1',
    'the value "a" twice',
  ],
  ['tabs without panels', doc('<Tabs>\n</Tabs>'), '8:1', 'has no panels'],
  ['an alert of GitHub', doc('> [!WARNING]\n> Text.'), '8:1', 'Write :::warning above the text'],
  ['an alert of GitHub with a title', doc('> [!INFO] A title\n> Text.'), '8:1', 'Write :::info[A title]'],
  ['a box of MkDocs', doc('!!! note "Title"\n    Text.'), '8:1', "doesn't open a box here"],
  ['a block of another tool', doc('/// tip\nText.\n///'), '8:1', "doesn't open a box here"],
  ['contents of another tool', doc('[TOC]'), '8:1', "doesn't make a table of contents here"],
  ['a link of a wiki', doc('See [[the page]].'), '8:5', 'Write [words](./page.mdx)'],
  ['a marker pen', doc('A ==word== here.'), '8:3', 'Write **words**'],
  ['a picture as a word', doc('A :smile: here.'), '8:3', 'Write the character itself'],
  ['a list of definitions', doc('Term\n: What it is.'), '8:1', "doesn't make a definition here"],
  ['a link with a space in its address', doc('See [the page](./a page.mdx).'), '8:5', "An address can't have a space"],
  ['a link with a space and a word in bold', doc('See [**it**](/docs/a b/).'), '8:12', "An address can't have a space"],
  [
    'a link to another site with a space',
    doc('See [it](https://a.example/b c).'),
    '8:10',
    "An address can't have a space",
  ],
  ['an image with a size', doc('![A](/img/a.svg =100x20)'), '8:1', 'Remove the size'],
  ['a reference to a note that is missing', doc('Text.[^1]'), '8:6', 'Add the note on a separate line'],
  ['a note that nothing refers to', doc('Text.\n\n[^one]: A note.'), '10:1', 'Write [^one] in the text'],
  ['a letter above the line', doc('It is 2^10^ bytes.'), '8:8', 'Write <sup>'],
  ['an inserted word', doc('A ++word++ here.'), '8:3', 'Write **words**'],
  ['a formula', doc('$$\na + b\n$$'), '8:1', "doesn't open a formula here"],
  ['tabs of MkDocs', doc('=== "Java"\n\n    Text.'), '8:1', 'Write <Tabs>, and a <TabItem'],
  ['a directive of Sphinx', doc('.. note::\n\n   Text.'), '8:1', "isn't a directive here"],
  [
    'a panel outside of tabs',
    doc('<TabItem value="a" label="A">\n\nText.\n\n</TabItem>'),
    '8:1',
    'is outside of <Tabs>',
  ],
  ['a letter below the line', doc('It is H~2~O.'), '8:8', 'would be struck through'],
  ['a row with more cells than columns', doc('| A | B |\n| - | - |\n| `a|b` | c |'), '10:1', 'write | as \\|'],
  ['a table that is none', doc('| A | B |\n| --- |\n| a | b |'), '9:1', 'different numbers of cells'],
  ['a title of code without quotes', doc(fence('js title=app.js', 'go()')), '8:1', 'title="app.js"'],
  ['a title of code under another name', doc(fence('js filename="app.js"', 'go()')), '8:1', 'Write title="…"'],
  ['a title of code in braces', doc(fence("js {{ filename: 'app.js' }}", 'go()')), '8:1', 'Write title="…"'],
  ['a word behind a fence', doc(fence('js showlinenumbers', 'go()')), '8:1', 'Did you mean "showLineNumbers"?'],
  [
    'a marked line that the block does not have',
    doc(fence('js {1,9}', 'go()')),
    '8:1',
    'marks line 9, but the block has 1',
  ],
  [
    'the fence of Docusaurus around components',
    doc(fence('mdx-code-block', '<Tabs />')),
    '8:1',
    'Remove the two fences',
  ],
  ['a comment in JSON', doc(fence('json', '{', '  // A remark', '  "a": 1', '}')), '10', 'Use ```jsonc'],
  ['JSON lines of which one is none', doc(fence('jsonl', '{"a": 1}', '{"a": }')), '10:1', "isn't valid jsonl"],
  [
    'JSON with comments that does not parse',
    doc(fence('jsonc', '{', '  // A remark', '  "a": ', '}')),
    '9:1',
    "isn't valid jsonc",
  ],
  ['code in capital letters that does not parse', doc(fence('JSON', '{a: 1}')), '9:1', "isn't valid json"],
  ['a comment of HTML', doc('<!-- TODO later -->'), '8', 'Write a comment as {/* … */}'],
  ['an address in angle brackets', doc('See <https://a.example/>.'), '8', 'Write [what it is](https://a.example/)'],
  ['a mail address in angle brackets', doc('See <me@a.example>.'), '8', 'Write [me@a.example](mailto:me@a.example)'],
  ['an id behind a heading', doc('## The top {#top}'), '8', 'Write the ID of a heading as a comment: {/* #top */}'],
  ['a paragraph that begins with "export"', doc('Text:\n\nexport the realm, and'), '10', 'Start it with another word'],
  ['an element that is never closed and holds nothing', doc('One <br> two.'), '8:5', 'Close it: <br />'],
  ['a number behind <', doc('It is <100 users.'), '8', 'write \\<'],
  ['an attribute without quotes', doc('<p class=a>Text</p>'), '8', 'in quotes: name="value"'],
  [
    'a value of the offer that is typed',
    doc('We keep stored events for 30 days.'),
    '8:27',
    'such as serviceLevels.ts: serviceLevels.eventsKeptFor',
  ],
  [
    'a number word of the offer',
    doc('${planName.Dedicated.a} can have five regions.'),
    '8:34',
    'Add the value to a file of src/data/offer',
  ],
  ['support at night', doc('Write to us, day or night.'), '8:14', 'src/data/offer'],
  ['a promise without a number', doc('Logins have support around the clock.'), '8:21', 'src/data/offer'],
  ['a misspelled word, told once', doc('This sentense is a sentense.'), '8:6', '(2 times on this page)'],
  ['a post of a day to come', post('A.\n\n{/* truncate */}'), '', 'Today is 2026-06-01'],
  [
    'evidence that is younger than its post',
    post('Seen on May 20, 2026.\n\n{/* truncate */}'),
    '9:9',
    'mentions May 20, 2026',
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
  await writeFile(path.join(siteDir, 'samples/login.tsx'), '')
  await mkdir(path.join(siteDir, 'samples/menu'))
  await writeFile(path.join(siteDir, 'samples/menu/index.ts'), '')
  const framework = path.join(siteDir, 'node_modules/@docusaurus/core/lib/client/exports')
  await mkdir(framework, {recursive: true})
  await writeFile(path.join(framework, 'Link.js'), '')
  await mkdir(path.join(siteDir, 'node_modules/known'))
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

  // A name of one word can mean something else. A name can also have words that no dictionary has.
  it.skipIf(!planName.dedicated.one.includes(' '))('a typed name of a plan', async () => {
    const found = await told('docs/page.mdx', doc(`Order ${planName.dedicated.a}.`))
    expect(found).toContainEqual(expect.stringMatching(/^docs\/page\.mdx:8:7 [^]*Write \$\{planName\.dedicated\.a\}\./))
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
    [
      'names of OAuth, of client libraries, and of the API',
      doc('Send `client_secret`, `redirectUri`, and `smtpServers`.'),
    ],
    ['braces with names of the page', doc('export const port = 8080\n\nOpen {port}.')],
    ['a comment', doc('Text.\n\n{/* for writers */}')],
    [
      'Windows line ends and a byte order mark',
      '\uFEFF' + doc(fence('bash', 'true') + '\n\n:::note\n\nText.\n\n:::').replaceAll('\n', '\r\n'),
    ],
    ['a box in a quotation', doc('> :::tip\n> Text.\n> :::\n\n- Item\n\n  :::note\n  Text.\n  :::')],
    [
      'a query behind the address of a page',
      doc('See [it](/docs/page/?language=java#start), or [it](page.mdx?language=java#start).\n\n## Start'),
    ],
    [
      'paths of files from the folder of the tree',
      doc('See [one](page.mdx), [two](/page.mdx), [three](@site/docs/page.mdx#start).\n\n## Start'),
    ],
    [
      'files that the build writes',
      doc(
        'See [the API](/openapi.yaml), [again](pathname:///openapi.yaml) a [list](/guides/a/list.md), and <a href="/samples/a.zip">all files</a>.',
      ),
    ],
    [
      'addresses of apps and of other hosts',
      doc('Open [it](otpauth://totp/a), [it](vscode:extension/a) or [it](//a.example/b).'),
    ],
    [
      'links to ids of elements',
      doc(
        'Go to [one](#one), [two](#two), [three](#three).\n\n<a id="one"></a>\n\n<a name="two"></a>\n\n| A |\n| - |\n| <span id="three">x</span> |',
      ),
    ],
    [
      'colons in prose',
      doc(
        'Pull `a`, or keycloak:latest[arm64] with organization:acme{id=1}. Go on [here below](#use-acrloa-2).\n\n## Use acr:loa 2',
      ).replace('here below', 'below'),
    ],
    ['an image that is data', doc('![A](data:image/gif;base64,R0lGODlhAQABAAAAACw=)')],
    ['an address by reference', doc('See [the page][a] and ![A key][b].\n\n[a]: ./page.mdx\n[b]: /img/a.svg')],
    ['words of other scripts', doc('The names 田中, عمر, Δέλτα, Иван and KeycloakのSSO are stored as they are.')],
    [
      'an object that the page gives its own component',
      doc('export const Show = ({children}) => children.a\n\n<Show style="wide">{{a: 1}}</Show>'),
    ],
    [
      'a link to the id of an element that opens',
      doc('Go to [the details](#more).\n\n<Details id="more">\n<summary>More</summary>\n\nText.\n\n</Details>'),
    ],
    [
      'signs that other tools read as marks',
      doc(
        [
          'C++ or g++, C++11 and C++17 cost $5 and $10, or $$ more; a^b is a power.',
          'The list[0](the first item) and latest[arm64](see below) are [links](./page.mdx "of a page").',
          String.raw`\[^1], 2\^10^, \[x](./a b.mdx), \==a== and \++a++ are escaped.`,
          'A note.[^1]\n\n[^1]: Its text.[^two]\n\n[^two]: Another text.',
        ].join('\n\n'),
      ),
    ],
    [
      'panels in tabs and in a component of the page',
      doc(
        'export const Choice = ({children}) => <Tabs groupId="a">{children}</Tabs>\n\n<Choice>\n<TabItem value="a" label="A">A</TabItem>\n</Choice>\n\n<Tabs><TabItem value="a" label="A">A</TabItem><TabItem value="b" label="B">B</TabItem></Tabs>',
      ),
    ],
    [
      'imports of files and packages',
      doc(
        [
          "import Link from '@docusaurus/Link'",
          "import {a} from 'known/a'",
          "import site from '@generated/docusaurus.config'",
          "import Page from './page.mdx'",
          "import icon from '@site/static/img/a.svg?inline'",
          "import source from '!!raw-loader!./none'",
          "import {login} from '../samples/login'",
          "export {menu} from '@site/samples/menu'",
        ].join('\n') + '\n\nText.',
      ),
    ],
    ['a quantity of Keycloak', doc('An access token expires after 30 days.')],
    ['a quantity that a test found', doc('We measured 30 days, with Keycloak 26.5.6.')],
    ['a version that the service doesn’t run', doc('The release 26.6.3 breaks our extensions.')],
    ['styles that are objects', doc("<p style={{color: 'red'}}>Red.</p>")],
    [
      'code in languages of operators',
      doc(
        [
          'hcl',
          'terraform',
          'toml',
          'nginx',
          'groovy',
          'powershell',
          'properties',
          'ftl',
          'json5',
          'dotenv',
          'console',
          'vue',
          'svelte',
          'csharp',
          'cs',
          'gradle',
          'makefile',
          'dockerfile',
          'caddyfile',
          'html+erb',
          'scala',
          'dart',
          'Bash',
        ]
          .map((name) => fence(name, 'a'))
          .join('\n\n'),
      ),
    ],
    [
      'JSON with comments, and JSON lines',
      doc(
        fence('jsonc', '{', '  // A remark: "x"', '  "a": "//b", /* c */', '}') +
          '\n\n' +
          fence('jsonl', '{"a": 1}', '{"b": 2}'),
      ),
    ],
    [
      'words of operators',
      doc(
        'The onboarding, the quickstart, the repo, the filesystem, the dropdown and the walkthrough. A scalable auth.',
      ),
    ],
    [
      'headings that are named like members of objects',
      doc(['Search', 'Main', 'Constructor', 'Prototype', 'Root'].map((name) => `## ${name}`).join('\n\n')),
    ],
    ['a drawing that uses its own parts', doc('<svg><use href="#a" /></svg>')],
    ['marks behind a fence', doc(fence('js title="a.js" {1-2, 4} add={3} showLineNumbers=7', 'a', 'b', 'c', 'd'))],
  ])('%s', async (_, source) => {
    expect(await told('docs/page.mdx', source)).toEqual([])
  })

  it('a later date in the section for what changed since', async () => {
    const source = post('A.\n\n{/* truncate */}\n\nB.\n\n## What changed since\n\nSeen on May 20, 2026.')
    expect(await told(BLOG, source)).toEqual([])
  })
})

it('of a page with more faults, the first ten are told', async () => {
  const text = Array.from({length: 12}, (_, index) => `Put <name-${index}> here.`).join('\n\n')
  expect(await told('docs/page.mdx', doc(text))).toHaveLength(10)
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

it('every fault of a page that is not MDX is found, and its other mistakes with it', async () => {
  const found = await told(
    'docs/page.mdx',
    doc(
      [
        'The <org-id> and the <org-id> of <realm>.',
        '## The top {#top}',
        'A { brace, and a sentense with [a link](./pge.mdx).',
        '<!-- A remark -->',
        '<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tab>',
        '<Sequence actors={[{id: a b}]} />',
        '### Below',
        'See <https://a.example/>, and [below](#below).',
      ].join('\n\n'),
    ),
  )
  expect(found.map((text) => text.split('\n')[0])).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:8:5 .*`<org-id>`/),
    expect.stringMatching(/^docs\/page\.mdx:8:22 .*`<org-id>`/),
    expect.stringMatching(/^docs\/page\.mdx:8:34 .*`<realm>`/),
    expect.stringMatching(/^docs\/page\.mdx:10:/),
    expect.stringMatching(/^docs\/page\.mdx:12:18 .*sentense/),
    expect.stringMatching(/^docs\/page\.mdx:12:32 .*"\.\/pge\.mdx" doesn't lead to a page/),
    expect.stringMatching(/^docs\/page\.mdx:12:.*isn't valid MDX/),
    expect.stringMatching(/^docs\/page\.mdx:14:/),
    expect.stringMatching(/^docs\/page\.mdx:16:1 .*`<Tabs>`/),
    expect.stringMatching(/^docs\/page\.mdx:24:/),
    expect.stringMatching(/^docs\/page\.mdx:28:/),
  ])
})

it.each([
  ['a tag without its partner', 'Text <Tabs>\n\nText.\n\n</Tabs>'],
  ['a tag that closes another', '<Tabs>\n\n<TabItem value="a">\n\nText.\n\n</TabItm>\n\n</Tabs>'],
  ['a panel that is never closed', '<Tabs>\n<TabItem value="a">\n\nText.\n\n</Tabs>'],
  ['an attribute without quotes', '<Details id=a>\n\nText.\n\n</Details>'],
  ['an export that does not parse', 'export const list = [\n  {a: },\n\n  {b: 1},\n]\n\n{list}'],
  ['a placeholder between equal words', 'The <token> the. A <token2/ error.'],
  ['a brace that is never closed', 'A {b: {c}. It is a {good} end.'],
])('what follows from a fault is not told: %s', async (_, text) => {
  const found = await told('docs/page.mdx', doc(text))
  expect(found.filter((each) => !each.includes("isn't valid MDX"))).toEqual([])
  expect(found.length).toBeLessThanOrEqual(text.includes('token2') ? 2 : 1)
})

describe('two pages', () => {
  async function both(one: string, source: string, other: string, second: string): Promise<string[]> {
    await told(one, source)
    await mkdir(path.join(siteDir, path.dirname(other)), {recursive: true})
    await writeFile(path.join(siteDir, other), second.replace('A page', 'Another').replace('What this', 'What another'))
    const {problems} = await checkContent(siteDir, options, undefined, TODAY)
    return problems.map(formatProblem)
  }

  it('of which one is a draft that the other links', async () => {
    const found = await both('docs/page.mdx', doc('See [it](./other.mdx).'), 'docs/other.mdx', doc('A.', 'draft: true'))
    expect(found).toEqual([expect.stringMatching(/^docs\/page\.mdx:8:5 {2}.*docs\/other\.mdx, which is a draft/)])
  })

  it.each(['docs/a/README.mdx', 'docs/a/a.mdx', 'docs/01-a/index.mdx'])(
    'at one path: index.mdx and %s',
    async (file) => {
      const found = await both('docs/a/index.mdx', doc('Text.'), file, doc('Other.'))
      expect(found).toHaveLength(1)
      expect(found[0]).toContain('published at /docs/a/')
      expect(found[0]).toContain('docs/a/index.mdx')
      expect(found[0]).toContain(file)
    },
  )

  it('at the path of a component', async () => {
    await mkdir(path.join(siteDir, 'pages/docs'), {recursive: true})
    await writeFile(path.join(siteDir, 'pages/docs/page.tsx'), '')
    const found = await told('docs/page.mdx', doc('Text.'))
    await rm(path.join(siteDir, 'pages'), {recursive: true})
    expect(found).toEqual([expect.stringContaining('where pages/docs/page.tsx is already')])
  })
})

it('a path with a space is found', async () => {
  expect(await told('docs/My Notes.mdx', doc('Text.'))).toEqual([
    expect.stringMatching(/published at \/docs\/My%20Notes\/[^]*my-notes\.mdx/),
  ])
})

it('a page with the ending .md is read as the others', async () => {
  expect(await told('docs/page.md', doc('{/* for writers */}\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>'))).toEqual(
    [],
  )
})

it('an image that nothing uses is found', async () => {
  await told('docs/page.mdx', doc('![A](/img/a.svg)'))
  await writeFile(path.join(siteDir, 'static/img/nobody.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const {problems} = await checkContent(siteDir, options, undefined, TODAY)
  await rm(path.join(siteDir, 'static/img/nobody.svg'))
  expect(problems.map(({file}) => file)).toEqual(['static/img/nobody.svg'])
})

describe('a picture with a twin for dark mode', () => {
  const source = doc('![The login page](/img/login-page.png)')
  const write = async (name: string, width: number): Promise<void> => {
    const picture = sharp({create: {width, height: 20, channels: 3, background: 'white'}})
    await picture.png().toFile(path.join(siteDir, 'static/img', name))
  }
  afterEach(async () => {
    for (const name of ['login-page.png', 'login-page.dark.png'])
      await rm(path.join(siteDir, 'static/img', name), {force: true})
  })

  it('of the same size is right, and its twin counts as used', async () => {
    await write('login-page.png', 40)
    await write('login-page.dark.png', 40)
    await told('docs/page.mdx', source)
    expect((await checkContent(siteDir, options, undefined, TODAY)).problems.map(formatProblem)).toEqual([])
  })

  it('whose text is the name of the file is found', async () => {
    await write('login-page.png', 40)
    const found = await told('docs/page.mdx', doc('![login-page](/img/login-page.png)'))
    expect(found).toEqual([expect.stringContaining('is the name of the file')])
  })

  it('that is no picture is found', async () => {
    await write('login-page.png', 40)
    await writeFile(path.join(siteDir, 'static/img/login-page.dark.png'), 'text')
    expect(await told('docs/page.mdx', source)).toEqual([expect.stringContaining('login-page.dark.png has no pixels')])
  })

  it('of another size is found', async () => {
    await write('login-page.png', 40)
    await write('login-page.dark.png', 42)
    expect(await told('docs/page.mdx', source)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:8:1 {2}static\/img\/login-page\.dark\.png has 42 × 20 pixels/),
    ])
  })
})

it('a page that no sidebar holds is found', async () => {
  await told('docs/page.mdx', doc('Text.'))
  const without = {...options, sidebars: {files: ['docs/other'], folders: [], labels: []}}
  const {problems} = await checkContent(siteDir, without, undefined, TODAY)
  expect(problems.filter(({file}) => file === 'docs/page.mdx').map(({what}) => what)).toEqual([
    "The page isn't in a sidebar.",
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
