import {built, e2e} from './references'
import type {Section} from './types'

/** What is refused. */
export const section5: Section = {
  title: '5. Validation rules',
  rows: [
    {
      id: '5.1',
      sentence: 'No user input is validated.',
      proof: built('conformance', 'every page › validates nothing that a reader types'),
    },
    {
      id: '5.2',
      sentence: 'Configuration errors raise: a doc sidebar item with no link target;',
      proof: e2e('errors', 'a sidebar without a link is named'),
    },
    {
      id: '5.3',
      sentence: 'a docs version dropdown naming an unknown version (the error lists available names);',
      proof: e2e('errors', 'an unknown version is named'),
    },
    {
      id: '5.4',
      sentence: 'a navbar item that fails to render (error names its configuration);',
      proof: [
        e2e('errors', 'an unknown type is named'),
        e2e('errors', 'where the layout crashes too, the error and Try again are all that shows, and it recovers'),
      ],
    },
    {id: '5.5', sentence: 'an unexpected colour mode value;', proof: e2e('errors', 'an unknown colour mode is named')},
    {id: '5.6', sentence: 'a missing locale config.', proof: e2e('errors', 'a locale without configuration is named')},
  ],
}
