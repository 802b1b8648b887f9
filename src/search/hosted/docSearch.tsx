import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal'
import {useEffect, useState, type ReactNode} from 'react'
import {createRoot} from 'react-dom/client'
import {brand} from '../../data/brand'
import {stylesheet} from '../../lib/stylesheet.client'
import {takeTyped} from '../dialog/reload.client'
import {nothingFor, PLACEHOLDER} from '../dialog/texts.client'
import type {HostedSearch} from '../settings'
import {facetFilters, filters} from './context'

/** The crawler may have found the pages at another address of the site. */
const transformItems: DocSearchModalProps['transformItems'] = (items) =>
  items.map((item) => {
    const {pathname, hash} = new URL(item.url, location.href)
    return {...item, url: pathname + hash}
  })

/** Tells the service which framework made the site. */
function transformSearchClient<Client extends {addAlgoliaAgent: (name: string, version: string) => unknown}>(
  client: Client,
): Client {
  client.addAlgoliaAgent('docusaurus', ON_DEMAND_SETTINGS.frameworkVersion)
  return client
}

const getMissingResultsUrl = ({query}: {query: string}): string =>
  `mailto:${brand.supportEmail}?subject=${encodeURIComponent(nothingFor(query))}`

const isToggle = ({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && /^k$/i.test(key)

type DialogProps = {hosted: HostedSearch; query: string; onClose: () => void}

function Dialog({hosted: {appId, apiKey, indexName, assistantId}, query, onClose}: DialogProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const isEscape = event.key === 'Escape' && !event.isComposing
      if (!isEscape && !isToggle(event)) return
      // Before `open.client.ts` hears it, which would open the dialog again.
      event.preventDefault()
      if (isEscape && isAsking) setAsking(false)
      else onClose()
    }
    document.addEventListener('keydown', listen, {capture: true})
    return () => document.removeEventListener('keydown', listen, {capture: true})
  }, [isAsking, onClose])
  // DocSearch 4 has no other way to Ask AI; the one that replaces it comes with version 5.
  const askAi = assistantId === null ? {} : {askAi: {assistantId, searchParameters: {filters: filters()}}}
  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indices={[{name: indexName, searchParameters: {facetFilters: facetFilters()}}]}
      {...askAi}
      isAskAiActive={isAsking}
      onAskAiToggle={setAsking}
      initialQuery={query}
      initialScrollY={window.scrollY}
      placeholder={PLACEHOLDER}
      transformItems={transformItems}
      transformSearchClient={transformSearchClient}
      getMissingResultsUrl={getMissingResultsUrl}
      // Else the service can have it load a script of another host.
      insights={false}
      onClose={onClose}
    />
  )
}

// By its whole name: the bundler puts the value in its place.
const hosted = ON_DEMAND_SETTINGS.hosted
const room = document.createElement('div')
document.body.append(room)
const root = createRoot(room)
let isOpen = false
let opener: Element | null = null

function close(): void {
  isOpen = false
  root.render(null)
  if (opener instanceof HTMLElement) opener.focus()
}

/** Gets the look of the dialog. */
export const ready = (): Promise<void> => stylesheet(ON_DEMAND_SETTINGS.parts['searchDialog.css'] ?? '')

/** Opens the dialog. @param letters what the reader has typed meanwhile. */
export function open(letters: string): void {
  if (isOpen || hosted === null) return
  isOpen = true
  opener = document.activeElement
  root.render(<Dialog hosted={hosted} query={(takeTyped()?.text ?? '') + letters} onClose={close} />)
}
