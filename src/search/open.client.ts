import {storage} from '../consent/storage.client'
import {SEARCH_SLASH_KEY} from '../consent/storedKeys'
import {SEARCH_BOX_ID} from './box'
import {on, onTurn} from '../lib/dom.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'
import type * as OnDemand from './dialog/dialog.client'
import {SearchAttribute} from './attributes'

const BUTTON = `[${SearchAttribute.button}]`

/** Brings the dialog when the reader asks for it, with what is typed until it is there. */
function dialogOnDemand() {
  let loaded: Promise<typeof OnDemand> | undefined
  const load = (): Promise<typeof OnDemand> => {
    loaded ??= loadOnDemand('search')
    loaded.catch(() => (loaded = undefined))
    return loaded
  }
  let isWanted = false
  let isComing = false
  let letters = ''
  let go: (() => void) | undefined

  /** The page of results has its own script, and that of a newer version of the site. Without an answer, this page stays. */
  async function leave(): Promise<void> {
    const form = document.querySelector<HTMLButtonElement>(BUTTON)?.form
    if (!form) return
    try {
      await fetch(form.action, {method: 'HEAD'})
      if (!isWanted) return
      go = () => location.assign(`${form.action}${letters && `?q=${encodeURIComponent(letters)}`}#${SEARCH_BOX_ID}`)
      go()
    } catch {
      form.setAttribute(SearchAttribute.failed, '')
    }
  }

  async function bring(): Promise<void> {
    isComing = true
    try {
      const dialog = await load().catch(load)
      await dialog.ready()
      if (isWanted) dialog.open(letters)
      letters = ''
    } catch {
      await leave()
    }
    isWanted = isComing = false
  }

  return {
    load,
    /** The reader has asked for the dialog, and it is not there yet: what is typed now is for its input. */
    isWanted: () => isWanted,
    open(letter = ''): void {
      letters += letter
      isWanted = true
      // A letter typed while the next page is on its way goes there too.
      go?.()
      if (!isComing && !go) void bring()
    },
    forget(): void {
      isWanted = false
      letters = ''
    },
  }
}

/** What a key writes into the search: a letter, or nothing if it only opens it. Undefined for all other keys. */
function writtenBy(event: KeyboardEvent, isWanted: boolean): string | undefined {
  const {key, target} = event
  const within = (selector: string) => target instanceof Element && target.closest(selector)
  // What the dialog has taken, and what an input method has not finished.
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined
  const isCommand = event.ctrlKey || event.metaKey
  const isTyped = !isCommand && key.length === 1 && !within(':read-write, select')
  if (isTyped && (isWanted || (!/[ /]/.test(key) && within(BUTTON)))) return key
  if (event.repeat) return undefined
  const asks = isCommand
    ? /^k$/i.test(key) && !event.shiftKey
    : isTyped && key === '/' && storage.get(SEARCH_SLASH_KEY) === null
  return asks ? '' : undefined
}

/**
 * Leads to the dialog of the search: its button, Ctrl+K, Cmd+K, '/' where nothing is typed, and a letter that is typed on the
 * button. What draws it comes when the reader turns to the button, and the index with it.
 */
export function search(): void {
  const dialog = dialogOnDemand()
  onTurn(BUTTON, () => {
    dialog.load().then(
      ({ready}) => ready(),
      // The press may have more luck.
      () => undefined,
    )
  })
  on('click', BUTTON, (_, event) => {
    event.preventDefault()
    dialog.open()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.forget()
    const letter = writtenBy(event, dialog.isWanted())
    if (letter === undefined) return
    event.preventDefault()
    dialog.open(letter)
  })
  // What was typed before the page was loaded again, for a newer version of the site.
  if (/^#(search|ask)=/.test(location.hash)) dialog.open()
}
