// Change: a dialog that is part of the page, opened and closed without React (src/parts/mobile-menu/mobileMenu.client.ts), as a popover where
// no script runs. The secondary menu is filled from the page's own sidebar when the menu opens.
import {translate} from '@docusaurus/Translate'
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common'
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import IconClose from '@theme/Icon/Close'
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem'
import type {ReactNode} from 'react'
import {MobileMenuAttribute, type Panel} from '../../../parts/mobile-menu/attributes'
import styles from './styles.module.css'

/** Id of the dialog, for the button that opens it. */
export const MOBILE_MENU_ID = 'mobile-menu'

function isItemConfig(item: unknown): item is NavbarItemConfig {
  return typeof item === 'object' && item !== null
}

/** What the framework says of an item that fails in the navbar itself. */
function failureOf(item: NavbarItemConfig, cause: Error): Error {
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
    {cause},
  )
}

export default function NavbarMobileSidebar(): ReactNode {
  const configured: readonly unknown[] = useThemeConfig().navbar.items
  const items = configured.filter(isItemConfig)
  return (
    <dialog
      id={MOBILE_MENU_ID}
      className={styles.dialog}
      aria-label={translate({id: 'site.menu.label', message: 'Navigation'})}
      popover="auto"
      {...{[MobileMenuAttribute.panel]: 'primary' satisfies Panel}}
    >
      <div className={styles.header}>
        <NavbarLogo />
        <NavbarColorModeToggle />
        <button
          type="button"
          className="clean-btn"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
        >
          <IconClose color="var(--color-text-muted)" />
        </button>
      </div>
      <nav className={styles.primary} aria-label={translate({id: 'site.menu.main', message: 'Main menu'})}>
        <ul className="menu__list">
          {items.map((item, index) => (
            <ErrorCauseBoundary key={index} onError={(error) => failureOf(item, error)}>
              <NavbarItem mobile {...item} />
            </ErrorCauseBoundary>
          ))}
        </ul>
      </nav>
      <div className={styles.secondary}>
        {items.length > 0 && (
          <button type="button" className="clean-btn" {...{[MobileMenuAttribute.back]: true}}>
            {translate({id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', message: '← Back to main menu'})}
          </button>
        )}
        {/* The shell's script puts a copy of the page's sidebar here, and nobody else puts anything. */}
        <div className="menu" {...{[MobileMenuAttribute.sidebar]: true}} />
      </div>
    </dialog>
  )
}
