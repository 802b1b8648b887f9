import {ConsentAttribute, type ConsentState} from './attributes'
import {currentChoice} from './choice.client'
import {on} from '../lib/dom.client'
import {CONSENT_EVENT} from './events.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'
import type * as Preferences from './preferences.client'

/**
 * Reads what the reader has allowed: shows the banner where they have not been asked, and loads what counts page views
 * where they have allowed it. What writes the choice, onDemand/consent.ts, is loaded when they press one of its buttons.
 */
export function consent(): void {
  const root = document.documentElement

  function follow(): void {
    const choice = currentChoice()
    if (INLINE_SETTINGS.consent.ask)
      root.setAttribute(ConsentAttribute.consent, (choice ? 'chosen' : 'ask') satisfies ConsentState)
    // A blocker that keeps it from being loaded does what its owner wants.
    if (choice?.tracking) loadOnDemand('analytics').catch(() => undefined)
  }

  follow()
  document.addEventListener(CONSENT_EVENT, follow)
  // Another tab may have changed it.
  document.addEventListener('visibilitychange', follow)

  on('click', `button[${ConsentAttribute.consent}]`, (button) => {
    loadOnDemand<typeof Preferences>('consent')
      .then(({act}) => act(button))
      // An empty file is a module as any other, without what it should have.
      .catch(() => root.setAttribute(ConsentAttribute.failed, ''))
  })
}
