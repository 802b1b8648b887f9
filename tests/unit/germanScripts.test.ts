import path from 'node:path'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {bundleInline, type BundleRequest} from '../../src/client/bundle/bundle.build'
import {frames} from '../../src/client/bundle/modules.build'
import {bundleRequest} from '../fixtures/bundleRequest'
import {readCatalog, readTexts} from '../lib/catalog'

const inSrc = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(ROOT, 'src', file)]))

/** The console, the checks of pages, and procedures, as one text. */
async function scriptsIn(language: Pick<BundleRequest, 'locale' | 'messages'>): Promise<string> {
  const {assets} = await bundleInline({
    ...bundleRequest,
    ...language,
    onDemand: inSrc({flowViewer: 'parts/flow-viewer/flowViewer.client.ts', tools: 'tools/tool.client.ts'}),
    frames: inSrc(frames),
  })
  return Object.values(assets).join('\n')
}

it('the console, procedures, the flow viewer, and tools speak German in German, and no English', async () => {
  const [{own}, catalog] = await Promise.all([readTexts(), readCatalog()])
  const messages = Object.fromEntries(Object.entries(catalog).map(([id, {message}]) => [id, message]))
  const [english, german] = await Promise.all([scriptsIn({}), scriptsIn({locale: 'de', messages})])
  const has = (script: string, text: string): boolean =>
    ['"', "'", '`'].some((mark) => script.includes(mark + text + mark))
  // Sentences without values: labels are also in quotation marks within other texts.
  const shown = own.filter(([, {message}]) => /^\S+ \S+ [^{}]+\.$/.test(message) && has(english, message))
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter(([, {message}]) => has(german, message))).toEqual([])
  expect(shown.filter(([id]) => !has(german, messages[id] ?? id))).toEqual([])
})
