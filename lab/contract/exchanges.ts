import {readdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type {Exchange} from '../../openapi/exchange'

const FOLDER = path.join(import.meta.dirname, 'exchanges')

const requestBody = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('none')}),
  z.object({kind: z.literal('json'), value: z.unknown()}),
  z.object({kind: z.literal('form'), fields: z.record(z.string(), z.string())}),
  z.object({
    kind: z.literal('multipart'),
    fields: z.record(z.string(), z.string()),
    file: z.object({name: z.string(), text: z.string()}).optional(),
  }),
  z.object({kind: z.literal('raw'), text: z.string()}),
])

const committed = z.object({
  server: z.string(),
  recorded: z.iso.date(),
  exchanges: z.array(
    z.object({
      operationId: z.string(),
      title: z.string(),
      request: z.object({
        path: z.record(z.string(), z.string()),
        query: z.record(z.string(), z.string()),
        body: requestBody,
        breaks: z.boolean(),
      }),
      response: z.object({
        status: z.number(),
        contentType: z.string().nullable(),
        location: z.string().nullable(),
        body: z.unknown(),
      }),
    }),
  ),
})

/** What a server that is not at hand answered, as it is in the repository. */
export type Committed = z.infer<typeof committed>

/** Every committed exchange, with the server and the day. */
export async function readCommitted(): Promise<Committed[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => committed.parse(JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')))),
  )
}

/** Writes the exchanges of one operation, with what names a certain server or user replaced. */
export async function commitExchanges(
  operationId: string,
  exchanges: readonly Exchange[],
  server: string,
): Promise<void> {
  const record = {server, recorded: new Date().toISOString().slice(0, 10), exchanges}
  const text = JSON.stringify(record, null, 2)
    // A signed link is nobody's business, and is another one each time.
    .replaceAll(/key=[\w-]+\.[\w-]+\.[\w-]+/g, 'key=eyJhbGciOiJIUzUxMiJ9.e30.c2ln')
    .replaceAll(/http:\/\/[\w.]+(:\d+)?\/realms\/[\w-]+/g, 'https://auth.example.com/realms/acme')
  await writeFile(path.join(FOLDER, `${operationId}.json`), `${text}\n`)
}
