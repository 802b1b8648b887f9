import type {CDPSession} from '@playwright/test'

/** What a page has fetched, as the browser counts it: compressed, headers included. */
export type Traffic = {
  /** Without what is fetched for pages that may come. */
  bytes: number
  scriptFiles: number
  scriptBytes: number
  styleBytes: number
  fontBytes: number
  imageBytes: number
  documentBytes: number
  /** Fetched for pages that may come. */
  prefetchedFiles: number
  prefetchedBytes: number
}

type Request = {type: string; isPrefetch: boolean; bytes: number | undefined}

/** Starts to count a tab's requests. @returns a function that tells what has come so far. */
export function countTraffic(cdp: CDPSession): () => Traffic {
  const requests = new Map<string, Request>()
  cdp.on('Network.requestWillBeSent', ({requestId, type = 'Other', request}) => {
    if (!request.url.startsWith('https:')) return
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? ''
    const isPrefetch = type === 'Prefetch' || purpose.includes('prefetch')
    requests.set(requestId, {type, isPrefetch, bytes: undefined})
  })
  cdp.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const request = requests.get(requestId)
    const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
    if (request && purpose.includes('prefetch')) request.isPrefetch = true
  })
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return () => {
    const finished = [...requests.values()].filter(({bytes}) => bytes !== undefined)
    const own = finished.filter(({isPrefetch}) => !isPrefetch)
    const ahead = finished.filter(({isPrefetch}) => isPrefetch)
    const ofType = (type: string) => own.filter((request) => request.type === type)
    return {
      bytes: total(own),
      scriptFiles: ofType('Script').length,
      scriptBytes: total(ofType('Script')),
      styleBytes: total(ofType('Stylesheet')),
      fontBytes: total(ofType('Font')),
      imageBytes: total(ofType('Image')),
      documentBytes: total(ofType('Document')),
      prefetchedFiles: ahead.length,
      prefetchedBytes: total(ahead),
    }
  }
}

function total(requests: readonly Request[]): number {
  return requests.reduce((sum, {bytes = 0}) => sum + bytes, 0)
}
