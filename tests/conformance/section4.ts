import {e2e} from './references'
import type {Section} from './types'

/** What changes while a page is open. */
export const section4: Section = {
  title: '4. States and transitions',
  rows: [
    {
      id: '4.1',
      sentence: 'Colour mode: light is the default',
      proof: e2e('colorMode', 'light is the default, whatever the system prefers'),
    },
    {
      id: '4.2',
      sentence: 'and the switch is disabled in the site configuration.',
      proof: e2e(
        'colorMode',
        'without a switch › one setting removes it, and a choice that was stored before is cleared',
      ),
      decision:
        'Section 1 wants a toggle on every page, so this site has one; one setting removes it, which the fixture site tries.',
    },
    {
      id: '4.3',
      sentence:
        'Where system preference is respected the toggle cycles system, light, dark, system; otherwise dark and light alternate.',
      proof: [
        e2e('colorMode', 'where the system is respected the switch cycles system, light, dark'),
        e2e('colorMode', 'dark and light alternate, and the choice is kept under the key theme'),
      ],
    },
    {
      id: '4.4',
      sentence: "The choice is stored under the key 'theme'",
      proof: e2e('colorMode', 'dark and light alternate, and the choice is kept under the key theme'),
    },
    {
      id: '4.5',
      sentence: 'and synchronised across tabs.',
      proof: e2e('colorMode', 'a choice in one tab is taken over by the others'),
    },
    {
      id: '4.6',
      sentence: 'The toggle is inactive until the page is interactive.',
      proof: e2e('colorMode', 'the switch is inactive as long as no script has run'),
    },
    {
      id: '4.7',
      sentence: 'Announcement bar: active when configured and not dismissed.',
      proof: [
        e2e('announcement', 'every page announces the Dashboard, in a bar that cannot be closed'),
        e2e(
          'announcement',
          'where it can be closed › closing hides it, stores it, and holds on the next page from the first paint',
        ),
      ],
    },
    {
      id: '4.8',
      sentence: 'Closing stores dismissed=true (not closable in this site).',
      proof: e2e(
        'announcement',
        'where it can be closed › closing hides it, stores it, and holds on the next page from the first paint',
      ),
    },
    {
      id: '4.9',
      sentence:
        'If the configured id differs from the stored id, the stored id is updated and dismissal reset so it shows again.',
      proof: e2e('announcement', 'where it can be closed › another id is stored, and the bar is shown again'),
    },
    {
      id: '4.10',
      sentence: 'A legacy misspelt stored id is corrected.',
      proof: e2e(
        'announcement',
        'where it can be closed › the misspelt id of older versions is corrected, and what was dismissed stays so',
      ),
    },
    {
      id: '4.11',
      sentence: 'Docs sidebar: categories auto-collapse;',
      proof: e2e('docsSidebar', 'the link of a category goes to its page and opens it'),
    },
    {id: '4.12', sentence: 'the sidebar cannot be hidden;', proof: e2e('docsSidebar', 'the sidebar can’t be hidden')},
    {
      id: '4.13',
      sentence: 'one item expanded at a time;',
      proof: e2e('docsSidebarLevels', 'opening a category closes those of its level only'),
      decision: 'One of the categories of each level: a category inside of another is open together with it.',
    },
    {
      id: '4.14',
      sentence: 'an item is active when the current path matches;',
      proof: e2e('docsSidebar', 'the current page and its category are marked, and the category is open'),
    },
    {
      id: '4.15',
      sentence: 'unlisted links show only when active.',
      proof: e2e('docsSidebarLevels', 'an unlisted page is listed while the reader is on it, and not else'),
    },
    {
      id: '4.16',
      sentence: 'Preferred docs version: read from storage;',
      proof: e2e('docsVersions', 'the preferred version is read from the storage'),
    },
    {
      id: '4.17',
      sentence: 'an unknown stored name is cleared and treated as none;',
      proof: e2e('docsVersions', 'an unknown stored name is cleared, and is as if there were none'),
    },
    {
      id: '4.18',
      sentence: 'saving writes storage and updates state.',
      proof: e2e('docsVersions', 'choosing a version keeps it, and the next page leads there'),
    },
    {
      id: '4.19',
      sentence: 'Mobile sidebar: shown or hidden; secondary menu shown or hidden.',
      proof: [
        e2e('mobileNavigation', 'the menu slides in and closes by its button, by Escape, and by a press beside it'),
        e2e('mobileNavigation', 'on a page with a sidebar the secondary menu is shown first, with a way back'),
      ],
    },
    {
      id: '4.20',
      sentence: 'Search modal: closed or open.',
      proof: e2e('search', 'the dialog › opens on a click, and Escape closes it and leads back to the button'),
    },
    {
      id: '4.21',
      sentence: "Opens on button click, hover, focus, touch, Ctrl/Cmd+K, or '/' when no input is focused.",
      proof: [
        e2e('search', 'the dialog › opens on a click, and Escape closes it and leads back to the button'),
        e2e('search', 'the dialog › hover, focus and touch bring what it needs, so that it opens at once'),
        e2e('search', 'the dialog › opens on a touch'),
        e2e('search', 'the dialog › Control+k opens it, and closes it again'),
        e2e('search', "the dialog › '/' opens it, but not where something is typed"),
        e2e(
          'search',
          "the dialog › what is typed right after '/' is the query, also where the dialog is still on its way",
        ),
      ],
      decision:
        'Hover and focus bring the dialog and its index; a click, a touch or a key opens it. A dialog that opens because the pointer passes, or on the way of the Tab key, takes the page away from whoever did not ask for it.',
    },
    {
      id: '4.22',
      sentence: 'Closes on Escape, Ctrl/Cmd+K, or selecting a result.',
      proof: [
        e2e('search', 'the dialog › opens on a click, and Escape closes it and leads back to the button'),
        e2e('search', 'the dialog › Control+k opens it, and closes it again'),
        e2e(
          'search',
          'the dialog › choosing a result by keyboard opens it, closes the dialog and is kept under Recent; a favorite is kept under Favorite',
        ),
      ],
    },
    {
      id: '4.23',
      sentence: 'Escape first leaves AI question mode if active.',
      proof: e2e('search', 'questions › Escape first leaves them, then closes the dialog'),
    },
    {
      id: '4.24',
      sentence:
        'Typing a letter while the search button is focused opens the modal with that letter as the initial query.',
      proof: e2e(
        'search',
        'the dialog › a letter typed on the focused button opens it with that letter as the query, and the next ones follow',
      ),
    },
    {
      id: '4.25',
      sentence: "Ask-AI mode toggles; the placeholder changes from 'Search docs' to 'Ask another question...'.",
      proof: e2e('search', 'questions › Escape first leaves them, then closes the dialog'),
    },
    {
      id: '4.26',
      sentence: 'Lazy-loaded content: loading, a delayed state after 200 ms,',
      proof: e2e('lazyContent', 'a spinner shows once loading has taken 200 ms, and no earlier'),
    },
    {
      id: '4.27',
      sentence: 'a timed-out state if a timeout is set (default none),',
      proof: [
        e2e('lazyContent', 'without a time-out it says Loading for as long as it takes'),
        e2e('lazyContent', 'when a time-out that is set is over it says so and offers to try again'),
      ],
    },
    {
      id: '4.28',
      sentence: 'and error with retry.',
      proof: [
        e2e('lazyContent', 'a failure shows the text of the error, and Retry loads again'),
        e2e('console', 'opened on demand › one that does not come says so, and comes at the first Retry'),
      ],
    },
  ],
}
