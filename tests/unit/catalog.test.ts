import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel'
import {glob} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {isSample} from '../lib/isSample'

const catalogSchema = z.record(z.string(), z.object({message: z.string()}))
const CATALOG = 'tests/fixtures/site/i18n/de/code.json'

/** The texts of the site's own code, as `docusaurus write-translations` finds them. */
async function extracted() {
  const files = await glob('src/**/*.{ts,tsx}', {cwd: ROOT, absolute: true, ignore: ['**/*.test.*']})
  const marked = await Promise.all(
    files.map(async (file) => ((await readFile(file, 'utf8')).includes('@docusaurus/Translate') ? [file] : [])),
  )
  return extractAllSourceCodeFileTranslations(marked.flat().sort(), getBabelOptions({isServer: true}))
}

const found = await extracted()
/** Those of the theme have translations of their own. */
const own = found.flatMap(({translations}) => Object.entries(translations)).filter(([id]) => !id.startsWith('theme.'))
const catalog = catalogSchema.parse(JSON.parse(await readFile(path.join(ROOT, CATALOG), 'utf8')))

const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the texts of the engine', () => {
  it('are written out, so that the framework finds them', () => {
    expect(found.flatMap(({warnings}) => warnings)).toEqual([])
    expect(own.length).toBeGreaterThan(200)
  })

  it('have one text for each ID', () => {
    const texts = new Map(own.map(([id, {message}]) => [id, message]))
    expect(own.filter(([id, {message}]) => texts.get(id) !== message)).toEqual([])
  })

  it('are all in the German catalog, and no others', () => {
    const ids = [...new Set(own.map(([id]) => id))].sort()
    // A provider can have removed a part of the site, whose texts stay in the catalog.
    const translated = Object.keys(catalog).filter((id) => isSample || ids.includes(id))
    expect(translated.sort(), `Add what is missing to ${CATALOG}.`).toEqual(ids)
  })

  it.each(own)('%s has the same values in German', (id, {message}) => {
    expect(placesIn(catalog[id]?.message ?? '')).toEqual(placesIn(message))
  })
})
