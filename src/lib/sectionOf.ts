import {sections} from '../data/navigation'
import type {NavSection} from '../data/types'

/** The part of the documentation that a page belongs to, if it is one of its pages. @param path below the base URL. */
export function sectionOf(path: string): NavSection | undefined {
  return sections.find(({base}) => path.startsWith(base))
}
