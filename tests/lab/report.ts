import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {format, resolveConfig} from 'prettier'
import type {BundleName} from '../../lab/bundles'
import {ROOT} from '../../scripts/lib/root'
import type {Fact, FactGroup} from './fact'

/** The file that lists what was proven. */
export const FACTS_FILE = path.join(ROOT, 'lab/FACTS.md')

/** What is known after a run. */
export type RunResult = {
  /** What ran, by bundle. */
  versions: Readonly<Record<BundleName, readonly string[]>>
  /** The statements that were proven, with the day, `YYYY-MM-DD`: in this run, or before where nothing has changed since. */
  proven: ReadonlyMap<Fact, string>
}

/** The day on which the last of a group's statements was proven; undefined where one was not. */
export function provenOn({facts}: FactGroup, proven: ReadonlyMap<Fact, string>): string | undefined {
  const dates = facts.map((fact) => proven.get(fact) ?? '').toSorted()
  return dates[0] === '' ? undefined : dates.at(-1)
}

/** The text of `lab/FACTS.md`. What pages say stands on the pages: their record is in `src/data/verifiedPages.json`. */
export async function renderFacts(stated: readonly FactGroup[], {versions, proven}: RunResult): Promise<string> {
  const groups = stated.filter(({page}) => page === undefined)
  const all = groups.flatMap(({facts}) => facts)
  const different = all.filter(({believed}) => believed !== undefined)
  const text = [
    '# What the running server does',
    '',
    `Written by \`npm run lab:facts\`; do not edit. Each line is a check of the suite \`lab\`. Of ${all.length}, ${all.filter((fact) => proven.has(fact)).length} are proven, each group on the day that stands above it:`,
    '',
    `- registry bundle: ${versions.registry.join(', ')}`,
    `- plain bundle: ${versions.plain.join(', ')}`,
    '',
    '## Different from what was believed',
    '',
    '| the server | what was believed |',
    '| --- | --- |',
    ...different.map(({says, believed = ''}) => `| ${cell(says)} | ${cell(believed)} |`),
    ...groups.flatMap((group) => [
      '',
      `## ${group.subject} (${group.bundle} bundle)`,
      '',
      `Proven on: ${provenOn(group, proven) ?? 'never as a whole'}.`,
      '',
      '| fact | verdict |',
      '| --- | --- |',
      ...group.facts.map((fact) => `| ${cell(fact.says)} | ${verdictOf(fact, proven)} |`),
    ]),
    '',
  ].join('\n')
  return format(text, {...(await resolveConfig(FACTS_FILE)), parser: 'markdown'})
}

function verdictOf(fact: Fact, proven: ReadonlyMap<Fact, string>): string {
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
