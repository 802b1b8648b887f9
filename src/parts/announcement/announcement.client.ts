import {ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY} from '../../consent/storedKeys'
import {on, onReturn} from '../../lib/dom.client'
import {storage} from '../../consent/storage.client'
import {AnnouncementAttribute} from './attributes'

/**
 * The IDs of the announcements that the reader closed. The first stored ID is that of the last one that was shown, which is closed
 * if the other key says so. The ones after it are closed.
 */
function closedIds(): string[] {
  // Older versions stored the default id with a spelling mistake.
  const ids = (storage.get(ANNOUNCEMENT_ID_KEY) ?? 'none').replace('annouc', 'announc').split(' ')
  return storage.get(ANNOUNCEMENT_DISMISSED_KEY) === 'true' ? ids : ids.slice(1)
}

/**
 * A dismissal counts for the announcement that was dismissed. The script in the page's head doesn't compare IDs, so it might hide
 * another one until this corrects it.
 */
export function announcement(): void {
  const known = INLINE_SETTINGS.announcementIds
  if (known === null) return
  const id = document.querySelector(`[${AnnouncementAttribute.id}]`)?.getAttribute(AnnouncementAttribute.id) ?? null
  if (id === null) return

  function store(isClosed: boolean, closed: readonly string[]): void {
    const value = String(isClosed)
    document.documentElement.setAttribute(AnnouncementAttribute.dismissed, value)
    // Of a page that is prepared in the background nothing is kept.
    if (document.prerendering) return
    const others = closed.filter((other) => other !== id && known?.includes(other))
    storage.set(ANNOUNCEMENT_ID_KEY, [id, ...others].join(' '))
    storage.set(ANNOUNCEMENT_DISMISSED_KEY, value)
  }

  function follow(): void {
    const closed = closedIds()
    // A reader who has closed nothing has nothing stored.
    if (closed.length > 0)
      store(
        closed.some((other) => other === id),
        closed,
      )
  }

  follow()
  on('click', '.theme-announcement-bar button', () => store(true, closedIds()))
  onReturn(follow)
}
