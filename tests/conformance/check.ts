import {existsSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../scripts/lib/root'
import {referencesOf} from './references'
import {testsIn, type DeclaredTest} from './testTitles'
import type {Row, Section, TestReference} from './types'

/** What is wrong with the table, a line for each mistake. */
export function problemsOf(sections: readonly Section[]): string[] {
  const declared = readTests(sections)
  return [
    ...sections.flatMap(({title, rows}) => (rows.length === 0 ? [`Section "${title}" has no rows.`] : [])),
    ...repeated(sections.flatMap(({rows}) => rows)),
    ...sections.flatMap(({rows}) => rows.flatMap((row) => problemsOfProof(row, declared))),
  ]
}

function repeated(rows: readonly Row[]): string[] {
  const ids = rows.map(({id}) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two rows have this id.`)
}

type Declared = ReadonlyMap<string, readonly DeclaredTest[]>

function readTests(sections: readonly Section[]): Declared {
  const named = sections.flatMap(({rows}) => rows.flatMap(({proof}) => referencesOf(proof).map(({file}) => file)))
  const files = [...new Set(named)].filter((file) => existsSync(path.join(ROOT, file)))
  return new Map(files.map((file) => [file, testsIn(path.join(ROOT, file))]))
}

function problemsOfProof({id, proof}: Row, declared: Declared): string[] {
  const references = referencesOf(proof)
  if (references.length === 0) return [`${id}: no test is named.`]
  return references.flatMap((reference) => problemsOfReference(reference, declared).map((text) => `${id}: ${text}`))
}

function problemsOfReference({file, title}: TestReference, declared: Declared): string[] {
  const tests = declared.get(file)
  if (tests === undefined) return [`there is no file ${file}.`]
  const matching = tests.filter(({matches}) => matches(title))
  if (matching.length === 0) return [`${file} has no test "${title}".`]
  if (matching.length > 1) {
    return [
      `${file} has ${matching.length} tests that "${title}" could be. Put the titles of the groups before it: "group › title".`,
    ]
  }
  return matching.some(({isSkipped}) => isSkipped) ? [`"${title}" in ${file} is skipped: it proves nothing.`] : []
}
