import {useLocation} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {NavSection} from '../data/types'
import {sectionOf} from '../lib/sectionOf'

/** The part of the documentation that the reader is in. */
export function useSection(): NavSection | undefined {
  const base = useBaseUrl('/')
  return sectionOf(`/${useLocation().pathname.slice(base.length)}`)
}
