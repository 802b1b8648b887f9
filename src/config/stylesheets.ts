import type {StylesheetGroup} from '../build/assets/stylesheet'
import {hydrationMode} from './hydration'

const all: StylesheetGroup = {name: 'site', isFor: () => true}

/**
 * Which pages share a stylesheet: what is read, and the rest, of which the style page has something of everything. Where
 * React draws pages it may draw any with the stylesheet of any other.
 */
export const stylesheetGroups: readonly StylesheetGroup[] =
  hydrationMode === 'always'
    ? [all]
    : [
        {name: 'reading', isFor: (path) => /^\/(docs|articles|guides|api|blog)\//.test(path)},
        {name: 'style', isFor: (path) => path === '/style/'},
        all,
      ]
