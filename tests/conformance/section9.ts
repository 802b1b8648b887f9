import {built, e2e, unit} from './references'
import type {Section} from './types'

/** Numbers and names. */
export const section9: Section = {
  title: '9. Business constants and limits',
  rows: [
    {
      id: '9.1',
      sentence: 'Uptime guarantee 99.95%.',
      proof: e2e('conformance-pages', 'the home page promises several regions, high availability, uptime and support'),
    },
    {
      id: '9.2',
      sentence: 'Table of contents shows heading levels 2 to 3.',
      proof: e2e('conformance-docs', 'the table of contents lists headings of the levels 2 and 3, and no others'),
    },
    {
      id: '9.3',
      sentence: 'Blog: ten posts per page,',
      proof: e2e('conformance-blog', 'a list of posts shows ten a page, and the rest on the next'),
    },
    {
      id: '9.4',
      sentence: 'seven pages;',
      proof: built('conformance', 'the blog › has seven pages of ten posts, the last with the rest'),
      decision: 'Seven with the posts of the first day: later ones add pages.',
    },
    {
      id: '9.5',
      sentence: 'sidebar titled News, all posts grouped by year.',
      proof: e2e('conformance-blog', 'the sidebar of the blog is titled News and lists every post under its year'),
    },
    {
      id: '9.6',
      sentence: 'Code highlighting adds java and yaml.',
      proof: e2e('conformance-docs', 'Java and YAML are highlighted'),
      decision: 'Both are added by name, whether or not the highlighter has them by itself.',
    },
    {
      id: '9.7',
      sentence: 'Desktop breakpoint 996 px.',
      proof: [
        e2e('conformance-shell', '996 px wide, the page is that of a phone'),
        e2e('conformance-shell', '997 px wide, the page is that of a desktop'),
      ],
    },
    {
      id: '9.8',
      sentence: 'Prefetching skipped on 2g or data-saver connections.',
      proof: [
        e2e('conformance-loading', 'the page of a link that the reader turns to is fetched ahead on a fast connection'),
        e2e('conformance-loading', 'nothing is prefetched on 2g'),
        e2e('conformance-loading', 'nothing is prefetched on slow 2g'),
        e2e('conformance-loading', 'nothing is prefetched where data is to be saved'),
      ],
    },
    {
      id: '9.9',
      sentence: 'Top progress bar: minimum 0.08, trickle speed 800 ms;',
      proof: [
        e2e('loading', 'the progress bar › starts 200 ms after the reader has gone to another path, at 8 per cent'),
        e2e('loading', 'the progress bar › trickles every 800 ms'),
      ],
    },
    {
      id: '9.10',
      sentence: 'route progress starts after 200 ms.',
      proof: [
        e2e('loading', 'the progress bar › starts 200 ms after the reader has gone to another path, at 8 per cent'),
        e2e('loading', 'the progress bar › shows in time while a slow server has not answered, and asks for nothing'),
      ],
    },
    {
      id: '9.11',
      sentence: 'Lazy-load delay default 200 ms; timeout default none.',
      proof: [
        e2e('lazyContent', 'a spinner shows once loading has taken 200 ms, and no earlier'),
        e2e('lazyContent', 'without a time-out it says Loading for as long as it takes'),
      ],
    },
    {
      id: '9.12',
      sentence: 'Route pattern cache holds at most 10000 entries.',
      proof: unit('routePatterns', 'routes are told apart beyond the 10,000 patterns that the router keeps'),
      decision:
        'It is the cache of the router that the framework uses. What can be seen of it is that routes still match beyond it.',
    },
    {
      id: '9.13',
      sentence: 'Collapse animation duration is computed from content height,',
      proof: [
        e2e('docsSidebar', 'it opens and closes as long as its height asks for, motion: no-preference'),
        {file: 'src/parts/details/collapseDuration.client.test.ts', title: 'of 36 px takes 192 ms'},
      ],
    },
    {
      id: '9.14',
      sentence: '1 ms if reduced motion is preferred;',
      proof: [
        e2e('docsSidebar', 'it opens and closes as long as its height asks for, motion: reduce'),
        {
          file: 'src/parts/details/collapseDuration.client.test.ts',
          title: 'takes 1 ms where the reader prefers less motion',
        },
      ],
    },
    {
      id: '9.15',
      sentence: 'easing ease-in-out.',
      proof: e2e('docsSidebar', 'it opens and closes as long as its height asks for, motion: no-preference'),
    },
    {
      id: '9.16',
      sentence: 'Fallback smooth-scroll easing factor 0.85.',
      proof: e2e(
        'conformance-docs',
        'the way back to the top goes on by 85 % of what is left, where the browser has no smooth scrolling',
      ),
      decision:
        'Each frame leaves 85 % of the distance; the framework does so unless the style sheet asks for smooth scrolling.',
    },
    {
      id: '9.17',
      sentence: "Search shortcuts: Ctrl/Cmd+K and '/'.",
      proof: [
        e2e('search', 'the dialog › Control+k opens it, and closes it again'),
        e2e('search', 'the dialog › Meta+k opens it, and closes it again'),
        e2e('search', "the dialog › '/' opens it, but not where something is typed"),
      ],
    },
    {
      id: '9.18',
      sentence:
        "Search texts: 'See all {count} results', 'Recent', 'Favorite', 'Recent conversations', 'Answers are generated with AI which can make mistakes. Verify responses.', 'Thinking...', 'Searching...'.",
      proof: [
        e2e('search', 'the dialog › See all {count} results says how many the page of results has'),
        e2e(
          'search',
          'the dialog › choosing a result by keyboard opens it, closes the dialog and is kept under Recent; a favorite is kept under Favorite',
        ),
        e2e('search', 'questions › one that nothing answers is told so, and is kept under Recent conversations'),
        e2e('searchHosted', 'Ask AI answers by the configured assistant, and says that AI has written it'),
        e2e('search', 'the dialog › a slow index and a slow answer are waited for with Searching... and Thinking...'),
      ],
    },
    {
      id: '9.19',
      sentence: 'Local storage with an empty key namespace suffix.',
      proof: e2e(
        'conformance-configuration',
        'everything that is stored has the name that is specified, without a suffix',
      ),
    },
    {
      id: '9.20',
      sentence: 'Documentation framework version 3.9.1;',
      proof: built('conformance', 'every page names the framework that made it, as new as is specified or newer'),
      decision: 'A newer version is used: a site that is kept up does not stay at one version.',
    },
    {
      id: '9.21',
      sentence: 'API docs plugin version 4.5.1.',
      proof: built(
        'api',
        'the API reference › has the 80 listed operations, the 11 categories and the overview at their addresses',
      ),
      decision:
        'Version 5.2.0 is installed, and the project’s own code draws the pages: the plugin’s need a Redux store on every page. What the plugin is there for is tested.',
    },
  ],
}
