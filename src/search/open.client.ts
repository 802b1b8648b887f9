import {storage} from '../consent/storage.client'
import {SEARCH_SLASH_KEY} from '../consent/storedKeys'
import {SEARCH_BOX_ID} from './box'
import {on, onTurn} from '../lib/dom.client'
import {loadOnDemand} from '../lib/loadOnDemand.client'
import type * as OnDemand from './dialog/dialog.client'
import {SearchAttribute} from './attributes'

const BUTTON = `[${SearchAttribute.button}]`

let loaded: Promise<typeof OnDemand> | undefined

/** Loads the dialog, and again after a failure. */
function load(): Promise<typeof OnDemand> {
  loaded ??= loadOnDemand('search')
  loaded.catch(() => (loaded = undefined))
  return loaded
}

/** The page of results has its own script, and that of a newer version of the site. @returns its address, if it answers */
async function reachResults(): Promise<string | undefined> {
  const form = document.querySelector<HTMLButtonElement>(BUTTON)?.form
  try {
    if (form) await fetch(form.action, {method: 'HEAD'})
    return form?.action
  } catch {
    form?.setAttribute(SearchAttribute.failed, '')
  }
}

/** What a key writes into the search: a letter, or nothing if it only opens it. Undefined for all other keys. */
function writtenBy(event: KeyboardEvent, isWanted: boolean): string | undefined {
  const {key, target} = event
  const within = (selector: string) => target instanceof Element && target.closest(selector)
  // What the dialog has taken, and what an input method has not finished.
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const isCommand = event.ctrlKey || event.metaKey
  const isTyped = !isCommand && key.length === 1 && !within(':read-write, select')
  if (isTyped && (isWanted || (!/[ /]/.test(key) && within(BUTTON)))) return key
  const opens = isCommand
    ? /^k$/i.test(key) && !event.shiftKey
    : isTyped && key === '/' && storage.get(SEARCH_SLASH_KEY) === null
  if (opens && !event.repeat) return ''
}

/**
 * Leads to the dialog of the search: its button, Ctrl+K, Cmd+K, '/' where nothing is typed, and a letter that is typed on the
 * button. What draws it comes when the reader turns to the button, and the index with it.
 */
export function search(): void {
  /** The reader has asked for the dialog, and it is not there yet: what is typed now is for its input. */
  let isWanted = false
  let isComing = false
  let letters = ''
  let go: (() => void) | undefined

  async function bring(): Promise<void> {
    isComing = true
    try {
      const dialog = await load().catch(load)
      await dialog.ready()
      if (isWanted) dialog.open(letters)
      letters = ''
    } catch {
      const address = await reachResults()
      if (address && isWanted) {
        go = () => location.assign(`${address}${letters && `?q=${encodeURIComponent(letters)}`}#${SEARCH_BOX_ID}`)
        go()
      }
    }
    isWanted = isComing = false
  }

  function open(): void {
    isWanted = true
    // A letter typed while the next page is on its way goes there too.
    go?.()
    if (!isComing && !go) void bring()
  }

  onTurn(BUTTON, () => {
    load().then(
      ({ready}) => ready(),
      // The press may have more luck.
      () => undefined,
    )
  })
  on('click', BUTTON, (_, event) => {
    event.preventDefault()
    open()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      isWanted = false
      letters = ''
    }
    const letter = writtenBy(event, isWanted)
    if (letter === undefined) return
    letters += letter
    event.preventDefault()
    open()
  })
  // What was typed before the page was loaded again, for a newer version of the site.
  if (/^#(search|ask)=/.test(location.hash)) open()
}
