import path from 'node:path'
import {parseCommandLine} from '../../scripts/lib/parseCommandLine'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {SiteError} from '../../src/lib/problem'
import {TEMPLATES, type Template} from '../sites/site'

/** What can be measured. */
export const COMMANDS = ['load', 'navigation', 'lighthouse', 'build', 'scale', 'search'] as const
export type CommandName = (typeof COMMANDS)[number]

/** The sites that are compared; the first is this one. */
export const SITE_NAMES = ['ours', 'docusaurus', 'vitepress', 'starlight'] as const
export type SiteName = (typeof SITE_NAMES)[number]

/** What one run measures. */
export type BenchOptions = {
  command: CommandName
  /** Absolute path of the finished build of this site that is looked at. */
  buildDir: string
  sites: readonly SiteName[]
  /** Times that each figure is taken. */
  runs: number
  /** Sizes of the sites that `scale` builds and `search` searches, in pages. */
  pages: readonly number[]
  /** Templates to measure, by name. Empty: all. */
  templates: readonly Template[]
  /** Absolute path of the folder that results are written to. */
  outDir: string
}

const EXAMPLE = 'For example: npm run bench -- load --sites ours,starlight --runs 3'

const defaultRuns = {load: 5, navigation: 7, lighthouse: 5, build: 3, scale: 1, search: 3} as const satisfies Record<
  CommandName,
  number
>

const defaultPages = (command: CommandName): number[] => (command === 'search' ? [150, 1000, 5000] : [400, 1000, 4000])

/** Reads the command line behind `npm run bench --`. @throws SiteError for anything that is not allowed there. */
export function readOptions(args: readonly string[]): BenchOptions {
  const {values, positionals} = parse(args)
  const command = oneOf(positionals[0] ?? '', COMMANDS, 'command')
  if (positionals.length > 1) throw misuse(`"${positionals.slice(1).join(' ')}" is too much.`, 'one command')
  return {
    command,
    buildDir: path.resolve(values.build ?? BUILD_DIR),
    sites: listOf(values.sites)?.map((name) => oneOf(name, SITE_NAMES, 'site')) ?? SITE_NAMES,
    runs: values.runs === undefined ? defaultRuns[command] : wholeNumber(values.runs, '--runs'),
    pages: listOf(values.pages)?.map((text) => wholeNumber(text, '--pages')) ?? defaultPages(command),
    templates: listOf(values.templates)?.map((name) => oneOf(name, TEMPLATES, 'template')) ?? [],
    outDir: path.resolve(values.out ?? path.join(ROOT, '.cache/bench')),
  }
}

function parse(args: readonly string[]) {
  const text = {type: 'string'} as const
  const options = {build: text, sites: text, runs: text, pages: text, templates: text, out: text}
  const allowed = '--build FOLDER, --sites a,b, --runs N, --pages N,N, --templates a,b, --out FOLDER'
  return parseCommandLine({args, options, allowPositionals: true}, {allowed, fix: EXAMPLE})
}

function listOf(text: string | undefined): string[] | undefined {
  return text?.split(',').map((item) => item.trim())
}

function oneOf<T extends string>(text: string, allowed: readonly T[], kind: string): T {
  const found = allowed.find((name) => name === text)
  if (found !== undefined) return found
  throw misuse(text === '' ? `No ${kind} is named.` : `There is no ${kind} "${text}".`, allowed.join(', '))
}

function wholeNumber(text: string, option: string): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1) return value
  throw misuse(`${option} has "${text}".`, 'whole numbers from 1')
}

function misuse(what: string, allowed: string): SiteError {
  return new SiteError({what, allowed, fix: EXAMPLE})
}
