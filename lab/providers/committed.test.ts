import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {bundles} from '../bundles'

const FOLDER = path.join(import.meta.dirname, '../evidence')

const evidence = z.strictObject({
  about: z.string().min(1),
  date: z.iso.date(),
  versions: z.array(z.string()).min(1),
  exchanges: z
    .array(
      z.strictObject({
        name: z.string(),
        caller: z.string(),
        request: z.looseObject({method: z.string(), path: z.string().startsWith('/')}),
        answer: z.strictObject({
          status: z.int(),
          headers: z.record(z.string(), z.string()),
          body: z.unknown(),
        }),
      }),
    )
    .min(1),
  observations: z.array(z.strictObject({name: z.string(), saw: z.record(z.string(), z.unknown())})),
})

describe.each(readdirSync(FOLDER))('the evidence in %s', (name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8')

  it('has the shape of evidence, and no name twice', () => {
    const {exchanges} = evidence.parse(JSON.parse(text))
    expect(new Set(exchanges.map((exchange) => exchange.name)).size).toBe(exchanges.length)
  })

  it('holds no token, code or address of the machine it was recorded on', () => {
    expect(text).not.toMatch(/eyJ[\w-]{8}/)
    expect(text).not.toMatch(/\bcode=(?!<masked>)/)
    expect(text).not.toMatch(/https?:\/\/(localhost|127\.)/)
  })

  it('was recorded with the jars of the full bundle', () => {
    const {versions} = evidence.parse(JSON.parse(text))
    for (const jar of bundles.full.localJars) expect(versions).toContain(jar.replace(/-(v[\d.]+)$/, ' $1'))
  })
})
