import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {beforeAll, expect, it, vi} from 'vitest'
import {ADOPTED_DIR, buildAdoptedSite} from '../../../scripts/lib/adoptedSite'
import {exec} from '../../../scripts/lib/exec'

const PAGE = path.join(ADOPTED_DIR, 'docs/introduction/index.mdx')

beforeAll(() => buildAdoptedSite())

it("the writers' server starts, and says which mistakes are saved", async () => {
  const stop = new AbortController()
  let said = ''
  const ended = exec(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', 'start', '--port', '4557'], {
    cwd: ADOPTED_DIR,
    signal: stop.signal,
    onOutput: (text) => (said += text),
  }).catch(() => undefined)
  const isSaid = (words: string) => vi.waitFor(() => expect(said).toContain(words), {timeout: 600_000, interval: 500})
  const written = await readFile(PAGE, 'utf8')
  try {
    await isSaid('compiled successfully')
    await writeFile(PAGE, `${written}\nA mispelled word.\n`)
    await isSaid('"mispelled" isn\'t in the dictionaries')
  } finally {
    await writeFile(PAGE, written)
    stop.abort()
    await ended
  }
})
