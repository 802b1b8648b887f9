import {createHash} from 'node:crypto'
import * as z from 'zod'
import type {Cache} from '../../cache'
import type {Subset, SubsetRequest} from './subset'

/** Changes when the code below makes something else of the same request. */
const VERSION = 1

/** Cuts a font down, or takes the result of an earlier build from the cache. */
export async function cachedSubset(font: Buffer, request: SubsetRequest, cache: Cache): Promise<Subset> {
  const key = [VERSION, request, createHash('sha256').update(font).digest('hex')]
  const made = await cache('fonts', key, async () => {
    // Loaded here, so that a warm build does not wait for WebAssembly.
    const {subset} = await import('./subset')
    const {data, ...rest} = await subset(font, request)
    return Buffer.from(JSON.stringify({...rest, data: data.toString('base64')}))
  })
  const {data, ...rest} = schema.parse(JSON.parse(made.toString()))
  return {...rest, data: Buffer.from(data, 'base64')}
}

const schema = z.object({
  data: z.base64(),
  characters: z.string(),
  ascent: z.number(),
  descent: z.number(),
  widths: z.record(z.coerce.number(), z.array(z.number())),
})
