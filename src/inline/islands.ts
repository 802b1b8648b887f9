import type {IslandModule} from '../lib/islands'
import {isConstrained} from './connection'
import {elementAt, on, onRoute} from './dom'
import {takeHandover} from './handover'
import {settings} from './settings'

const ISLAND = '[data-island]'
const OPENER = '[data-island-open]'
/** A wait that is shorter needs no word. */
const DELAY_MS = 200

const modules = new Map<string, Promise<IslandModule>>()
/** Browsers remember that a module did not come: an address that differs asks for it again. */
let failures = 0

let handover: string | null = null

function load(name: string): Promise<IslandModule> {
  const known = modules.get(name)
  if (known) return known
  const module: Promise<IslandModule> = import((settings.files[`${name}.js`] ?? '') + (failures ? `?${failures}` : ''))
  modules.set(name, module)
  module.catch(() => {
    failures += 1
    modules.delete(name)
  })
  return module
}

/** Says in an island how it stands. */
function say(island: HTMLElement, role: 'status' | 'alert', text: string): HTMLElement {
  island.querySelector('[data-island-note]')?.remove()
  const note = document.createElement('p')
  note.dataset.islandNote = ''
  note.role = role
  note.textContent = text
  island.append(note)
  return note
}

async function open(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? ''
  // It is open, or about to be.
  if (island.ariaBusy || !island.querySelector(OPENER)) return
  island.ariaBusy = 'true'
  const wait = setTimeout(() => say(island, 'status', 'Loading …'), DELAY_MS)
  try {
    const {mount} = await load(name)
    await mount(island, settings.files[`${name}.css`] ?? '', handover)
    handover = null
  } catch (error) {
    console.warn(error)
    const retry = document.createElement('button')
    retry.textContent = 'Retry'
    // What did not come twice may be gone with a newer version of the site, whose page knows its own.
    retry.onclick = () => (failures > 1 ? reopen(island) : void open(island))
    say(island, 'alert', 'This did not load. Check your network connection. ').append(retry)
  } finally {
    clearTimeout(wait)
    island.ariaBusy = null
  }
}

function reopen(island: HTMLElement): void {
  location.hash = island.querySelector<HTMLAnchorElement>(OPENER)?.hash ?? ''
  location.reload()
}

/** Parts of a page that are React, each on a root of its own: loaded when the reader turns to one, drawn when it is opened. */
export function islands(): void {
  handover = takeHandover()
  for (const kind of ['pointerover', 'pointerdown', 'focusin'] as const)
    on(kind, ISLAND, ({dataset}) => {
      if (!(isConstrained && kind === 'pointerover')) load(dataset.island ?? '').catch(() => undefined)
    })
  on('click', OPENER, (opener, event) => {
    const island = opener.closest<HTMLElement>(ISLAND)
    if (!island || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open(island)
  })
  /** By the address, also that of a press before this script had come. */
  function openAddressed(): void {
    const place = location.hash && elementAt(location.hash)
    if (!place) return
    for (const opener of document.querySelectorAll<HTMLAnchorElement>(OPENER)) {
      const island = opener.closest<HTMLElement>(ISLAND)
      if (island && opener.hash === location.hash) void open(island)
    }
  }
  if (handover !== null) document.querySelectorAll<HTMLElement>(ISLAND).forEach((island) => void open(island))
  openAddressed()
  onRoute(openAddressed)
  addEventListener('hashchange', openAddressed)
}
