import {describe, expect, it} from 'vitest'
import {CATALOG, readCatalog, readTexts} from '../lib/catalog'
import {isSample} from '../lib/isSample'

const {own, warnings} = await readTexts()
const catalog = await readCatalog()

const placesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the texts of the engine', () => {
  it('are written out, so that the framework finds them', () => {
    expect(warnings).toEqual([])
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

  it('address German readers formally', () => {
    const informal = Object.entries(catalog).filter(([, {message}]) =>
      /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu.test(message),
    )
    expect(informal).toEqual([])
  })

  it.each(own)('%s has the same values in German', (id, {message}) => {
    expect(placesIn(catalog[id]?.message ?? '')).toEqual(placesIn(message))
  })
})
