import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import TooltipLink from './TooltipLink'

export default {...ComponentTypes, 'custom-tooltipLink': TooltipLink}
