import {expect, it} from 'vitest'
import {InputError, valuesOf} from '../run'
import {realmWith} from './fixtures/examples'
import {run} from './realmCheck.client'

const signal = new AbortController().signal
const values = (changes: Readonly<Record<string, string>> = {}, files: Readonly<Record<string, File>> = {}) =>
  valuesOf({json: '', target: '26.7', threshold: 'low', output: 'screen', ...changes}, {}, files)

const risky = JSON.stringify(realmWith({sslRequired: 'none'}))

it('answers nothing while the reader types', async () => {
  expect(await run(values({json: risky}), undefined, signal)).toEqual([])
})

it('asks for an export', async () => {
  await expect(run(values(), 'check', signal)).rejects.toThrow(InputError)
  await expect(run(values(), 'check', signal)).rejects.toThrow(
    'Choose the export of a realm as a file, or paste its JSON.',
  )
})

it('checks the chosen file, or the pasted text', async () => {
  const file = new File([risky], 'acme.json')
  for (const input of [values({json: risky}), values({json: 'ignored'}, {file})])
    expect((await run(input, 'check', signal))[0]).toMatchObject({severity: 'error', title: '1 critical.'})
})

it('accepts what a baseline contains', async () => {
  const [, part] = await run(values({json: risky, output: 'baseline'}), 'check', signal)
  const baseline = new File([part?.kind === 'code' ? part.code : ''], 'baseline.json')
  const report = await run(values({json: risky}, {baseline}), 'check', signal)
  expect(report[0]).toMatchObject({severity: 'ok'})
})

it.each([
  ['markdown', 'text', '# Realm check'],
  ['json', 'json', '"rule": "realm-ssl-none"'],
  ['sarif', 'json', '"version": "2.1.0"'],
] as const)('writes %s as code', async (output, language, text) => {
  const report = await run(values({json: risky, output}), 'check', signal)
  expect(report).toMatchObject([{kind: 'finding'}, {kind: 'code', language}])
  expect(JSON.stringify(report[1])).toContain(JSON.stringify(text).slice(1, -1))
})

it('refuses a file that is too large, and a text that is', async () => {
  const large = new File([new Uint8Array(65 * 1024 * 1024)], 'large.json')
  await expect(run(values({}, {file: large}), 'check', signal)).rejects.toThrow('reads at most 64 MB')
  await expect(run(values({json: ' '.repeat(3_000_000) + risky}), 'check', signal)).rejects.toThrow(
    'Choose it as a file instead',
  )
})

it('stops when the reader enters something else', async () => {
  const clients = Array.from({length: 60_000}, (_, index) => ({clientId: `c${index}`, redirectUris: ['*']}))
  const file = new File([JSON.stringify(realmWith({clients}))], 'large.json')
  const controller = new AbortController()
  const checked = run(values({}, {file}), 'check', controller.signal)
  controller.abort()
  await expect(checked).rejects.toThrow(/abort/i)
})
