import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it, onTestFinished} from 'vitest'
import {changePages, inTurn} from './changePages'

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(dir, {recursive: true}))
  await writeFile(path.join(dir, 'index.html'), 'page')
  return dir
}

it('two steps at once lose nothing of each other, not even when one fails', async () => {
  const dir = await folder()
  const failed = inTurn(dir, () => Promise.reject(new Error('No')))
  const both = [1, 2].map((step) => changePages(dir, (html, file) => `${html} ${file} ${step}`))
  await expect(failed).rejects.toThrow('No')
  await Promise.all(both)
  expect(await readFile(path.join(dir, 'index.html'), 'utf8')).toBe('page index.html 1 index.html 2')
})
