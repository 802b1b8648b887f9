import {createServer} from 'node:http'

/** A site whose pages stop before their script, until told to go on. */
export type StreamedSite = {
  /** Without a closing slash. */
  url: string
  /** Sends the rest. */
  goOn: () => void
  stop: () => Promise<void>
}

/**
 * Serves the pages of a site as a slow network does: all of a page's content comes, and then, when told, its script.
 * @param siteUrl of the site, without a closing slash.
 */
export async function streamPages(siteUrl: string): Promise<StreamedSite> {
  const {origin} = new URL(siteUrl)
  let goOn = (): void => undefined
  const isTold = new Promise<void>((resolve) => (goOn = resolve))
  const server = createServer((req, res) => {
    void fetch(origin + (req.url ?? '/')).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      res.writeHead(answer.status, {'Content-Type': type})
      const scriptAt = type.startsWith('text/html') ? body.lastIndexOf('<script') : 0
      res.write(body.subarray(0, scriptAt))
      if (scriptAt > 0) await isTold
      res.end(body.subarray(scriptAt))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    url: siteUrl.replace(origin, `http://localhost:${address.port}`),
    goOn,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
