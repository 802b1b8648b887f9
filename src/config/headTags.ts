import type {HtmlTagObject} from '@docusaurus/types'
import {basePathOf} from '../lib/siteAddress'
import {brand} from './brand'

const base = basePathOf(brand)

/** What every page's head has besides what the framework puts there. */
export const headTags: HtmlTagObject[] = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${base}img/apple-touch-icon.png`}},
  {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
]
