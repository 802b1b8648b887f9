import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {ROOT} from '../../scripts/lib/root'
import {referencesOf} from './check'
import type {Proof, Row, Section} from './types'

/** The page for maintainers. */
export const PAGE = path.join(ROOT, 'tests/conformance/README.md')

const INTRODUCTION = `# Conformance

Every promise of the specification, with the test that proves it. This page is made by \`npm run conformance\` from the table in this folder: change the table, not the page. \`tests/unit/conformance.test.ts\` fails when a row names no test or one that does not exist, and when this page is older than the table.

A row that is open names the issue that will prove it, and what is missing until then. A decision stands where the specification contradicts itself or says nothing.
`

/** The page's text, as Prettier leaves it. */
export async function renderPage(sections: readonly Section[]): Promise<string> {
  const text = [INTRODUCTION, summary(sections), ...sections.map(renderSection)].join('\n')
  return format(text, {...(await resolveConfig(PAGE)), parser: 'markdown'})
}

type Counts = {rows: number; proven: number; open: number; pending: number}

function count(rows: readonly Row[]): Counts {
  const open = rows.filter(({proof}) => 'open' in proof).length
  const pending = rows.filter(({proof}) => 'pending' in proof).length
  return {rows: rows.length, proven: rows.length - open - pending, open, pending}
}

function summary(sections: readonly Section[]): string {
  const line = (name: string, {rows, proven, open, pending}: Counts): string =>
    `| ${name} | ${rows} | ${proven} | ${open + pending} |`
  return [
    '| section | promises | proven | open |',
    '| --- | --- | --- | --- |',
    ...sections.map(({title, rows}) => line(title, count(rows))),
    line('all', count(sections.flatMap(({rows}) => rows))),
    '',
  ].join('\n')
}

function renderSection({title, rows}: Section): string {
  return [`## ${title}`, '', ...rows.map(renderRow), ''].join('\n')
}

function renderRow({id, sentence, proof, decision}: Row): string {
  const details = [...renderProof(proof), ...(decision ? [`Decision: ${plain(decision)}`] : [])]
  return [`- **${id}** ${plain(sentence)}`, ...details.map((text) => `  - ${text}`)].join('\n')
}

function renderProof(proof: Proof): string[] {
  if ('open' in proof) return [`Open: ${proof.open}. ${plain(proof.why)}`]
  if ('pending' in proof) return [`Open: no test of ${plain(proof.pending)} is named yet.`]
  return referencesOf(proof).map(
    ({file, title}) =>
      `[${path.posix.basename(file)}](${path.posix.relative('tests/conformance', file)}) › ${plain(title)}`,
  )
}

/** Text in which nothing is Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>~#]/g, '\\$&')
}
