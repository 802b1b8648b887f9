import {e2e} from './references'
import type {Section} from './types'

/** What is shown or thrown when something goes wrong: the rows of the catalogue, each as `situation: what is shown`. */
export const section8: Section = {
  title: '8. The error catalogue',
  rows: [
    {
      id: '8.1',
      sentence: "Page render crash: 'This page crashed.' with 'Try again' and error details",
      proof: e2e(
        'errors',
        'when the content of a page crashes › the page says so in title and heading, with the messages of the whole chain of causes',
      ),
      decision: 'Section 2 writes the heading without a full stop, and so does the page.',
    },
    {
      id: '8.2',
      sentence: 'Page load failure: Error text with Retry',
      proof: [
        e2e('console', 'opened on demand › one that does not come says so, and comes at the first Retry'),
        e2e('lazyContent', 'a failure shows the text of the error, and Retry loads again'),
      ],
      decision:
        'An address of the site is a file, which comes whole or not at all, so what loads, fails or crashes in a page is a part of it that is React. What the framework’s own client shows is proven on the fixture site `stock`.',
    },
    {
      id: '8.3',
      sentence: 'Site fails to start: Banner saying the site did not load properly, suggesting a wrong base URL',
      proof: [
        e2e(
          'failsToStart',
          'a site below a wrong base URL says that it did not load properly, and which base URL to try',
        ),
        e2e('failsToStart', 'every page of it says so, wherever it stands in the site'),
      ],
    },
    {
      id: '8.4',
      sentence: 'Generic fallback: Try again button',
      proof: e2e('errors', 'where the layout crashes too, the error and Try again are all that shows, and it recovers'),
    },
    {
      id: '8.5',
      sentence: "Search failure: 'Unable to fetch results' with 'You might want to check your network connection.'",
      proof: [
        e2e('search', 'what fails › an index that does not come is told of, and Retry gets it'),
        e2e(
          'search',
          'the page of results › an index that does not come says that results are unable to be fetched, and Retry gets it',
        ),
      ],
    },
    {
      id: '8.6',
      sentence:
        "No search results: 'No results found for', 'Try searching for', 'Believe this query should return results?' / 'Let us know.'",
      proof: e2e('search', 'the dialog › words that nothing has are told so, with other searches and a way to tell us'),
    },
    {
      id: '8.7',
      sentence: 'Browser storage unavailable: Warning logged (iframe, incognito, strict privacy)',
      proof: [
        e2e('storage', 'where the browser forbids storage the site says so once in the console, and works'),
        e2e('storage', 'in a frame that is shut off from the origin the site works'),
      ],
    },
    {
      id: '8.8',
      sentence: 'Hook used outside its provider: Error naming the missing provider',
      proof: e2e('errors', 'a hook outside of its provider names the provider'),
    },
    {
      id: '8.9',
      sentence: 'Page component without default export: Error that it cannot render',
      proof: e2e('errors', 'a page component without a default export says that it can not be rendered'),
    },
    {
      id: '8.10',
      sentence: 'Missing route context: Error',
      proof: e2e('errors', 'what needs a route says so where there is none'),
    },
    {
      id: '8.11',
      sentence:
        'Docs structure errors: Missing doc id in a version; missing sidebar id; category page with no matching sidebar category',
      proof: [
        e2e('errors', 'a document that the version lacks is named'),
        e2e('errors', 'an unknown document is named'),
        e2e('errors', 'an unknown sidebar is named'),
        e2e('errors', 'a category page without category is named'),
      ],
    },
    {
      id: '8.12',
      sentence: 'No product error codes exist; server errors are not shown.',
      decision: 'There is no server of a product whose errors could be shown: no page asks for one.',
      proof: e2e(
        'everyPage',
        '{path} loads without an error, from this site alone, and does not scroll sideways at 320 px',
      ),
    },
  ],
}
