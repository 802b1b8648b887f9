import {isConstrained} from './connection'
import {HANDOVER_EVENT, HYDRATE_EVENT} from './events'
import {hideFailure, showFailure} from './failure'
import {load} from './load'
import {isAwaited, isIntent, keep, take} from './missed'
import {reloadIfOutdated} from './reloadIfOutdated'

const {scripts = '', chunks = '', mode} = document.currentScript?.dataset ?? {}

/** What the browser may fetch ahead. */
const rules = document.querySelector('[type=speculationrules]')
if (isConstrained) rules?.remove()

const end = new AbortController()

/** For as long as React has not taken the page over. */
function on<K extends keyof DocumentEventMap>(kind: K, handle: (event: DocumentEventMap[K]) => void): void {
  document.addEventListener(kind, handle, {capture: true, signal: end.signal})
}

let isLoading = false

/** Loads React, once; after a failure, again at the next occasion. */
function hydrate(): void {
  if (isLoading) return
  isLoading = true
  hideFailure()
  void load(scripts, chunks, () => {
    isLoading = false
    if (isAwaited()) showFailure(hydrate)
    void reloadIfOutdated([scripts, chunks])
  })
}

for (const kind of ['pointerover', 'pointerdown', 'focusin'] as const)
  on(kind, (event) => {
    if (isIntent(event) && !(isConstrained && kind === 'pointerover')) hydrate()
  })
for (const kind of ['click', 'keydown'] as const)
  on(kind, (event) => {
    keep(event)
    if (isAwaited()) hydrate()
  })
on(HYDRATE_EVENT, hydrate)
on(HANDOVER_EVENT, ({detail}) => {
  end.abort()
  // React fetches ahead what it needs itself.
  rules?.remove()
  hideFailure()
  detail.push(...take())
})
// Who leaves, and comes back to a page that the browser has kept, does not wait for it any more.
addEventListener('pagehide', take)
if (mode === 'idle') addEventListener('load', () => setTimeout(hydrate))
