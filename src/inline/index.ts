import {announcement} from './announcement'
import {backToTop} from './backToTop'
import {baseUrlBanner} from './baseUrlBanner'
import {colorMode} from './colorMode'
import {consent} from './consent'
import {dismiss} from './dismiss'
import {fillIns} from './fillIns'
import {islands} from './islands'
import {onIntent} from './onIntent'
import {navbar} from './navbar'
import {prefetch} from './prefetch'
import {progressBar} from './progressBar'
import {reading} from './reading'
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

for (const start of behaviours) {
  try {
    start()
  } catch (error) {
    // One that fails must not take the others with it.
    console.error(error)
  }
}
