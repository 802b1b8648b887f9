/** The page that the identity server sends the window back to, below the base URL: `static/api-console/`. */
export const REDIRECT_PATH = 'api-console/signed-in.htm'

/** Name of the channel; `static/api-console/signed-in.js` is the other end. */
const CHANNEL = 'api-console'

/**
 * Waits for the answer to one sign-in. Answers to others, of another tab or of nobody we know, are passed over.
 * @throws the signal's reason once it is aborted.
 */
export function answerFor(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL)
    const end = (): void => channel.close()
    signal.addEventListener(
      'abort',
      () => {
        end()
        reject(new DOMException('The login was canceled.', 'AbortError'))
      },
      {once: true},
    )
    channel.addEventListener('message', ({data}: MessageEvent<unknown>) => {
      const answer = new URLSearchParams(typeof data === 'string' ? data : '')
      if (answer.get('state') !== state) return
      channel.postMessage('received')
      end()
      resolve(answer)
    })
  })
}
