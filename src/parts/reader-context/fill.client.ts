import {onReturn} from '../../lib/dom.client'
import {exampleContext} from '../../data/exampleContext'
import {replacements, type ReaderContext} from './readerContext'
import {readStoredContext} from './stored.client'

const LINKS = `a[href^="${exampleContext.baseUrl}/"], a[data-example]`

/** The base URL with what belongs to it in old addresses. */
const EXAMPLE = new RegExp(`^${exampleContext.baseUrl.replaceAll('.', '\\.')}(?:/auth(?=/|$))?`)

/** Puts the reader's values in the place of the examples, or the examples back. */
export function fill(context: ReaderContext): void {
  const values = new Map(Object.entries(replacements(context)))
  for (const element of document.querySelectorAll<HTMLElement>('[data-context]')) {
    const {dataset} = element
    dataset.example ??= element.textContent
    const text = values.get(dataset.context ?? '') ?? dataset.example
    if (element.textContent !== text) element.textContent = text
  }
  const {baseUrl = exampleContext.baseUrl, realm = exampleContext.realm} = replacements(context)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const example = (link.dataset.example ??= link.href)
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
