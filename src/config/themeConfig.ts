import type {UserThemeConfig} from '@docusaurus/theme-common'
import {ConsentAttribute, type ConsentAction} from '../consent/attributes'
import {contact, dashboard} from '../data/navigation'
import {languages} from '../data/languages'
import type {Announcement, NavLink} from '../data/types'
import {announcementBar} from '../data/announcements'
import {basePathOf} from '../lib/siteAddress'
import {announcements} from './announcements'
import {brand} from './brand'
import {placed} from './navbarItems'
import {navbarLinks, navigation} from './navigation'

const isExternal = (to: string): boolean => /^[a-z]+:/.test(to)

type Item = {label: string} & ({to: string; activeBaseRegex?: string} | {href: string})

function toItem({label, to}: NavLink): Item {
  if (isExternal(to)) return {label, href: to}
  // A place of a page is not the page: the router, which compares paths, must not take it for the current one.
  return to.includes('#') ? {label, to, activeBaseRegex: '^#'} : {label, to}
}

/** How the address of each page begins, as a pattern: with the path of the site on its host, and the language. */
const SITE = `^${basePathOf(brand).slice(0, -1)}(?:/(?:${languages.locales.join('|')}))?`

const left = {position: 'left'} as const

/** Opens the preferences. In the last column, with what concerns the company. `src/theme/Footer/LinkItem.tsx` draws a button. */
const cookiePreferences = {
  label: 'Cookie preferences',
  href: '#',
  [ConsentAttribute.consent]: 'preferences' satisfies ConsentAction,
}

export const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: announcements[0] && {
    id: announcements[0].id,
    // The framework needs a text. Pages show theirs: src/theme/AnnouncementBar.
    content: announcements[0].text,
    ...announcementBar,
    backgroundColor: 'var(--color-accent-soft)',
    textColor: 'var(--color-text)',
  },
  announcements,
  navbar: {
    title: brand.name,
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    items: placed([
      ...navigation
        .filter(({placement}) => placement !== 'footer')
        .map(({label, items}) => ({type: 'dropdown', ...left, label, items: items.map(toItem)})),
      ...navbarLinks.map((link) => ({
        activeBaseRegex: `${SITE}(?:${(link.marked ?? [link.to]).join('|')})`,
        ...toItem(link),
        ...left,
      })),
      {...toItem(contact), className: 'navbar-button navbar-button--secondary'},
      ...dashboard.map((link) => ({
        ...toItem(link),
        type: 'custom-tooltipLink',
        className: 'navbar-button navbar-button--primary',
        tooltip: link.tooltip,
      })),
      {type: 'localeDropdown', className: 'navbar-locale'},
      {type: 'search'},
    ]),
  },
  footer: {
    links: navigation.map(({label, items}, index) => ({
      title: label,
      items: [...items.map(toItem), ...(index === navigation.length - 1 ? [cookiePreferences] : [])],
    })),
    copyright: `Copyright © ${new Date().getFullYear()} ${brand.legalName}`,
  },
} satisfies UserThemeConfig & {announcements: readonly Announcement[]}
