import {onReturn} from '../../lib/dom.client'
import {exampleContext} from '../../data/exampleContext'
import {replacements, type ReaderContext} from './readerContext'
import {readStoredContext} from './stored.client'
import {ReaderContextAttribute} from './attributes'

const LINKS = `a[href^="${exampleContext.baseUrl}/"], a[${ReaderContextAttribute.example}]`

/** The base URL with what belongs to it in old addresses. */
const EXAMPLE = new RegExp(`^${exampleContext.baseUrl.replaceAll('.', '\\.')}(?:/auth(?=/|$))?`)

/** What the page came with. It is kept in the element before the reader's values replace it. */
function exampleOf(element: Element, shown: string): string {
  const kept = element.getAttribute(ReaderContextAttribute.example)
  if (kept !== null) return kept
  element.setAttribute(ReaderContextAttribute.example, shown)
  return shown
}

/** Puts the reader's values in the place of the examples, or the examples back. */
export function fill(context: ReaderContext): void {
  const values = new Map(Object.entries(replacements(context)))
  for (const element of document.querySelectorAll(`[${ReaderContextAttribute.kind}]`)) {
    const example = exampleOf(element, element.textContent)
    const kind = element.getAttribute(ReaderContextAttribute.kind)
    const text = (kind === null ? undefined : values.get(kind)) ?? example
    if (element.textContent !== text) element.textContent = text
  }
  const {baseUrl = exampleContext.baseUrl, realm = exampleContext.realm} = replacements(context)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const example = exampleOf(link, link.href)
    link.href = example
      .replace(EXAMPLE, baseUrl)
      .replace(new RegExp(`/(realms|admin)/${exampleContext.realm}(?=[/?#]|$)`), (_, path) => `/${path}/${realm}`)
  }
}

const follow = (): void => fill(readStoredContext())
let isFollowing = false

/** Fills the page with what is stored, and again when it changes: in this document, in a frame of it or in another tab. */
export function followContext(): void {
  follow()
  if (isFollowing) return
  isFollowing = true
  addEventListener('storage', follow)
  onReturn(follow)
}
