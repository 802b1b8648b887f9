import {spawn} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {Lab} from '../../lab'
import {findJava} from '../../lab/tools'
import {ROOT} from '../../scripts/lib/root'
import {NEW_PASSWORD} from './pages/newRealm'

/** What the pages call the server and the realm. */
const SERVER = /https:\/\/auth\.example\.com|http:\/\/localhost:8080/g
const REALM = /(?<=\brealms\/|-r |--realm )acme\b/g

/** How a command ended. */
type Ran = {code: number; output: string}

/** A shell at the server, as the reader of a page has it. */
export type Shell = {
  /**
   * Runs a command of the page, with this server and this realm in the place of the page's.
   * @throws Error that shows the command and what it printed, where it ends with another code than 0.
   */
  run: (command: string, env?: Readonly<Record<string, string>>) => Promise<string>
  /** The same, of a command that may fail. */
  try: (command: string) => Promise<Ran>
}

/**
 * Opens a shell with the server's own `kcadm.sh` on the PATH, in an empty folder that is its home too. The admin CLI
 * knows the password of everybody in a new realm.
 * @param realm stands in the place of `acme`.
 */
export async function withShell<T>({url, server}: Lab, realm: string, use: (shell: Shell) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-shell-'))
  const base = {
    ...process.env,
    PATH: [path.join(server.home, 'bin'), process.env.PATH].join(path.delimiter),
    JAVA_HOME: (await findJava()).home,
    HOME: folder,
    // There is no terminal on which the CLI could ask for it.
    KC_CLI_PASSWORD: NEW_PASSWORD,
    // Java asks the system, not HOME, for the home. Commands that live for a second earn back neither the best compiler
    // nor a collector with threads. An archive of classes would save as much again, but with the --add-opens of
    // kcadm.sh Java prints an error about it among what the command prints.
    KC_OPTS: `-Duser.home=${folder} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
  }
  const attempt = (command: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> => {
    const script = command.replaceAll(SERVER, url).replaceAll(REALM, realm)
    return bash(`set -o pipefail\n${script}`, folder, {...base, ...env})
  }
  try {
    return await use({
      try: attempt,
      run: async (command, env) => {
        const {code, output} = await attempt(command, env)
        if (code === 0) return output
        throw new Error(`This command ended with ${code}:\n${command}\n${output}`)
      },
    })
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

function bash(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script], {cwd, env, stdio: ['ignore', 'pipe', 'pipe']})
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({code: code ?? 130, output: output.trim()}))
  })
}

/** A block of code of a page. */
type Block = {language: string; code: string}

/** Finds the blocks of a page by what stands in them, so that a block that is changed or new can not be missed. */
export type PageBlocks = {
  /** The one block of shell commands that has this text. */
  command: (text: string) => string
  /** The one block of another language that has this text. */
  shown: (text: string) => string
  /** The commands that nobody has asked for yet. */
  left: () => readonly string[]
}

/** Reads the blocks of a page. Those that the page marks as not to be checked are not among them. */
export async function readBlocks(page: string): Promise<PageBlocks> {
  return blocksOf(await readFile(path.join(ROOT, page), 'utf8'), page)
}

/** The same of a source. @param page names it in errors. */
export function blocksOf(source: string, page: string): PageBlocks {
  const blocks = [...source.matchAll(/^( *)```(\w+)([^\n]*)\n([\s\S]*?)^\1```$/gm)]
    .filter(([, , , meta = '']) => !meta.includes('no-check'))
    .map(([, indent = '', language = '', , code = '']): Block => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
    }))
  const asked = new Set<Block>()
  const find = (text: string, isCommand: boolean): string => {
    const found = blocks.filter((block) => (block.language === 'bash') === isCommand && block.code.includes(text))
    const [block] = found
    if (!block || found.length > 1) throw new Error(`${page} has ${found.length} blocks with "${text}", expected one.`)
    asked.add(block)
    return block.code
  }
  return {
    command: (text) => find(text, true),
    shown: (text) => find(text, false),
    left: () => blocks.filter((block) => block.language === 'bash' && !asked.has(block)).map(({code}) => code),
  }
}
