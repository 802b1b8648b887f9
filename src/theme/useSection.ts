import type {NavSection} from '../data/types'
import {sectionOf} from '../lib/sectionOf'
import {usePagePath} from './usePagePath'

/** The part of the documentation that the reader is in. */
export function useSection(): NavSection | undefined {
  return sectionOf(usePagePath())
}
