import {createHash} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type {Subset, SubsetRequest} from './subset'

/** Changes when the code below makes something else of the same request. */
const VERSION = 1

/** Cuts a font down, or takes the result of an earlier build from the cache. */
export async function cachedSubset(font: Buffer, request: SubsetRequest, cacheDir: string): Promise<Subset> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, request]))
    .update(font)
    .digest('hex')
    .slice(0, 24)
  const file = path.join(cacheDir, `${key}.json`)
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return fromCache(known)
  // Loaded here, so that a warm build does not wait for WebAssembly.
  const {subset} = await import('./subset')
  const made = await subset(font, request)
  await mkdir(cacheDir, {recursive: true})
  // Two builds may run at once: a file that exists is whole.
  const partial = `${file}.${process.pid}`
  await writeFile(partial, toCache(made))
  await rename(partial, file)
  return made
}

function toCache({data, ...rest}: Subset): string {
  return JSON.stringify({...rest, data: data.toString('base64')})
}

const cached = z.object({
  data: z.base64(),
  characters: z.string(),
  ascent: z.number(),
  descent: z.number(),
  widths: z.record(z.coerce.number(), z.array(z.number())),
})

function fromCache(text: string): Subset {
  const {data, ...rest} = cached.parse(JSON.parse(text))
  return {...rest, data: Buffer.from(data, 'base64')}
}
