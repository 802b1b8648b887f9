import * as z from 'zod'
import {createAskServer} from './server'

const environment = z
  .object({
    ASK_SITE: z.url(),
    ASK_API: z.url(),
    ASK_MODEL: z.string().min(1),
    ASK_KEY: z.string().optional(),
    ASK_PORT: z.coerce.number().int().default(8787),
    ASK_PER_MINUTE: z.coerce.number().int().min(1).default(10),
    ASK_PER_DAY: z.coerce.number().int().min(1).default(1000),
    ASK_PROXY: z.enum(['true', 'false']).default('false'),
  })
  .safeParse(process.env)

if (environment.success) {
  const {ASK_SITE, ASK_API, ASK_MODEL, ASK_KEY, ASK_PORT, ASK_PER_MINUTE, ASK_PER_DAY, ASK_PROXY} = environment.data
  const model = {api: ASK_API.replace(/\/$/, ''), model: ASK_MODEL, key: ASK_KEY}
  const limits = {perMinute: ASK_PER_MINUTE, perDay: ASK_PER_DAY}
  createAskServer({site: ASK_SITE, model, ...limits, isBehindProxy: ASK_PROXY === 'true'}).listen(ASK_PORT, () =>
    console.log(`Questions about ${ASK_SITE} are answered at port ${ASK_PORT}.`),
  )
} else {
  console.error(`${z.prettifyError(environment.error)}\nSet them as deploy/ask/README.md describes.`)
  process.exitCode = 1
}
