import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import {ROOT} from '../../scripts/lib/root'
import type {Fact, FactGroup} from './fact'

/** The file that lists what was proven. */
export const FACTS_FILE = path.join(ROOT, 'lab/FACTS.md')

/** What a run found out. */
export type RunResult = {
  /** `YYYY-MM-DD`. */
  date: string
  /** What ran, by bundle. */
  versions: Readonly<Record<FactGroup['bundle'], readonly string[]>>
  /** The statements that were proven. */
  proven: ReadonlySet<Fact>
}

/** The text of `lab/FACTS.md`. */
export async function renderFacts(groups: readonly FactGroup[], {date, versions, proven}: RunResult): Promise<string> {
  const all = groups.flatMap(({facts}) => facts)
  const different = all.filter(({believed}) => believed !== undefined)
  const text = [
    '# What the running server does',
    '',
    `Written by \`npm run lab:facts\`; do not edit. Each line is a check of the suite \`lab\`. On ${date}, ${proven.size} of ${all.length} were proven:`,
    '',
    `- registry bundle: ${versions.registry.join(', ')}`,
    `- plain bundle: ${versions.plain.join(', ')}`,
    '',
    '## Different from what was believed',
    '',
    '| the server | what was believed |',
    '| --- | --- |',
    ...different.map(({says, believed = ''}) => `| ${cell(says)} | ${cell(believed)} |`),
    ...groups.flatMap(({subject, bundle, facts}) => [
      '',
      `## ${subject} (${bundle} bundle)`,
      '',
      '| fact | verdict |',
      '| --- | --- |',
      ...facts.map((fact) => `| ${cell(fact.says)} | ${verdictOf(fact, proven)} |`),
    ]),
    '',
  ].join('\n')
  return format(text, {...(await resolveConfig(FACTS_FILE)), parser: 'markdown'})
}

function verdictOf(fact: Fact, proven: ReadonlySet<Fact>): string {
  if (!proven.has(fact)) return 'not proven'
  return fact.believed === undefined ? 'proven' : 'proven, was believed otherwise'
}

/** Braces and stars are text here, not Markdown. */
function cell(text: string): string {
  return text.replaceAll(/[|*_<>]/g, (character) => `\\${character}`)
}

/** Writes the file. */
export async function writeFacts(groups: readonly FactGroup[], result: RunResult): Promise<void> {
  await writeFile(FACTS_FILE, await renderFacts(groups, result))
}

/** The statements that the committed file lists as rows, in order and as they stand there. */
export async function listedFacts(): Promise<readonly string[]> {
  const [, ...sections] = (await readFile(FACTS_FILE, 'utf8')).split(/^## .* bundle\)$/m)
  return sections.flatMap((section) =>
    [...section.matchAll(/^\| (.+?) +\| (?:proven|not proven)/gm)].map(([, says = '']) => says.replaceAll('\\', '')),
  )
}
