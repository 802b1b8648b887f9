import {attributeOf} from '../../lib/attributeOf.client'
import {ListFilterAttribute} from '../list-filter/attributes'
import {SidebarAttribute} from './attributes'

/** A closed category whose entries are in the file that the sidebar names. */
const EMPTY = 'a + details:not(:has(> ul))'

/** Gets a parsed document, because the policy of the page allows no HTML from text. @throws Error if the answer isn't one. */
const fetchDocument = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    // An error page can have inline styles, and the browser would report them under the policy of this page.
    request.onreadystatechange = () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && request.status !== 200) request.abort()
    }
    request.onloadend = () => {
      const {status, responseXML} = request
      if (status === 200 && responseXML) resolve(responseXML)
      else reject(new Error(`${address} answered with status ${status}`))
    }
    request.send()
  })

/** Fills the closed categories of the page's sidebar, and of its copy in the menu. */
async function fillSections(): Promise<void> {
  const sidebar = document.querySelector(`[${SidebarAttribute.content}]`)
  if (!sidebar?.querySelector(EMPTY)) return
  const {body} = await fetchDocument(attributeOf(sidebar, SidebarAttribute.content))
  const links = [...body.querySelectorAll(':scope > a')]
  const listOf = new Map(links.map((link) => [link.getAttribute('href'), link.nextElementSibling]))
  for (const section of document.querySelectorAll(EMPTY)) {
    const href = section.previousElementSibling?.getAttribute('href')
    const list = href && listOf.get(href)
    if (list) section.append(document.importNode(list, true))
  }
  // What was typed before is looked for in all entries.
  for (const input of document.querySelectorAll(`[${ListFilterAttribute.filter}] input`))
    input.dispatchEvent(new Event('input'))
}

/** Has the entries come when the reader turns to the sidebar. Where they don't, a caret leads to the category's page. */
export function sidebarSections(): void {
  const filled = fillSections()
  filled.catch(console.warn)
  const follow = (section: Element): void => {
    const link = section.previousElementSibling
    if (link instanceof HTMLAnchorElement) filled.catch(() => location.assign(link.href))
  }
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(EMPTY)) follow(target)
    },
    true,
  )
  // The reader has opened it before this came.
  document.querySelectorAll(`${EMPTY}[open]`).forEach(follow)
}
