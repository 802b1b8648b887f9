import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {groups, sourcesOf} from './sources'

const [description = {name: '', files: []}] = groups

it.each([
  ['the line that asks for it', '# style: checked\n', 1],
  ['a style of its own', '', 0],
])('reads the words of an API description with %s', async (_, line, count) => {
  const site = await mkdtemp(path.join(tmpdir(), 'sources-test-'))
  await mkdir(path.join(site, 'openapi'))
  await writeFile(path.join(site, 'openapi/openapi.yaml'), `${line}openapi: 3.1.0\ninfo:\n  title: You may read it\n`)
  expect(await sourcesOf(site, description)).toHaveLength(count)
  await rm(site, {recursive: true})
})
