import {useLocation} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'

/** The path of the page below the base URL, with a slash at the start. */
export function usePagePath(): string {
  const base = useBaseUrl('/')
  return `/${useLocation().pathname.slice(base.length)}`
}
