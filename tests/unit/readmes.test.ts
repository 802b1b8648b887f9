import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {hasLab} from '../../scripts/lib/lab'
import {isSample} from '../lib/isSample'

/** The README of the API description tells how the sample's is split. */
const ofSample = isSample ? [] : ['openapi/README.md']
const readmes = globSync(['**/README.md', 'CONTRIBUTING.md'], {
  ignore: ['**/node_modules/**', '.cache/**', 'build/**', ...ofSample],
})

/** Files and folders in the first column of a table: `index.ts`, `rules/`. */
const NAMED = /^\| (`[^|]+) \|/gm
const FILE = /`([\w./-]+(?:\.(?:ts|tsx|css|cjs|mjs|json)|\/))`/g

it('name no file of their folder that is gone', () => {
  const gone = readmes.flatMap((readme) =>
    [...readFileSync(readme, 'utf8').matchAll(NAMED)].flatMap(([, cell = '']) =>
      [...cell.matchAll(FILE)]
        .map(([, file = '']) => file)
        .filter((file) => hasLab || !file.startsWith('lab/'))
        .filter((file) => ![path.dirname(readme), '.'].some((folder) => existsSync(path.join(folder, file))))
        .map((file) => `${readme}: ${file}`),
    ),
  )
  expect(readmes.length).toBeGreaterThan(10)
  expect(gone).toEqual([])
})
