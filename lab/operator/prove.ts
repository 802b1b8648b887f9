import {formatProblem} from '../../src/lib/problem'
import {whyUnprovable} from '../proof/host'
import {proofPages, readProofPage, type ProofPage} from '../proof/pages'
import {provePage} from '../proof/prove'
import {hashOnServer} from '../record/hashes'
import {groupsOfPage} from '../record/pageGroups'
import {recordResults} from '../record/record'
import {lackingPrograms} from '../tools'
import type {OperatorServer} from './connect'

/** What came of a page on an operator's server. */
export type Verdict = 'proven' | 'disproved' | "can't be proven"

/** A page that can't be followed, and why. */
type SkippedPage = {file: string; reason: string}

/** The pages that are asked for, and those of them for which the server lacks an extension or this machine a program. */
export type ServerPages = {
  pages: readonly ProofPage[]
  skipped: readonly SkippedPage[]
}

/** @param files none for all pages. */
export function pagesFor({host: {provided}}: OperatorServer, files: readonly string[]): ServerPages {
  const asked = files.length === 0 ? proofPages() : files.flatMap((file) => readProofPage(file) ?? [])
  const reasonFor = ({requires, programs}: ProofPage): string | undefined => {
    if (!requires.every((each) => provided.includes(each))) return `it requires ${requires.join(', ')}`
    const lacking = lackingPrograms(programs)
    return lacking.length === 0 ? undefined : `${lacking.join(' and ')} isn't on the PATH`
  }
  const pages = asked.map((page) => ({page, reason: reasonFor(page)}))
  return {
    pages: pages.flatMap(({page, reason}) => (reason === undefined ? [page] : [])),
    skipped: pages.flatMap(({page: {file}, reason}) => (reason === undefined ? [] : [{file, reason}])),
  }
}

/** Proves a page on an operator's server, and says what came of it. @param isRecording writes a verdict into the record. */
export async function proveOnServer(
  {host, versions}: OperatorServer,
  page: ProofPage,
  isRecording: boolean,
): Promise<Verdict> {
  const start = performance.now()
  const needed = page.steps().flatMap((step) => (step.kind === 'run' ? (whyUnprovable(host, step.code) ?? []) : []))
  // A page that can't be proven there anyway isn't followed for minutes.
  const {problems, unprovable} =
    needed.length > 0 ? {problems: [], unprovable: [...new Set(needed)]} : await provePage(host, page)
  const seconds = Math.round((performance.now() - start) / 1000)
  const where = `${page.file} (Keycloak ${host.keycloak}, ${seconds} s)`
  if (unprovable.length > 0) {
    console.log(`– ${where}: can't be proven there, because it needs ${unprovable.join(' and ')}`)
    return "can't be proven"
  }
  const isProven = problems.length === 0
  console.log(`${isProven ? '✓' : '✗'} ${where}`)
  for (const problem of problems) console.log(`\n${formatProblem(problem)}`)
  if (isRecording) {
    const result = {page: page.file, versions, hash: hashOnServer(page, versions), isProven}
    await recordResults({onServer: [result]}, groupsOfPage(page))
  }
  return isProven ? 'proven' : 'disproved'
}
