import path from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../../scripts/lib/root'
import {bundleRequest as request} from '../../../tests/fixtures/bundleRequest'
import {scriptMinifier} from '../../publish/scripts'
import {bundleInline, type BundleRequest} from './bundle.build'
import {onDemandModules} from './modules.build'

describe('bundleInline', () => {
  it('makes a script that can stand in a page: closed in itself, and without an end tag', async () => {
    const {inline} = await bundleInline(request)
    expect(inline).toMatch(/^("use strict";)?\(\(\)=>\{/)
    expect(inline).not.toContain('</script')
  })

  it('leaves nothing in it that the bundler should have filled in', async () => {
    const {inline} = await bundleInline(request)
    expect(inline).not.toMatch(/[A-Z]_SETTINGS/)
  })

  it('puts the texts of the language into what it loads, and how the search takes its words', async () => {
    const search = {search: path.join(ROOT, 'src/search/dialog/dialog.client.ts')}
    const scriptOf = async (language: Pick<BundleRequest, 'locale' | 'messages'>): Promise<string> => {
      const {assets} = await bundleInline({...request, onDemand: search, ...language})
      return Object.values(assets).join('')
    }
    const english = await scriptOf({})
    expect(english).toContain('No recent searches')
    expect(english).not.toMatch(/search\.noRecent|angemeldet|lich/)
    const german = await scriptOf({locale: 'de', messages: {'search.noRecent': 'Keine letzten Suchen'}})
    expect(german).toContain('Keine letzten Suchen')
    expect(german).not.toContain('No recent searches')
    // Endings that only German has.
    expect(german).toContain('"lich"')
    expect(german).not.toContain('isation')
  })

  const onDemand = Object.fromEntries(
    Object.entries(onDemandModules).map(([name, file]) => [name, path.join(ROOT, 'src', file)]),
  )

  it('makes no file that pages could take for an empty one: each exports something', async () => {
    const {assets} = await bundleInline({...request, onDemand})
    const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'))
    expect(scripts).toHaveLength(Object.keys(onDemand).length)
    for (const [file, text] of scripts) expect(text.toString(), file).toMatch(/\bexport ?\{/)
  })

  it('stays within what a page may carry', async () => {
    const {inline} = await bundleInline({...request, onDemand})
    // As it travels.
    expect(brotliCompressSync(scriptMinifier()(`<script>${inline}</script>`)).length).toBeLessThanOrEqual(4 * 1024)
  })
})
