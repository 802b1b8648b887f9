import type {HtmlTagObject} from '@docusaurus/types'

/** What every page's head has besides what the framework puts there. */
export const headTags: HtmlTagObject[] = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
]
