import {collapsible} from '../../parts/details/collapsible.client'
import {mobileMenu} from '../../parts/mobile-menu/mobileMenu.client'
import {scrollers} from '../../parts/scrollers/scrollers.client'
import {sidebarSections} from '../../parts/sidebar/sections.client'

mobileMenu()
collapsible()
scrollers()
sidebarSections()

/** See `importModule.client.ts`. */
export const acts = true
