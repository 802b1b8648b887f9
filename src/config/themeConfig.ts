import type {UserThemeConfig} from '@docusaurus/theme-common'
import {contact, dashboard, navigation} from '../data/navigation'
import type {NavLink} from '../data/types'
import {brand} from './brand'

const isExternal = (to: string): boolean => /^[a-z]+:/.test(to)

function toItem({label, to}: NavLink): {label: string; to: string} | {label: string; href: string} {
  return isExternal(to) ? {label, href: to} : {label, to}
}

const noInlineColors = {plain: {}, styles: []}

export const themeConfig = {
  image: 'img/share.png',
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: brand.name,
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    items: [
      ...navigation.map(({label, items}) => ({
        type: 'dropdown' as const,
        position: 'left' as const,
        label,
        items: items.map(toItem),
      })),
      {...toItem(contact), position: 'right', className: 'navbar-button navbar-button--secondary'},
      {...toItem(dashboard), position: 'right', className: 'navbar-button navbar-button--primary'},
    ],
  },
  footer: {
    links: navigation.map(({label, items}) => ({title: label, items: items.map(toItem)})),
    copyright: `Copyright © ${new Date().getFullYear()} ${brand.legalName}`,
  },
  prism: {
    // Colours come from src/css/prism.css in both modes: no style attribute on any token.
    theme: noInlineColors,
    darkTheme: noInlineColors,
    additionalLanguages: ['bash', 'docker', 'http', 'ini', 'java', 'json', 'properties', 'yaml'],
  },
} satisfies UserThemeConfig
