import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'

const installed = z.object({version: z.string()})

/** The version of a package that is installed, as numbers. */
function versionOf(name: string): number[] {
  const text = readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')
  return installed.parse(JSON.parse(text)).version.split('.').map(Number)
}

it.each([
  ['the framework', '@docusaurus/core', [3, 9, 1]],
  ['the plugin of the API reference', 'docusaurus-plugin-openapi-docs', [4, 5, 1]],
])('%s is as new as the specification says or newer', (_, name, least) => {
  const version = versionOf(name)
  const difference = least.map((number, index) => (version[index] ?? 0) - number).find((number) => number !== 0) ?? 0
  expect(difference).toBeGreaterThanOrEqual(0)
})
