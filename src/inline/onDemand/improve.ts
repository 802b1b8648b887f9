import {collapsible} from '../improve/collapsible'
import {mobileMenu} from '../improve/mobileMenu'
import {scrollers} from '../improve/scrollers'

mobileMenu()
collapsible()
scrollers()
