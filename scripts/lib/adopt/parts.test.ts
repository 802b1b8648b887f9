import {existsSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {offered} from '../../../src/data/offer/offered'
import {ROOT} from '../root'
import {partNames, partsOf} from './parts'

const isSample = existsSync(path.join(ROOT, 'tests/sample'))

it.runIf(isSample).each(partNames)('%s has the files and the flag that it names', (name) => {
  const [{files = [], flag} = {}] = partsOf([name])
  for (const file of files) expect(globSync(file, {cwd: ROOT}), file).not.toEqual([])
  if (flag !== undefined) expect(offered).toHaveProperty(flag, true)
})
