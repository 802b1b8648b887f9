import type {IslandModule} from '../lib/islands'
import {adopted} from './adopted'
import {elementAt, isPlainPress, on, onRoute, onTurn} from './dom'
import {takeHandover} from './handover'
import {loadOnDemand} from './loadOnDemand'

const ISLAND = '[data-island]'
const OPENER = '[data-island-open]'
/** A wait that is shorter needs no word. */
const DELAY_MS = 200

/** How often one could not be opened. */
let failures = 0

let handover: string | null = null

async function open(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? ''
  // It is open, or about to be.
  if (island.ariaBusy || !island.querySelector(OPENER)) return
  island.ariaBusy = 'true'
  if (INLINE_SETTINGS.isReact) await adopted()
  const note = island.querySelector<HTMLElement>('[data-island-note]') ?? document.createElement('p')
  note.role = 'status'
  note.textContent = ''
  note.dataset.islandNote = ''
  island.append(note)
  const wait = setTimeout(() => (note.textContent = 'Loading …'), DELAY_MS)
  try {
    const {mount} = await loadOnDemand<IslandModule>(name)
    await mount(island, INLINE_SETTINGS.files[`${name}.css`] ?? '', handover)
    handover = null
  } catch (error) {
    failures += 1
    console.warn(error)
    note.role = 'alert'
    note.textContent = `This did not load. Check your connection. ${String(error)} `
    const retry = document.createElement('button')
    retry.textContent = 'Retry'
    retry.onclick = () => {
      if (failures < 2) void open(island)
      else {
        // What did not come twice may be gone with a newer version of the site, whose page knows its own.
        location.hash = island.querySelector<HTMLAnchorElement>(OPENER)?.hash ?? ''
        location.reload()
      }
    }
    note.append(retry)
  }
  clearTimeout(wait)
  island.ariaBusy = null
}

/** Parts of a page that are React, each on a root of its own: loaded when the reader turns to one, drawn when it is opened. */
export function islands(): void {
  onTurn(ISLAND, ({dataset}) => void loadOnDemand(dataset.island ?? '').catch(() => undefined))
  /** Of whatever stands in it. */
  function openAround(element: Element | null): void {
    const island = element?.closest<HTMLElement>(ISLAND)
    if (island) void open(island)
  }
  on('click', OPENER, (opener, event) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    openAround(opener)
  })
  /** By what the page before has left, and by the address, also that of a press before this script had come. */
  const openAsked = (): void => {
    // An id of the page needs no escape.
    if (elementAt(location.hash)) openAround(document.querySelector(`${OPENER}[href="${location.hash}"]`))
    handover ??= takeHandover()
    if (handover) openAround(document.querySelector(`[data-island=console] ${OPENER}`))
  }
  openAsked()
  onRoute(openAsked)
  addEventListener('hashchange', openAsked)
}
