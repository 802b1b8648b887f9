import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem'
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem'
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem'
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem'
import TooltipLink from './TooltipLink'
import {mainDoc, oneDoc, oneSidebar, versioned} from './VersionedItem'

export default {
  ...ComponentTypes,
  doc: versioned(DocNavbarItem, oneDoc),
  docSidebar: versioned(DocSidebarNavbarItem, oneSidebar),
  docsVersion: versioned(DocsVersionNavbarItem, mainDoc),
  docsVersionDropdown: versioned(DocsVersionDropdownNavbarItem, mainDoc),
  'custom-tooltipLink': TooltipLink,
}
