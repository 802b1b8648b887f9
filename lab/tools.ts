import {accessSync, constants, existsSync, readdirSync, realpathSync} from 'node:fs'
import {homedir} from 'node:os'
import path from 'node:path'
import {exec} from '../scripts/lib/exec'
import type {ProofProgram} from '../src/data/proofPrograms'
import {compareVersions} from '../src/lib/compareVersions'
import {SiteError} from '../src/lib/problem'
import {LabUnavailable} from './problem'

/** The oldest Java that runs the extensions. */
export const JAVA_MAJOR = 21

/** What the search looks at; tests put their own in place. */
export type ToolSearch = {
  env: Readonly<Record<string, string | undefined>>
  isExecutable: (file: string) => boolean
  /** Folders in which systems keep one folder for each Java. */
  javaHomes: () => readonly string[]
  /** What `java -version` of an installation prints. */
  javaVersion: (home: string) => Promise<string>
}

/** A Java that fits. */
export type Java = {
  /** For `JAVA_HOME`. */
  home: string
  major: number
}

/**
 * A Java that runs the server: the one that `LAB_JAVA_HOME` names, else the first that is new enough of `JAVA_HOME`,
 * the one on the PATH and those in the system's folders.
 * @throws SiteError that names what was found instead.
 */
export async function findJava(search: ToolSearch = systemSearch): Promise<Java> {
  const named = search.env.LAB_JAVA_HOME
  if (named) return requireNamed(named, search)
  const seen: string[] = []
  for (const home of candidates(search)) {
    const major = await majorOf(home, search)
    if (major === undefined) continue
    if (major >= JAVA_MAJOR) return {home, major}
    seen.push(`Java ${major} in ${home}`)
  }
  throw new LabUnavailable({
    what:
      seen.length > 0
        ? `The lab needs Java ${JAVA_MAJOR} or newer, but this machine has only ${seen.join(', ')}.`
        : `The lab needs Java ${JAVA_MAJOR} or newer, but this machine has no Java.`,
    allowed: `Java ${JAVA_MAJOR} or newer in LAB_JAVA_HOME, in JAVA_HOME, on the PATH, or in the system's default location`,
    fix: 'Install it (for example, from adoptium.net), or set LAB_JAVA_HOME to its folder, and run the same command again.',
  })
}

async function requireNamed(home: string, search: ToolSearch): Promise<Java> {
  const major = await majorOf(home, search)
  if (major !== undefined && major >= JAVA_MAJOR) return {home, major}
  throw new SiteError({
    what: `LAB_JAVA_HOME is "${home}", ${major === undefined ? 'but no Java is there' : `which is Java ${major}`}.`,
    allowed: `the folder of Java ${JAVA_MAJOR} or newer that contains bin/java`,
    fix: 'Correct the variable, or unset it so that the lab looks for Java.',
  })
}

function candidates(search: ToolSearch): readonly string[] {
  const onPath = findOnPath('java', search)
  return [search.env.JAVA_HOME, onPath && path.dirname(path.dirname(onPath)), ...search.javaHomes()].filter(
    (home, index, all): home is string => Boolean(home) && all.indexOf(home) === index,
  )
}

async function majorOf(home: string, search: ToolSearch): Promise<number | undefined> {
  if (!search.isExecutable(path.join(home, 'bin', 'java'))) return undefined
  const major = /version "(?:1\.)?(\d+)/.exec(await search.javaVersion(home))?.[1]
  return major === undefined ? undefined : Number(major)
}

/** The `mvn` on the PATH. @throws SiteError when there is none. */
export function findMaven(purpose: string, search: ToolSearch = systemSearch): string {
  const maven = findOnPath('mvn', search)
  if (maven) return maven
  throw new LabUnavailable({
    what: `The lab needs Maven to fetch ${purpose}, but there is no mvn on the PATH.`,
    fix: 'Install Maven 3.6 or newer (for example "apt-get install maven") and run the same command again. The lab keeps the files that it fetched.',
  })
}

/** What every proof of a page runs, besides the tools of the server. */
export const SHELL_PROGRAMS = ['bash', 'curl', 'jq'] as const

/** A program that a proof runs: one of these, or one that only some pages need. */
export type ShellProgram = (typeof SHELL_PROGRAMS)[number] | ProofProgram

/** Those of the programs that aren't on the PATH. */
export function lackingPrograms(
  programs: readonly ShellProgram[],
  search: ToolSearch = systemSearch,
): readonly ShellProgram[] {
  return programs.filter((program) => !hasProgram(program, search))
}

/** Whether there is a program of this name on the PATH. */
export function hasProgram(name: string, search: ToolSearch = systemSearch): boolean {
  return findOnPath(name, search) !== undefined
}

function findOnPath(name: string, search: ToolSearch): string | undefined {
  return (search.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(search.isExecutable)
}

const JAVA_FOLDERS = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  path.join(homedir(), '.sdkman/candidates/java'),
  path.join(homedir(), '.jdks'),
]

/** Newest name first: it has the best chance to fit. */
function systemJavaHomes(): readonly string[] {
  return JAVA_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => compareVersions(b, a))
      .map((name) => path.join(folder, name))
      .map((home) => (folder.startsWith('/Library') ? path.join(home, 'Contents/Home') : home)),
  )
}

/** This machine. */
export const systemSearch: ToolSearch = {
  env: process.env,
  isExecutable: (file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  javaHomes: systemJavaHomes,
  javaVersion: async (home) => (await exec(path.join(realpathSync(home), 'bin', 'java'), ['-version'])).output,
}
