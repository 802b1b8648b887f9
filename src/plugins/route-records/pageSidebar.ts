import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs'
import {withSlash} from './withSlash'

/** So many links a sidebar may have and still be whole on each of its pages. */
const WHOLE = 150

const countLinks = (items: PropSidebar): number =>
  items.reduce((count, item) => count + 1 + (item.type === 'category' ? countLinks(item.items) : 0), 0)

/** Whether a sidebar is too long to be whole on each of its pages. */
export const isLong = (items: PropSidebar): boolean => countLinks(items) > WHOLE

const leadsTo = (item: PropSidebarItem, page: string): boolean =>
  (item.type !== 'html' && item.href !== undefined && withSlash(item.href) === page) ||
  (item.type === 'category' && item.items.some((inner) => leadsTo(inner, page)))

/** Where a category is entered: on its own page, or on the first that is listed in it. */
function entrance(item: PropSidebarItem): string | undefined {
  if (item.type === 'link') return item.unlisted ? undefined : item.href
  if (item.type === 'html') return undefined
  if (item.href !== undefined && !item.linkUnlisted) return item.href
  return item.items.map(entrance).find((href) => href !== undefined)
}

function linkTo(category: PropSidebarItemCategory): PropSidebarItemLink[] {
  const {label, className, customProps} = category
  const href = entrance(category)
  return href === undefined ? [] : [{type: 'link', label, href, className, customProps}]
}

const around = (items: PropSidebar, page: string): PropSidebar =>
  items.flatMap((item) => {
    if (item.type !== 'category') return item
    if (item.collapsible && !leadsTo(item, page)) return linkTo(item)
    return {...item, items: around(item.items, page)}
  })

/**
 * A sidebar as one of its pages shows it: whole, or, where it is long, with what stands in the categories that the page
 * is in, and each other category that can be closed as a link to its first page. Otherwise a site's pages would grow with
 * their number.
 * @param pathname of the page.
 */
export const pageSidebar = (items: PropSidebar, pathname: string): PropSidebar =>
  isLong(items) ? around(items, withSlash(pathname)) : items
