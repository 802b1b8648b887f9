import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../scripts/lib/root'
import {testsIn} from '../conformance/testTitles'
import type {Mutation} from './types'

/** Why mutations can't be tried any more: the source or the tests have changed since they were written. */
export function problemsOf(mutations: readonly Mutation[]): string[] {
  return mutations.flatMap((mutation) => problemsOfOne(mutation).map((problem) => `"${mutation.breaks}": ${problem}`))
}

function problemsOfOne({file, find, replace, caughtBy}: Mutation): string[] {
  const source = read(file)
  const tests = existsSync(path.join(ROOT, caughtBy.file)) ? testsIn(path.join(ROOT, caughtBy.file)) : []
  const count = source === undefined ? 0 : source.split(find).length - 1
  return [
    ...(source === undefined ? [`there is no file ${file}.`] : []),
    ...(source !== undefined && count !== 1 ? [`${file} has ${count} times, in place of once: ${find}`] : []),
    ...(find === replace ? ['it changes nothing.'] : []),
    ...(tests.some(({matches}) => matches(caughtBy.title))
      ? []
      : [`${caughtBy.file} has no test "${caughtBy.title}".`]),
  ]
}

function read(file: string): string | undefined {
  const target = path.join(ROOT, file)
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined
}
