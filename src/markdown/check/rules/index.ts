import {braces} from './braces'
import {elements} from './elements'
import {fences} from './fences'
import {figures} from './figures'
import type {Rule} from './finding'
import {foreign} from './foreign'
import {headings} from './headings'
import {imports} from './imports'
import {links} from './links'
import {prerequisites} from './prerequisites'
import {rawElements} from './rawElements'
import {spelling} from './spelling'
import {tabs} from './tabs'
import {terms} from './terms'

/** Every rule that needs nothing but the page. */
export const rules: readonly Rule[] = [
  headings,
  fences,
  elements,
  rawElements,
  foreign,
  imports,
  tabs,
  figures,
  braces,
  links,
  prerequisites,
  terms,
  spelling,
]

/** Rules that need no other part of the page, so that they hold for a page of which parts are missing. */
export const withoutContext: readonly Rule[] = [
  headings,
  fences,
  elements,
  rawElements,
  imports,
  links,
  terms,
  spelling,
]

/** Rules for pages in other languages than English. */
export const inAnyLanguage: readonly Rule[] = rules.filter((rule) => rule !== spelling && rule !== prerequisites)
