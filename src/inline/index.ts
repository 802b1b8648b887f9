import {announcement} from './announcement'
import {backToTop} from './backToTop'
import {baseUrlBanner} from './baseUrlBanner'
import {collapsible} from './collapsible'
import {colorMode} from './colorMode'
import {consent} from './consent'
import {dismiss} from './dismiss'
import {fillIns} from './fillIns'
import {islands} from './islands'
import {mobileMenu} from './mobileMenu'
import {navbar} from './navbar'
import {prefetch} from './prefetch'
import {progressBar} from './progressBar'
import {reading} from './reading'
import {scrollers} from './scrollers'
import {search} from './search'
import {sidebar} from './sidebar'
import {tabs} from './tabs'
import {toc} from './toc'

/** Each behaviour of the page that needs no React. They hold beside React as well, where the framework draws pages. */
const behaviours = [
  announcement,
  colorMode,
  navbar,
  dismiss,
  mobileMenu,
  search,
  consent,
  collapsible,
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
  scrollers,
]

for (const start of behaviours) {
  try {
    start()
  } catch (error) {
    // One that fails must not take the others with it.
    console.error(error)
  }
}
