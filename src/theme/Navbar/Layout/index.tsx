// Change: below it, the bar of the documentation's parts; no state. src/parts/navbar/navbar.client.ts hides and shows the navbar by an attribute of the root element; the mobile menu is a
// dialog that the platform opens; nothing of it waits for React.
import {translate} from '@docusaurus/Translate'
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common'
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import type {Props} from '@theme/Navbar/Layout'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import SectionBar from '../SectionBar'
import styles from './styles.module.css'

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar
  return (
    <>
      <nav
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
        className={clsx(
          ThemeClassNames.layout.navbar.container,
          'navbar',
          'navbar--fixed-top',
          hideOnScroll && styles.hideable,
          style && `navbar--${style}`,
        )}
      >
        {children}
      </nav>
      <SectionBar />
      <NavbarMobileSidebar />
    </>
  )
}
