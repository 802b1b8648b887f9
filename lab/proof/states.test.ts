import {readdirSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {proofStates} from '../../src/data/proofStates'

it('the states that writers can name in src/data/proofStates.ts are the files of lab/proof/states', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'states')).sort()
  expect(files).toEqual(Object.keys(proofStates).map((state) => `${state}.sh`))
})
