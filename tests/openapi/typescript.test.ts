import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises'
import path from 'node:path'
import openapiTS, {astToString} from 'openapi-typescript'
import ts from 'typescript'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {operationsOf} from '../../src/reference/description/description.build'
import {readDescription} from '../../src/reference/description/read.build'
import {sampleRequest} from '../../src/reference/description/samples.build'
import {brand} from '../../src/data/brand'
import {typescript} from '../../src/reference/samples/typescript'

const document = await bundleDescription(ROOT, brand)
const operations = operationsOf(readDescription(document))

/** Below the project, so that the compiler finds openapi-fetch and the types of Node. */
let folder = ''

beforeAll(async () => {
  await mkdir(path.join(ROOT, 'node_modules/.cache'), {recursive: true})
  folder = await mkdtemp(path.join(ROOT, 'node_modules/.cache/typescript-samples-'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
})

afterAll(() => rm(folder, {recursive: true, force: true}))

/** What the compiler finds wrong with the samples, given types made with these settings. */
async function mistakes(defaultNonNullable: boolean): Promise<string[]> {
  // As the command in the samples' own comment makes them.
  const types = await openapiTS(JSON.stringify(document), {defaultNonNullable})
  await writeFile(path.join(folder, 'admin-api.ts'), astToString(types))
  const files = await Promise.all(
    operations.map(async (operation) => {
      const file = path.join(folder, `${operation.operationId}.ts`)
      await writeFile(file, `${typescript(sampleRequest(operation))}\n`)
      return file
    }),
  )
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({file, messageText}) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
}

describe('the samples in TypeScript', () => {
  it('compile, all of them, with the types that their own comment makes', async () => {
    expect(operations.length).toBeGreaterThan(80)
    expect(typescript(sampleRequest(operations[0] ?? expect.fail()))).toContain('--default-non-nullable=false')
    expect(await mistakes(false)).toEqual([])
  })

  it('would not without the option that the comment names', async () => {
    expect(await mistakes(true)).not.toEqual([])
  })
})
