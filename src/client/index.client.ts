import {announcement} from '../parts/announcement/announcement.client'
import {backToTop} from '../parts/back-to-top/backToTop.client'
import {baseUrlBanner} from '../parts/base-url-banner/baseUrlBanner.client'
import {colorMode} from '../parts/color-mode/colorMode.client'
import {consent} from '../consent/consent.client'
import {docsVersion} from '../parts/docs-version/docsVersion.client'
import {dismiss} from '../parts/navbar/dismiss.client'
import {fillIns} from './fillIns.client'
import {islands} from './islands.client'
import {onIntent} from './onIntent.client'
import {navbar} from '../parts/navbar/navbar.client'
import {prefetch} from '../parts/prefetch/prefetch.client'
import {progressBar} from '../parts/progress-bar/progressBar.client'
import {reading} from './reading.client'
import {search} from '../search/open.client'
import {sidebar} from '../parts/sidebar/sidebar.client'
import {tabs} from '../parts/tabs/tabs.client'
import {toc} from '../parts/toc/toc.client'

/** What pages do without React. */
const behaviors = [
  ...(INLINE_SETTINGS.announcementIds ? [announcement] : []),
  ...(INLINE_SETTINGS.hasVersions ? [docsVersion] : []),
  colorMode,
  navbar,
  dismiss,
  onIntent,
  search,
  consent,
  sidebar,
  toc,
  tabs,
  reading,
  fillIns,
  islands,
  prefetch,
  progressBar,
  backToTop,
  baseUrlBanner,
]

for (const start of behaviors) {
  try {
    start()
  } catch (error) {
    // One that fails must not take the others with it.
    console.error(error)
  }
}
