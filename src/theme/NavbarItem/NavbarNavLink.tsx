import {useLocation} from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink'
import type {Props} from '@theme/NavbarItem/NavbarNavLink'
import type {ReactNode} from 'react'
import {isSamePath} from '../../lib/isSamePath'

/** The not-found page has no translations: its menu of languages leads to the start of each. */
const NOT_FOUND = /\/404\/$/

/** A link that is marked on pages below its own is not the link to the page that the reader is on, and does not say so. */
export default function NavbarNavLinkOfSection(props: Props): ReactNode {
  const {pathname} = useLocation()
  const isPage = isSamePath(useBaseUrl(props.to), pathname)
  // The link itself decides whether it is marked. One that leads out of the router's pages would take the mark as it is.
  const mark = !props.to?.startsWith('/') ? {} : ({'aria-current': isPage ? 'page' : 'true'} as const)
  return <NavbarNavLink {...mark} {...props} to={props.to?.replace(NOT_FOUND, '/')} />
}
