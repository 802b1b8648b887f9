import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, expect, it} from 'vitest'
import {findFirefox} from './firefox'

const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'))
const installed = path.join(folder, 'firefox-esr')
writeFileSync(installed, '')
afterAll(() => rmSync(folder, {recursive: true}))

it('takes the Firefox that FIREFOX_PATH names, else one on the PATH', () => {
  const PATH = ['/no/such/folder', folder].join(path.delimiter)
  expect(findFirefox({PATH})).toBe(installed)
  expect(findFirefox({PATH, FIREFOX_PATH: process.execPath})).toBe(process.execPath)
})
