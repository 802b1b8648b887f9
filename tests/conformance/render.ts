import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {ROOT} from '../../scripts/lib/root'
import {referencesOf} from './references'
import type {Proof, Row, Section} from './types'

/** The page for maintainers. */
export const PAGE = path.join(ROOT, 'tests/conformance/README.md')

const INTRODUCTION = `# Conformance

Every promise of the specification, with the test that proves it. This page is made by \`npm run conformance\` from the table in this folder: change the table, not the page. \`tests/unit/conformance.test.ts\` fails when a row names no test or one that does not exist, and when this page is older than the table.

A decision stands where the specification contradicts itself or says nothing.
`

/** The page's text, as Prettier leaves it. */
export async function renderPage(sections: readonly Section[]): Promise<string> {
  const text = [INTRODUCTION, summary(sections), ...sections.map(renderSection)].join('\n')
  return format(text, {...(await resolveConfig(PAGE)), parser: 'markdown'})
}

function summary(sections: readonly Section[]): string {
  const line = (name: string, rows: readonly Row[]): string => `| ${name} | ${rows.length} |`
  return [
    '| section | promises |',
    '| --- | --- |',
    ...sections.map(({title, rows}) => line(title, rows)),
    line(
      'all',
      sections.flatMap(({rows}) => rows),
    ),
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
  return referencesOf(proof).map(
    ({file, title}) =>
      `[${path.posix.basename(file)}](${path.posix.relative('tests/conformance', file)}) › ${plain(title)}`,
  )
}

/** Text in which nothing is Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>~#]/g, '\\$&')
}
