import {on, onTurn} from './dom'
import {loadOnDemand} from './loadOnDemand'
import type * as OnDemand from './onDemand/search'

const BUTTON = '[data-search]'

/**
 * Leads to the dialog of the search: its button, Ctrl+K, Cmd+K, '/' where nothing is typed, and a letter that is typed on the
 * button. What draws it comes when the reader turns to the button, and the index with it.
 */
export function search(): void {
  let loaded: Promise<typeof OnDemand> | undefined
  // Once: what waits for imports of its own is called in any order, and the letters that are typed meanwhile lose theirs.
  const load = (): Promise<typeof OnDemand> => (loaded ??= loadOnDemand('search'))
  /** Asked for, and not there yet: what is typed now is for its input. */
  let isComing = false
  const open = (event: Event): void => {
    event.preventDefault()
    isComing = true
    void load()
      .then(
        ({act}) => act(event),
        // Gone with a newer version of the site, whose page of results knows its own.
        () => document.querySelector<HTMLButtonElement>(BUTTON)?.form?.submit(),
      )
      .then(() => (isComing = false))
  }

  onTurn(
    BUTTON,
    () =>
      void load().then(
        ({prepare}) => prepare(),
        // The press may have more luck.
        () => (loaded = undefined),
      ),
  )
  on('click', BUTTON, (_, event) => open(event))
  document.addEventListener('keydown', (event) => {
    const {key, target, altKey} = event
    const within = (selector: string) => target instanceof Element && target.closest(selector)
    const isForSearch =
      event.ctrlKey || event.metaKey
        ? /^k$/i.test(key)
        : !altKey &&
          !within(':read-write, select') &&
          (key === '/' || (key.length === 1 && (isComing || (key !== ' ' && within(BUTTON)))))
    if (isForSearch) open(event)
  })
}
