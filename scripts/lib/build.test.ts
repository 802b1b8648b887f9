import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {buildSite} from './build'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'))
})
afterEach(() => rm(root, {recursive: true}))

/** A site whose framework writes a page and its headers, and ends with a code. */
async function siteThatEndsWith(code: number): Promise<string> {
  const framework = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  await mkdir(path.dirname(framework), {recursive: true})
  await writeFile(
    framework,
    `import {mkdirSync, writeFileSync} from 'node:fs'
     const out = process.argv[process.argv.indexOf('--out-dir') + 1]
     mkdirSync(out, {recursive: true})
     for (const file of ['index.html', '_headers.json']) writeFileSync(out + '/' + file, '[]')
     process.exitCode = ${code}`,
  )
  return path.join(root, 'build')
}

it('leaves nothing of a build that failed, and nothing of the one before', async () => {
  const outDir = await siteThatEndsWith(1)
  await mkdir(outDir)
  await writeFile(path.join(outDir, 'old.html'), '')
  await expect(buildSite({root, outDir, isPart: true})).rejects.toThrow('The build stopped')
  expect(existsSync(outDir)).toBe(false)
})

it('leaves a build that succeeded', async () => {
  const outDir = await siteThatEndsWith(0)
  await buildSite({root, outDir, isPart: true})
  expect(existsSync(path.join(outDir, 'index.html'))).toBe(true)
})
