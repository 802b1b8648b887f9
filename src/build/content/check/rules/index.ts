import {braces} from './braces'
import {elements} from './elements'
import {fences} from './fences'
import {figures} from './figures'
import type {Rule} from './finding'
import {headings} from './headings'
import {links} from './links'
import {spelling} from './spelling'
import {terms} from './terms'

/** Every rule that needs nothing but the page. */
export const rules: readonly Rule[] = [headings, fences, elements, figures, braces, links, terms, spelling]
