import {text} from 'node:stream/consumers'
import {stripVTControlCharacters} from 'node:util'
import {serveLocally} from '../consumers/localServer'
import {startWebhookReceiver} from '../consumers/webhooks'
import {createActions, type Actions} from './actions'
import type {ProofHost, Unable} from './host'
import type {Visitor} from './visitor'

/** Does for a shell what a shell can't: see `prelude.sh`. */
export type Helper = {
  url: string
  webhookUrl: string
  /** Tells it that a block begins. */
  beginBlock: () => void
  stop: () => Promise<void>
}

/** What the helper works with. */
type Means = {host: ProofHost; realm: string; visitor: Visitor; unable: Unable}

/** Starts the helper of one realm. */
export async function startHelper(means: Means): Promise<Helper> {
  const webhooks = await startWebhookReceiver()
  const {actions, beginBlock, stop} = createActions({...means, webhooks})
  const server = await serveLocally(async (req, res) => {
    try {
      const answer = await act(actions, req.url ?? '', JSON.parse(await text(req)))
      res.end(answer === '' ? '' : `${answer}\n`)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      res.writeHead(500).end(`${stripVTControlCharacters(message)}\n`)
    }
  })
  return {
    url: server.url,
    webhookUrl: webhooks.url,
    beginBlock,
    stop: async () => {
      await stop()
      await webhooks.stop()
      await server.stop()
    },
  }
}

function act(actions: Actions, path: string, input: unknown): Promise<string> {
  const action = actions[path.slice(1)]
  if (!action)
    throw new Error(`The helper has no ${path}. Allowed: ${Object.keys(actions).join(', ')}. Fix: see prelude.sh.`)
  return action(input)
}
