import type {StylesheetGroup} from '../publish/stylesheet'
import {hydrationMode} from './hydration'

const all: StylesheetGroup = {name: 'site', isFor: () => true}

/**
 * Which pages share a stylesheet: documents, the blog, home, the company's texts, the other marketing pages, and the rest, of
 * which the style page has something of everything. Where React draws pages it may draw any with the stylesheet of any other.
 */
export const stylesheetGroups: readonly StylesheetGroup[] =
  hydrationMode === 'always'
    ? [all]
    : [
        {name: 'reading', isFor: (path) => /^\/(docs|articles|guides|api)\//.test(path)},
        {name: 'blog', isFor: (path) => path.startsWith('/blog/')},
        {name: 'home', isFor: (path) => path === '/'},
        {name: 'company', isFor: (path) => /^\/(access|company|contact)\//.test(path)},
        {name: 'marketing', isFor: (path) => /^\/(hosting|pricing|product|support)\//.test(path)},
        {name: 'style', isFor: (path) => path === '/style/'},
        all,
      ]
