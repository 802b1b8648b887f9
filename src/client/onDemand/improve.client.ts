import {collapsible} from '../../parts/details/collapsible.client'
import {mobileMenu} from '../../parts/mobile-menu/mobileMenu.client'
import {scrollers} from '../../parts/scrollers/scrollers.client'

mobileMenu()
collapsible()
scrollers()

/** See `importModule.client.ts`. */
export const acts = true
