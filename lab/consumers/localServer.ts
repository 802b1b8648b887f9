import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {listen} from '../../scripts/lib/listen'

/** Bytes of a request body that are read at most. The largest event of Keycloak has a few kilobytes. */
const BODY_LIMIT = 1_048_576

/** A request that can't be served, with the status that says so. */
export class RequestError extends Error {
  override name = 'RequestError'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** A web server for this machine. */
export type LocalServer = {
  /** Without a slash at the end. */
  url: string
  port: number
  stop: () => Promise<void>
}

/**
 * Serves requests on a free port.
 * A handler that throws answers with the status of its `RequestError`, or with 500: no request ends the process.
 * @param host the address to listen on. Default: this machine alone.
 */
export async function serveLocally(
  handle: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>,
  host?: string,
): Promise<LocalServer> {
  const server = createServer((req, res) => {
    const answer = async (): Promise<void> => handle(req, res)
    answer().catch((error: unknown) => refuse(res, error))
  })
  const port = await listen(server, 0, host)
  return {
    url: `http://localhost:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuse(res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  res.writeHead(error instanceof RequestError ? error.status : 500, {'Content-Type': 'text/plain; charset=utf-8'})
  res.end(`${error instanceof Error ? error.message : String(error)}\n`)
}

/** The body of a request as text. @throws RequestError (413) when it is larger than 1 MiB; Error when the client left. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > BODY_LIMIT) throw new RequestError(413, `The body is larger than ${BODY_LIMIT} bytes.`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
