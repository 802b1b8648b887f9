import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
import {useLocation} from '@docusaurus/router'
import type {Props} from '@theme/DocRoot/Layout'
import Layout from '@theme-init/DocRoot/Layout'
import type {ReactNode} from 'react'
import {itemsAt} from './itemsAt'

/** What stands around documents, with a sidebar that shows what the page is near to. */
export default function DocRootLayout(props: Props): ReactNode {
  const {pathname} = useLocation()
  const {name, items} = useDocsSidebar() ?? {}
  return (
    <DocsSidebarProvider name={name} items={items && itemsAt(items, pathname)}>
      <Layout {...props} />
    </DocsSidebarProvider>
  )
}
