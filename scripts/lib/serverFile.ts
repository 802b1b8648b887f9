import {createReadStream, statSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'
import {lookup} from 'mrmime'
import {isFile} from './serverAddress'
import {codingsFor, isFresh} from './serverNegotiation'

/** What to send. */
export type FileAnswer = {
  status: number
  /** Absolute path of the file, whose compressed copies are beside it. */
  file: string
  headers: Readonly<Record<string, string>>
}

/**
 * Sends a file or its compressed copy, whole: nothing here is large enough to be asked for in parts.
 * @returns once the answer is sent. @throws Error when the client leaves before that; the file is closed then too.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  {status, file, headers}: FileAnswer,
): Promise<void> {
  const copy = codingsFor(req.headers['accept-encoding']?.toString()).find(({ending}) => isFile(file + ending))
  const sent = file + (copy?.ending ?? '')
  const {size, mtimeMs} = statSync(sent)
  const etag = `W/"${size}-${Math.floor(mtimeMs)}"`
  const all = {...headers, ETag: etag, Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ')}
  if (status === 200 && isFresh(req.headers['if-none-match'], etag)) {
    res.writeHead(304, all).end()
    return
  }
  res.writeHead(status, {
    ...all,
    'Content-Type': typeOf(file),
    'Content-Length': size,
    ...(copy ? {'Content-Encoding': copy.coding} : {}),
  })
  if (req.method === 'HEAD') res.end()
  else await pipeline(createReadStream(sent), res)
}

function typeOf(file: string): string {
  // Types that the library doesn't know.
  if (file.endsWith('.ico')) return 'image/x-icon'
  if (file.endsWith('/.well-known/api-catalog')) return 'application/linkset+json'
  const type = lookup(file) ?? 'application/octet-stream'
  return /^text\/(?:html|markdown|plain)$/.test(type) ? `${type};charset=utf-8` : type
}
