import {translate} from '@docusaurus/Translate'
import {OnDemandAttribute} from '../lib/attributes'
import type {IslandModule} from '../lib/islands'
import type {IslandName} from '../lib/onDemandNames'
import {attempt} from '../lib/attempt.client'
import {elementAt, isPlainPress, on, onTurn} from '../lib/dom.client'
import {takeHandover} from '../consent/handover.client'
import {loadOnDemand, moduleIn} from '../lib/loadOnDemand.client'

const ISLAND = `[${OnDemandAttribute.island}]`
const OPENER = `[${OnDemandAttribute.opener}]`
const CONSOLE = `[${OnDemandAttribute.island}=${'console' satisfies IslandName}]`
/** A wait that is shorter needs no word. */
const DELAY_MS = 200

let handover: string | null = null

async function open(island: HTMLElement): Promise<void> {
  const name = moduleIn(island, OnDemandAttribute.island)
  // It is open, or about to be.
  if (island.ariaBusy || !island.querySelector(OPENER)) return
  island.ariaBusy = 'true'
  const note = document.createElement('p')
  note.role = 'status'
  island.append(note)
  const wait = setTimeout(
    () => (note.textContent = translate({id: 'site.island.loading', message: 'Loading …'})),
    DELAY_MS,
  )
  await attempt(island, async () => {
    const {mount} = await loadOnDemand<IslandModule>(name)
    await mount(island, handover)
    handover = null
  })
  clearTimeout(wait)
  note.remove()
  island.ariaBusy = null
}

/** Parts of a page that are React, each on a root of its own: loaded when the reader turns to one, drawn when it is opened. */
export function islands(): void {
  onTurn(ISLAND, (island) => void loadOnDemand(moduleIn(island, OnDemandAttribute.island)).catch(() => undefined))
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
    if (handover) openAround(document.querySelector(`${CONSOLE} ${OPENER}`))
  }
  openAsked()
  addEventListener('hashchange', openAsked)
}
