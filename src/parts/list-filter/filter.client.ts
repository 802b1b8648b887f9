import {translate} from '@docusaurus/Translate'
import {ListFilterAttribute} from './attributes'

/** A text as it is compared: `Zürich` is `zurich`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const started = new WeakSet<HTMLElement>()

/** The links of the list that follows a filter, those that are closed away included. */
function linksAfter(filter: Element): HTMLElement[] {
  const next = filter.nextElementSibling
  return next ? [...next.querySelectorAll('a'), ...linksAfter(next)] : []
}

/** An entry of its own, as it stands in the list. */
function entryOf(link: HTMLElement): HTMLElement {
  const entry = document.createElement('li')
  entry.className = 'menu__list-item'
  entry.append(link.cloneNode(true))
  return entry
}

/** Filters the list behind an input from now on: found is each entry that has all the words that are typed, in any order. */
export function filterList(input: HTMLElement): void {
  const filter = input.parentElement
  const status = filter?.querySelector('p')
  const found = filter?.querySelector('ul')
  if (!(input instanceof HTMLInputElement) || !filter || !status || !found || started.has(input)) return
  started.add(input)
  const entries = linksAfter(filter).map((link) => ({link, text: plain(link.textContent)}))

  const show = (): void => {
    const words = plain(input.value).match(/\S+/g) ?? []
    const matching = entries.filter(({text}) => words.every((word) => text.includes(word)))
    filter.toggleAttribute(ListFilterAttribute.filtered, words.length > 0)
    found.replaceChildren(...(words.length > 0 ? matching.map(({link}) => entryOf(link)) : []))
    status.textContent =
      words.length > 0
        ? translate(
            {id: 'site.filter.count', message: '{count} of {all}'},
            {count: matching.length, all: entries.length},
          )
        : ''
  }
  input.addEventListener('input', show)
  input.addEventListener('keydown', (event) => {
    const first = found.querySelector('a')
    if (event.key === 'Escape' && input.value !== '') {
      input.value = ''
      show()
    } else if (event.key === 'ArrowDown' && first) first.focus()
    else if (event.key === 'Enter' && first) first.click()
    else return
    // Escape would close the menu that the list is in.
    event.preventDefault()
  })
  // What was typed before this came.
  show()
}
