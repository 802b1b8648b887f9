import type {PropSidebar} from '@docusaurus/plugin-content-docs'
import {SIDEBARS} from '../record'
import {fetchLeft} from './fetchLeft'
import {pageAt} from './pageAt'

/** What pages show of sidebars that are too long to be whole on each of them, by the address of their records. */
const known = new Map<string, PropSidebar>()

/**
 * Gets to know what a page shows of its sidebar. The pages of a section show the same, and have the same script.
 * @param page address of its record.
 * @param src path of the script with it.
 * @throws RouteLoadError when it does not come.
 */
export async function learnItems(page: string, src: string): Promise<void> {
  const read = () => window[SIDEBARS]?.[src]
  known.set(page, read() ?? (await fetchLeft(src, read, `the sidebar of ${page}`)))
}

/** The items of a sidebar that a page shows. @param items all of them, or none where there are too many. */
export const itemsAt = (items: PropSidebar, pathname: string): PropSidebar => known.get(pageAt(pathname)) ?? items
