// Change: the platform opens the menu; src/parts/mobile-menu/mobileMenu.client.ts makes it modal.
import {translate} from '@docusaurus/Translate'
import IconMenu from '@theme/Icon/Menu'
import type {ReactNode} from 'react'
import {MobileMenuAttribute} from '../../../../parts/mobile-menu/attributes'

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar'})}
      aria-haspopup="dialog"
      popoverTarget="mobile-menu"
      {...{[MobileMenuAttribute.open]: true}}
    >
      <IconMenu />
    </button>
  )
}
