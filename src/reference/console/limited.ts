/** A signal that aborts with another one, or with a TimeoutError after some time, in milliseconds. */
export function limited(signal: AbortSignal, time: number): AbortSignal {
  const ending = new AbortController()
  const cancel = (): void => ending.abort(signal.reason)
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel, {once: true})
  setTimeout(() => ending.abort(new DOMException('The response wasn’t complete in time.', 'TimeoutError')), time)
  return ending.signal
}
