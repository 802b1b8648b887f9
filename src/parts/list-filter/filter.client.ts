import {translate} from '@docusaurus/Translate'
import {ListFilterAttribute} from './attributes'

/** A text as it is compared: `Zürich` is `zurich`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const started = new WeakSet<HTMLElement>()

/** The links of the list that follows a filter and its entries without one, those that are closed away included. */
function entriesAfter(filter: Element): HTMLElement[] {
  const next = filter.nextElementSibling
  return next ? [...next.querySelectorAll<HTMLElement>('a, li:not(:has(a))'), ...entriesAfter(next)] : []
}

/** What was found, as an entry of the list of matches. */
function matchOf(entry: HTMLElement): HTMLElement {
  const match = document.createElement('li')
  match.className = 'menu__list-item'
  const copy = entry.cloneNode(true)
  match.append(...(copy instanceof HTMLLIElement ? copy.childNodes : [copy]))
  return match
}

/** Filters the list behind an input from now on: found is each entry that has all the words that are typed, in any order. */
export function filterList(input: HTMLElement): void {
  const filter = input.parentElement
  const status = filter?.querySelector('p')
  const found = filter?.querySelector('ul')
  if (!(input instanceof HTMLInputElement) || !filter || !status || !found || started.has(input)) return
  started.add(input)
  const show = (): void => {
    // Read each time: the closed categories of a sidebar come later.
    const entries = entriesAfter(filter).map((entry) => ({entry, text: plain(entry.textContent)}))
    const words = plain(input.value).match(/\S+/g) ?? []
    const matching = entries.filter(({text}) => words.every((word) => text.includes(word)))
    filter.toggleAttribute(ListFilterAttribute.filtered, words.length > 0)
    found.replaceChildren(...(words.length > 0 ? matching.map(({entry}) => matchOf(entry)) : []))
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
