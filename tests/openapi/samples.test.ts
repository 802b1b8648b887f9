import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'
import {urlOf} from '../../src/reference/samples/request'
import {operationsOf} from '../../src/reference/description/description.build'
import {sampleLanguages, sampleRequest} from '../../src/reference/description/samples.build'
import {parserOf} from './drawn'

const operations = operationsOf(readDescription(await bundleDescription(ROOT, brand)))

/** Programs of the languages themselves, which see more than a grammar. Each takes any number of files. */
const programs: Readonly<Record<string, {extension: string; command: readonly [string, ...string[]]; each?: true}>> = {
  bash: {extension: 'sh', command: ['bash', '-n'], each: true},
  python: {
    extension: 'py',
    command: ['python3', '-c', 'import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name).read(), name)'],
  },
  java: {
    extension: 'java',
    command: ['javac', '-encoding', 'UTF-8', '-proc:none', '-Xlint:all', '-Werror', '-d', 'classes'],
  },
  go: {extension: 'go', command: ['gofmt', '-l', '-e']},
  php: {extension: 'php', command: ['php', '-l'], each: true},
  ruby: {extension: 'rb', command: ['ruby', '-wc'], each: true},
}

const samples = (id: string) => {
  const write = sampleLanguages.find((language) => language.id === id)?.write
  return operations.map((operation) => ({
    name: operation.operationId,
    code: write ? `${write(sampleRequest(operation))}\n` : '',
  }))
}

async function isInstalled(command: string): Promise<boolean> {
  return exec('sh', ['-c', `command -v ${command}`]).then(({code}) => code === 0)
}

const installed = new Map(
  await Promise.all(
    Object.entries(programs).map(async ([id, {command}]) => [id, await isInstalled(command[0])] as const),
  ),
)

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
})

afterAll(() => rm(folder, {recursive: true, force: true}))

describe.each(sampleLanguages)('the samples in $label', ({id}) => {
  it('are sentences of the language', async () => {
    const parser = await parserOf(id)
    const wrong = samples(id).filter(({code}) => parser.parse(code)?.rootNode.hasError !== false)
    expect(wrong).toEqual([])
    // PHP takes what stands before its opening tag for text.
    expect(parser.parse('<?php (]')?.rootNode.hasError).toBe(true)
  })

  it('call the address of the operation with its method, and carry a token where one is needed', () => {
    const codes = new Map(samples(id).map(({name, code}) => [name, code]))
    const wrong = operations.filter((operation) => {
      const request = sampleRequest(operation)
      const code = codes.get(operation.operationId) ?? ''
      const hasMethod = request.method === 'GET' || new RegExp(`\\b${request.method}\\b`, 'i').test(code)
      const hasAddress = code.includes(urlOf(request)) || code.includes(`'${request.path}'`)
      // `BOT_TOKEN` is the key of a scheme with that name.
      return !hasMethod || !hasAddress || /(?<!_)TOKEN\b/.test(code) !== request.needsToken
    })
    expect(wrong.map(({operationId}) => operationId)).toEqual([])
  })
})

describe.each(Object.entries(programs))('%s itself', (id, {extension, command: [program, ...args], each}) => {
  it.skipIf(!installed.get(id))(
    `accepts the samples (needs ${program})`,
    async () => {
      const dir = path.join(folder, id)
      await mkdir(path.join(dir, 'classes'), {recursive: true})
      const all = samples(id)
      const files = all.map(({name}) => `${name}.${extension}`)
      await Promise.all(all.map(({name, code}) => writeFile(path.join(dir, `${name}.${extension}`), code)))
      const groups = each ? files.map((file) => [file]) : [files]
      const results = await Promise.all(groups.map((group) => exec(program, [...args, ...group], {cwd: dir})))
      // gofmt lists files that it would write otherwise, and ends with 0.
      const told = results.flatMap(({code, output}) => (code === 0 && (id !== 'go' || output === '') ? [] : [output]))
      expect(told).toEqual([])
    },
    180_000,
  )
})
