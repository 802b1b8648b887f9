/**
 * What the site has to do, by the tag of the tests that prove it: `test('…', {tag: '@2.3'}, …)` in a browser test and
 * `it('…', {tags: '@2.3'}, …)` elsewhere. `npm run conformance` prints which test proves what. What the framework does by
 * itself is not listed.
 */
export const requirements = {
  '@1.1':
    'Pages are static files, complete without JavaScript. There is no login, no user data and no call to a product’s server.',
  '@1.2': 'The site offers and documents a managed identity server and names each part of the offer on the home page.',
  '@1.3':
    'The offer is multi-region and highly available, with an uptime guarantee of 99.95 % and support at any hour.',
  '@1.4': 'Enterprise support is also for sale.',
  '@1.5': 'Developers, administrators and enterprises are addressed.',
  '@1.6':
    'The dashboard, trust center, source code, video channel, blog platform and support address are links to other places.',
  '@1.7':
    'The navbar has Contact as secondary and Dashboard as primary button; Dashboard has a tooltip about logging in or registering.',
  '@1.8': 'A bar that can’t be closed announces the dashboard.',
  '@1.9':
    'The footer has link columns or a row, an optional logo, a link to the cookie preferences, and the copyright of the current year.',
  '@1.10': 'A skip link leads to the main content.',
  '@1.11': 'Every page has a color mode toggle.',
  '@1.12': 'A language switcher exists; the only locale is en.',
  '@1.13': 'Every page has a search box.',
  '@1.14': 'Readers can ask questions. Answers are quotations from the index unless an assistant is configured.',
  '@1.15': 'A consent banner asks in plain terms; until the reader answers, only what is strictly necessary runs.',
  '@1.16': 'Page views are counted only after consent.',
  '@2.1': 'Paths are exact and have no parameters besides the blog’s slugs, tags and page numbers.',
  '@2.2': 'Paths end with a slash; without it, a permanent redirect keeps the query.',
  '@2.3': 'Any other path shows the not-found page with status 404.',
  '@2.4': 'Every path in tests/sample/paths.txt is a page.',
  '@2.5': 'The page of results has the query in the parameter q.',
  '@2.6': 'The blog’s sidebar is titled News and lists all posts by year.',
  '@2.7': 'A page of the blog has ten posts. The first day’s posts filled seven pages; later posts add pages.',
  '@2.8': 'About a hundred tags have pages of their own, some with several pages.',
  '@2.9': 'The blog has 60 to 70 posts or more.',
  '@2.10': 'Docs have a sidebar with nested categories, breadcrumbs and a table of contents.',
  '@2.11': 'The API reference has a page for each category and each operation.',
  '@2.12': 'While content loads a spinner shows; a failure shows its text and a retry button.',
  '@2.13':
    'A page that crashes shows "Page Error", "This page crashed", the chain of causes and a "Try again" button that draws it again.',
  '@2.14': 'Navigation leads to the top of the page or to the place that the hash names.',
  '@2.15': 'A page that can’t be loaded in place is loaded as a whole.',
  '@2.16':
    'A progress bar without a spinner starts 200 ms after a change of path, at 8 %, trickles every 800 ms, and ends with the new page.',
  '@2.17':
    'The navbar hides on scrolling down, returns on scrolling up or near the top, and stays hidden after a jump to an anchor.',
  '@2.18': 'Up to 996 px the navbar is a panel with a main menu, the docs sidebar, and "Back to main menu".',
  '@2.19':
    'Dropdowns open on hover or Enter and close on a click elsewhere or Escape; in the panel, those with an active item start open.',
  '@2.20': 'The navbar takes every item type of the theme, on the left or on the right.',
  '@3.2': 'The preferred docs version is stored; an unknown name is cleared.',
  '@3.3': 'Closing the announcement is stored; another id shows it again; a misspelt old id is corrected.',
  '@3.4': 'A search result has an address, and the results have a total count.',
  '@3.5': 'Navbar, announcement bar, footer and color mode follow the configuration.',
  '@3.6': 'The application id and the path of the page of results are configured.',
  '@3.7': 'The reference describes the fields of every entity of the API.',
  '@4.1': 'Light is the default, and the switch can be turned off.',
  '@4.2': 'The toggle cycles system, light, dark where the system’s preference counts, else light and dark.',
  '@4.3': 'The choice of a color mode is stored as theme and followed in other tabs.',
  '@4.4': 'The toggle is inactive until it works.',
  '@4.5':
    'Sidebar categories close by themselves, one of each level is open, the current page is marked, and unlisted pages show only while they are current.',
  '@4.6': 'The search opens on click, touch, Ctrl/Cmd+K or /; hover and focus load it.',
  '@4.7': 'The search closes on Escape, Ctrl/Cmd+K or a result; Escape leaves the question mode first.',
  '@4.8': 'A letter typed on the search button begins the query.',
  '@4.9': 'The question mode has a placeholder of its own.',
  '@4.10':
    'Content that loads late shows a spinner after 200 ms, says so after a time-out if one is set, and offers to retry after an error.',
  '@5.1': 'Nothing that a reader types is validated, besides the ranges of calculators.',
  '@5.2':
    'Wrong configuration is reported by name: sidebars, documents, versions, navbar items, color modes, locales, providers, page components and routes.',
  '@7.1':
    'Hosted search uses the configured application id and the index named for the product, filters by language and version, and names the framework.',
  '@7.2': 'A page view has the path, campaign parameters, and a hash that is an anchor of the page.',
  '@7.3': 'One tracking property is used, from the configuration.',
  '@7.4': 'Stored keys have the specified names without a suffix.',
  '@7.5': 'Where the browser refuses storage, one warning is logged and the site works.',
  '@8.1': 'A site that fails to start says so and suggests the right base URL.',
  '@8.2': 'A failed search says "Unable to fetch results" and to check the connection.',
  '@8.3': 'A search without results names the query and offers others.',
  '@9.1': 'The table of contents lists headings of levels 2 and 3.',
  '@9.2': 'Java and YAML are highlighted.',
  '@9.3': 'Nothing is prefetched on 2g or where data is to be saved.',
  '@9.5': 'A collapse takes a time computed from its height, 1 ms with reduced motion, and eases in and out.',
  '@9.6': 'Without smooth scrolling in the browser, each frame leaves 85 % of the distance.',
  '@9.7': 'The search has its specified texts.',
  '@9.8': 'The framework and the API plugin are at the specified versions or newer.',
} as const
