import {expect, it} from 'vitest'
import whole from '../../tsconfig.json'
import withoutLab from '../../tsconfig.withoutLab.json'
import {testsOfLab} from './lab'

it('a copy without the lab leaves out its tests, and otherwise compiles what the whole site does', () => {
  expect(withoutLab.include).toEqual(whole.include.filter((folder) => folder !== 'lab'))
  expect(withoutLab.exclude.filter((file) => !testsOfLab.includes(file))).toEqual(whole.exclude)
  expect(testsOfLab.filter((file) => !file.startsWith('tests/'))).toEqual([])
})
