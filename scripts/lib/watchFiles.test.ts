import {mkdtemp, rename, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {watchFiles} from './watchFiles'

let dir = ''
let file = ''
let stop: (() => Promise<void>) | undefined

/** A busy machine takes its time to tell of a change. */
const waitFor = (check: () => void) => vi.waitFor(check, {timeout: 60_000})

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'watch-files-'))
  file = path.join(dir, 'page.mdx')
  await writeFile(file, 'one')
})
afterEach(async () => {
  await stop?.()
  await rm(dir, {recursive: true})
})

it('sees every save, also by editors that put a new file in the place of the old one', async () => {
  const act = vi.fn(() => Promise.resolve())
  stop = watchFiles([file], act, vi.fn())
  await writeFile(file, 'two')
  await waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  for (const text of ['three', 'four']) {
    await writeFile(path.join(dir, 'swap'), text)
    const before = act.mock.calls.length
    await rename(path.join(dir, 'swap'), file)
    await waitFor(() => expect(act.mock.calls.length).toBeGreaterThan(before))
  }
})

it('goes on after a mistake', async () => {
  const act = vi.fn((): Promise<void> => Promise.reject(new Error('a mistake')))
  const onError = vi.fn()
  stop = watchFiles([file], act, onError)
  await writeFile(file, 'two')
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  await writeFile(file, 'three')
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
})

it('does not look at other files', async () => {
  const act = vi.fn(() => Promise.resolve())
  stop = watchFiles([file], act, vi.fn())
  await writeFile(path.join(dir, 'other.mdx'), 'two')
  await writeFile(file, 'two')
  await waitFor(() => expect(act).toHaveBeenCalled())
  expect(act.mock.calls).toEqual([[file]])
})
