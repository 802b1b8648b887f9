import {e2e, unit} from './references'
import type {Section} from './types'

/** What the browser asks of others and keeps. */
export const section7: Section = {
  title: '7. The calls it makes',
  rows: [
    {
      id: '7.1',
      sentence: 'No calls to a product backend are visible; backend behaviour is not shown.',
      proof: e2e(
        'everyPage',
        '{path} loads without an error, from this site alone, and does not scroll sideways at 320 px',
      ),
    },
    {
      id: '7.2',
      sentence: 'Search: queries go to a hosted search service using an application id from configuration.',
      proof: e2e(
        'searchHosted',
        'the dialog asks the configured application for the language and versions of the page, and names the framework',
      ),
      decision:
        'Where no application is configured, which is the default, the index of the build answers in the reader’s browser and no query leaves it.',
    },
    {
      id: '7.3',
      sentence:
        'With contextual search on, the query is filtered by current language and the documentation tags of the current version.',
      proof: e2e(
        'searchHosted',
        'the dialog asks the configured application for the language and versions of the page, and names the framework',
      ),
    },
    {
      id: '7.4',
      sentence: 'An agent tag naming the site framework version is sent.',
      proof: [
        e2e(
          'searchHosted',
          'the dialog asks the configured application for the language and versions of the page, and names the framework',
        ),
        e2e('searchHosted', 'the page of results opens the dialog of the hosted service with its query'),
      ],
    },
    {
      id: '7.5',
      sentence: 'The index is named for the product.',
      proof: e2e(
        'searchHosted',
        'the dialog asks the configured application for the language and versions of the page, and names the framework',
      ),
      decision: 'It has the slug of the brand, unless another name is configured.',
    },
    {
      id: '7.6',
      sentence: 'An optional AI question mode exists; its request shape is not shown.',
      proof: e2e('searchHosted', 'Ask AI answers by the configured assistant, and says that AI has written it'),
    },
    {
      id: '7.7',
      sentence: 'Analytics: a web-analytics tag loads only after tracking consent;',
      proof: [
        e2e('analytics', 'who refuses is not counted, and what would count is not even loaded'),
        e2e(
          'consentVariants',
          'with Google Analytics › the tag is loaded when it is allowed, once, without advertising, and is told of each view',
        ),
        e2e(
          'consentVariants',
          'with Google Analytics › withdrawing stops the tag, deletes its cookies and keeps it away from later pages',
        ),
      ],
    },
    {
      id: '7.8',
      sentence: 'a page view is sent on each navigation with path including query and hash.',
      proof: [
        e2e('analytics', 'once tracking is allowed › each navigation is counted once: page, hash, back and forward'),
        e2e('analytics', 'no code, token, search word or text that an address holds is told'),
      ],
      decision:
        'Addresses hold codes, tokens and search words too. Of the query only campaign parameters (utm_*) are sent, a hash only where it names an anchor of the page, and the page that led here without its query. Global Privacy Control counts as a refusal.',
    },
    {
      id: '7.9',
      sentence: 'One fixed tracking property is used.',
      proof: e2e(
        'consentVariants',
        'with Google Analytics › the tag is loaded when it is allowed, once, without advertising, and is told of each view',
      ),
      decision: 'It comes from the configuration; without one there is no tag.',
    },
    {
      id: '7.10',
      sentence:
        "Cookie consent: a consent script loads on page load with a simple banner, express consent, light palette, English, and only the 'strictly-necessary' level at load.",
      proof: [
        e2e(
          'consent',
          'before the reader has answered › nothing is stored and nobody else is asked for anything, whatever the reader does',
        ),
        e2e('consent', 'before the reader has answered › the banner stands on every page and takes no focus'),
        e2e('consent', 'before the reader has answered › the three answers weigh the same'),
      ],
      decision: 'The banner takes the colours of the page’s mode: the light ones at first, as light is the default.',
    },
    {
      id: '7.11',
      sentence: 'Local storage: announcement dismissal flag, announcement id,',
      proof: e2e(
        'announcement',
        'where it can be closed › closing hides it, stores it, and holds on the next page from the first paint',
      ),
    },
    {
      id: '7.12',
      sentence: "preferred docs version under docs-preferred-version-{pluginId}, and 'theme'.",
      proof: [
        e2e('conformance-configuration', 'everything that is stored has the name that is specified, without a suffix'),
        e2e('consent', 'the preferences centre lists what the site can store, all of it and nothing else'),
      ],
      decision:
        'What the reader chose about cookies, among tabs and in the console of the API reference is kept as well: the cookie preferences list all of it.',
    },
    {
      id: '7.13',
      sentence: 'Storage read, write, delete and listen failures are logged and ignored;',
      proof: [
        e2e('storage', 'where nothing can be read that is logged, and the site works'),
        e2e('storage', 'where nothing can be written that is logged, and the site works'),
        e2e('storage', 'where nothing can be deleted that is logged, and the site works'),
        e2e('storage', 'where changes can not be listened to that is logged, and the site works'),
      ],
    },
    {
      id: '7.14',
      sentence: 'storage is unavailable during server-side rendering.',
      proof: unit('storage', 'is out of reach while a page is made on the server, and says so: set'),
    },
  ],
}
