import {built, e2e} from './references'
import type {Section} from './types'

const sidebars = built(
  'conformance',
  'the structure of the documentation › has sidebars named docs, api and articles, of links with an address and categories with items',
)
const documents = built(
  'conformance',
  'the structure of the documentation › has documents with id, path and sidebar, in versions with name, label, isLast, mainDocId and draftIds',
)

/** What the site knows of its own documents and configuration. */
export const section3: Section = {
  title: '3. Entities and their fields',
  rows: [
    {
      id: '3.1',
      sentence: 'The site holds no product data. Documentation structure only:',
      proof: e2e(
        'everyPage',
        '{path} loads without an error, from this site alone, and does not scroll sideways at 320 px',
      ),
      decision: 'Product data could only come from elsewhere: no page asks another host for anything.',
    },
    {
      id: '3.2',
      sentence: 'Doc: id, path, sidebar, version name, label, isLast, mainDocId, draftIds.',
      proof: documents,
      decision: 'The first three are a document’s, the others its version’s.',
    },
    {
      id: '3.3',
      sentence: 'Sidebar item: type link (href, unlisted) or type category (href, items, linkUnlisted).',
      proof: sidebars,
      decision:
        'A category without a page of its own has no href; linkUnlisted stands only where its page is unlisted.',
    },
    {
      id: '3.4',
      sentence: 'Preferences: preferred docs version per docs plugin id;',
      proof: e2e('docsVersions', 'choosing a version stores it, and the page knows it at once'),
    },
    {
      id: '3.5',
      sentence: 'announcement bar id and dismissed flag.',
      proof: [
        e2e(
          'announcement',
          'where it can be closed › closing hides it, stores it, and holds on the next page from the first paint',
        ),
        e2e('announcement', 'where it can be closed › another id is stored, and the bar is shown again'),
      ],
    },
    {
      id: '3.6',
      sentence: 'Search hit: url.',
      proof: e2e(
        'search',
        'the dialog › Enter opens the best result, also where it is pressed before the results are there',
      ),
    },
    {
      id: '3.7',
      sentence: 'Search context: total hit count nbHits.',
      proof: e2e('search', 'the dialog › See all {count} results says how many the page of results has'),
    },
    {
      id: '3.8',
      sentence: 'Configuration read: navbar (items, style, hideOnScroll);',
      proof: [
        e2e('conformance-configuration', 'the navbar has the configured items in the configured style'),
        e2e(
          'conformance-configuration',
          'where the navbar is not to hide › it stays in place when the reader scrolls down',
        ),
      ],
    },
    {
      id: '3.9',
      sentence: 'announcement bar (content, backgroundColor, textColor, isCloseable);',
      proof: [
        e2e('conformance-configuration', 'the announcement shows the configured content in the configured colours'),
        e2e('conformance-configuration', 'the announcement has a button that closes it where it is configured so'),
      ],
    },
    {
      id: '3.10',
      sentence: 'footer (links, logo, copyright, style);',
      proof: e2e(
        'conformance-configuration',
        'the footer shows the configured links, logo and copyright in the configured style',
      ),
    },
    {
      id: '3.11',
      sentence: 'colour mode (defaultMode, disableSwitch, respectPrefersColorScheme);',
      proof: [
        e2e('colorMode', 'light is the default, whatever the system prefers'),
        e2e('colorMode', 'without a switch › one setting removes it, and a choice that was stored before is cleared'),
        e2e('colorMode', 'where the system is respected the switch cycles system, light, dark'),
      ],
    },
    {
      id: '3.12',
      sentence: 'search (appId, optional searchPagePath).',
      proof: [
        e2e(
          'searchHosted',
          'the dialog asks the configured application for the language and versions of the page, and names the framework',
        ),
        e2e('conformance-configuration', 'the page of results is where the configuration puts it'),
        {
          file: 'src/search/config.build.test.ts',
          title: 'what answers searches › can be nothing, a hosted service, and another address of the results page',
        },
      ],
      decision: 'Both are fields of src/data/search.ts, checked when the site is built.',
    },
    {
      id: '3.13',
      sentence:
        'The entities hinted at by the admin API operations (organizations, memberships, invitations, roles, domains, identity providers and mappers, webhooks and sends, realm attributes, events, portal links, magic links): fields not shown.',
      proof: built('api', 'the API reference › has every schema of the description at an anchor'),
      decision: 'The fields are taken from the server that answers the operations, as no other source shows them.',
    },
  ],
}
