import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY} from '../../consent/storedKeys'
import {on, onReturn} from '../../lib/dom.client'
import {storage} from '../../consent/storage.client'
import {AnnouncementAttribute} from './attributes'

function dismiss(isDismissed: boolean): void {
  const value = String(isDismissed)
  document.documentElement.setAttribute(AnnouncementAttribute.dismissed, value)
  // Of a page that is prepared in the background nothing is kept.
  if (document.prerendering) return
  storage.set(ANNOUNCEMENT_ID_KEY, INLINE_SETTINGS.announcementId)
  storage.set(ANNOUNCEMENT_DISMISSED_KEY, value)
}

/**
 * A dismissal counts for the announcement that was dismissed. The head's script does not compare the ids, and hides a new
 * announcement till the next page.
 */
export function announcement(): void {
  if (INLINE_SETTINGS.announcementId !== null) {
    if (document.documentElement.getAttribute(AnnouncementAttribute.dismissed) === 'true')
      // Older versions stored the default id with a spelling mistake.
      dismiss(storage.get(ANNOUNCEMENT_ID_KEY)?.replace('annouc', 'announc') === INLINE_SETTINGS.announcementId)
    on('click', '.theme-announcement-bar button', () => dismiss(true))
    onReturn(() => dismiss(storage.get(ANNOUNCEMENT_DISMISSED_KEY) === 'true'))
  }
}
