import {contentTrees} from '../data/contentTrees'
import {navbarLinks as allLinks, navigation as allGroups} from '../data/navigation'
import type {NavGroup, NavLink} from '../data/types'
import {hasTree} from './trees'

/** Links without those to trees that have no pages. @param isFilled whether a tree has pages. */
export function linksToPages(links: readonly NavLink[], isFilled: typeof hasTree = hasTree): readonly NavLink[] {
  const empty = contentTrees.filter(({dir}) => !isFilled(dir))
  return links.filter(({to}) => !empty.some(({routeBase}) => to.startsWith(routeBase)))
}

/** The menus and the columns of the footer. */
export const navigation: readonly NavGroup[] = allGroups.map((group) => ({...group, items: linksToPages(group.items)}))

/** The links of the navbar that need no menu. */
export const navbarLinks = linksToPages(allLinks)
