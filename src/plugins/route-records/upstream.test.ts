import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'

const CORE = path.dirname(require.resolve('@docusaurus/core/package.json'))

/** What this plugin replaces, or relies on, in the framework, as it was when it was read. */
const read = {
  'lib/client/App.js': '1442f48492b53516',
  'lib/client/clientEntry.js': 'a9d6514eaf79c05c',
  'lib/client/docusaurus.js': 'b0d1dbdc1e3a706f',
  'lib/client/normalizeLocation.js': '2759003e81bfa6c3',
  'lib/client/preload.js': '8c1e3de18d307e2f',
  'lib/client/exports/ComponentCreator.js': '5f99bdbd725f6e0b',
  'lib/client/exports/renderRoutes.js': '1e6c09c6fedea325',
  'lib/client/exports/router.js': 'ef6514dba2896167',
  'lib/server/codegen/codegenRoutes.js': '6bdf7133ebc411f9',
}

it.each(Object.entries(read))('%s is the one that was read', (name, hash) => {
  const source = readFileSync(path.join(CORE, name), 'utf8')
  expect(
    createHash('sha256').update(source).digest('hex').slice(0, 16),
    `The framework changed ${name}. Compare it with src/plugins/route-records, take over what is needed, and put the new hash here.`,
  ).toBe(hash)
})
