import {on} from './dom'
import {storage} from './storage'

const ID_KEY = 'docusaurus.announcement.id'

/**
 * A dismissal counts for the announcement that was dismissed. The head's script does not compare the ids, and hides a new
 * announcement till the next page.
 */
export function announcement(): void {
  const {dataset} = document.documentElement

  function dismiss(isDismissed: boolean): void {
    const value = String(isDismissed)
    dataset.announcementBarInitiallyDismissed = value
    // Of a page that is prepared in the background nothing is kept.
    if (document.prerendering) return
    storage.set(ID_KEY, INLINE_SETTINGS.announcementId)
    storage.set('docusaurus.announcement.dismiss', value)
  }

  if (dataset.announcementBarInitiallyDismissed === 'true')
    // Older versions stored the default id with a spelling mistake.
    dismiss(storage.get(ID_KEY)?.replace('annouc', 'announc') === INLINE_SETTINGS.announcementId)
  on('click', '.theme-announcement-bar button', () => dismiss(true))
}
