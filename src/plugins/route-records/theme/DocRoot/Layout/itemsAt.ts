/** The items of a sidebar that a page shows. `../../../browser/itemsAt.ts` stands in its place in what readers load. */
export {pageSidebar as itemsAt} from '../../../pageSidebar'
