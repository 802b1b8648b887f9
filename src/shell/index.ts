import {announcement} from './announcement'
import {codeBlock} from './codeBlock'
import {collapsible} from './collapsible'
import {colorMode} from './colorMode'
import {consent} from './consent'
import {dismiss} from './dismiss'
import {mobileMenu} from './mobileMenu'
import {navbar} from './navbar'
import {searchKeys} from './searchKeys'
import {sidebar} from './sidebar'
import {tabs} from './tabs'
import {toc} from './toc'

/** Each behaviour of the page that needs no React. They hold before React has loaded, after it, and without it. */
const behaviours = [
  announcement,
  colorMode,
  navbar,
  dismiss,
  mobileMenu,
  searchKeys,
  consent,
  collapsible,
  sidebar,
  toc,
  tabs,
  codeBlock,
]

for (const start of behaviours) {
  try {
    start()
  } catch (error) {
    // One that fails must not take the others with it.
    console.error(error)
  }
}
