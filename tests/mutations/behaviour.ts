import {e2e} from '../conformance/references'
import type {Mutation} from './types'

/** What happens while a page is used: consent, analytics, loading, errors, sidebars. */
export const behaviourMutations: readonly Mutation[] = [
  {
    breaks: 'The banner asks until the reader has answered',
    file: 'src/shell/consent.ts',
    find: "choice ? 'chosen' : 'ask'",
    replace: "'chosen'",
    caughtBy: e2e('consent', 'before the reader has answered › the banner stands on every page and takes no focus'),
  },
  {
    breaks: 'What counts page views loads only after consent',
    file: 'src/shell/consent.ts',
    find: 'if (choice?.tracking) load',
    replace: 'load',
    caughtBy: e2e('analytics', 'who refuses is not counted, and what would count is not even loaded'),
  },
  {
    breaks: 'A page view has path, query and hash',
    file: 'src/shell/analytics/track.ts',
    find: 'location.pathname + location.search + location.hash',
    replace: 'location.pathname',
    caughtBy: e2e(
      'analytics',
      'the page on which tracking is allowed is counted at once, with path, query and hash, as Plausible takes it',
    ),
  },
  {
    breaks: 'Each navigation is counted',
    file: 'src/shell/analytics/track.ts',
    find: '  onRoute(view)\n',
    replace: '',
    caughtBy: e2e(
      'analytics',
      'once tracking is allowed › each navigation that React makes is counted once: page, hash, query, back and forward',
    ),
  },
  {
    breaks: 'A page that crashed is titled Page Error',
    file: 'src/theme/ErrorPageContent/index.tsx',
    find: '<title>Page Error</title>',
    replace: '<title>Error</title>',
    caughtBy: e2e(
      'errors',
      'when the content of a page crashes › the page says so in title and heading, with the messages of the whole chain of causes',
    ),
  },
  {
    breaks: 'A page that crashed shows the chain of causes',
    file: 'src/theme/ErrorPageContent/index.tsx',
    find: '<ErrorBoundaryError error={error} />',
    replace: '{error.message}',
    caughtBy: e2e(
      'errors',
      'when a page as a whole crashes › the page says so in title and heading, with the messages of the whole chain of causes',
    ),
  },
  {
    breaks: 'Try again draws the page anew',
    file: 'src/theme/ErrorPageContent/index.tsx',
    find: 'onRetry={tryAgain}',
    replace: 'onRetry={() => undefined}',
    caughtBy: e2e(
      'errors',
      'when the content of a page crashes › Try again draws the page, when the cause has passed, and shows the error again, when not',
    ),
  },
  {
    breaks: 'A failure to load shows the text of the error',
    file: 'src/theme/Loading/index.tsx',
    find: '{String(error)}',
    replace: 'Something went wrong',
    caughtBy: e2e('lazyContent', 'a failure shows the text of the error, and Retry loads again'),
  },
  {
    breaks: 'The spinner waits for its delay',
    file: 'src/theme/Loading/index.tsx',
    find: '  if (!pastDelay) return null\n',
    replace: '',
    caughtBy: e2e('lazyContent', 'a spinner shows once loading has taken 200 ms, and no earlier'),
  },
  {
    breaks: 'The banner of a wrong base URL suggests the one to try',
    file: 'src/lib/baseUrlBanner.ts',
    find: 'Try ${here} and build the site again.',
    replace: 'Correct it.',
    caughtBy: e2e(
      'failsToStart',
      'a site below a wrong base URL says that it did not load properly, and which base URL to try',
    ),
  },
  {
    breaks: 'Opening takes 1 ms where motion is to be reduced',
    file: 'src/lib/collapseDuration.ts',
    find: 'if (reducedMotion) return 1\n',
    replace: 'if (reducedMotion) return 100\n',
    caughtBy: {file: 'src/lib/collapseDuration.test.ts', title: 'takes 1 ms where the reader prefers less motion'},
  },
  {
    breaks: 'One category is expanded at a time',
    file: 'src/theme/DocSidebarItem/Category/Section.tsx',
    find: 'name={autoCollapseCategories ? level : undefined}',
    replace: 'name={undefined}',
    caughtBy: e2e('docsSidebar', 'one category is expanded at a time'),
  },
]
