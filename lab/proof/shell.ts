import {spawn} from 'node:child_process'
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {Readable} from 'node:stream'

/** How a block ended. `code` is that of its first command that failed, else 0; undefined where it took too long or ended the shell. */
export type Ran = {code: number | undefined; output: string}

/** A shell whose state lasts from block to block: variables, functions, the folder that it is in. */
export type ShellSession = {
  /** Runs a block. @param timeout in seconds. A shell in which a block took too long is gone. */
  run: (code: string, timeout: number) => Promise<Ran>
  set: (name: string, value: string) => Promise<void>
  /** The value of a variable; empty where there is none. */
  get: (name: string) => Promise<string>
  /** Makes a file in the folder in which the shell is. */
  writeFile: (name: string, text: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * What is done with a block: the first code of a command that failed is kept, as a reader would stop there, but the
 * shell lives on.
 */
const RUNNER = `
set -o pipefail -o errtrace
while IFS= read -r __block; do
  __code=0
  trap '__failed=$?; [ "$__code" -ne 0 ] || __code=$__failed' ERR
  source "$__block" >"$__block.out" 2>&1 </dev/null
  trap - ERR
  echo "$__code" >&3
done
`

/** Opens a bash in an empty folder that is its home too. @param prelude is run first. */
export async function openShell(env: (home: string) => NodeJS.ProcessEnv, prelude: string): Promise<ShellSession> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-proof-'))
  const home = path.join(folder, 'home')
  await mkdir(home)
  const runner = path.join(folder, 'runner.sh')
  await writeFile(runner, RUNNER)
  const {run, end} = startBash(runner, folder, env(home), home)
  const shell: ShellSession = {
    run,
    get: async (name) => (await run(`printf %s "\${${name}-}"`, 10)).output,
    set: async (name, value) => {
      await run(`export ${name}='${value.replaceAll("'", "'\\''")}'`, 10)
    },
    writeFile: async (name, text) => {
      const target = path.resolve((await run('printf %s "$PWD"', 10)).output, name)
      if (!target.startsWith(`${home}${path.sep}`)) throw new Error(`The file ${name} isn't in the folder of the page.`)
      await mkdir(path.dirname(target), {recursive: true})
      await writeFile(target, text)
    },
    stop: async () => {
      await end()
      await rm(folder, {recursive: true, force: true})
    },
  }
  const {code, output} = await run(prelude, 30)
  if (code === 0) return shell
  await shell.stop()
  throw new Error(`The prelude of the shell ended with ${String(code)}:\n${output}`)
}

/** Starts the bash. `end` kills it with everything that it started. */
function startBash(runner: string, folder: string, env: NodeJS.ProcessEnv, cwd: string) {
  // A group of its own, so that a block that takes too long ends with everything that it started.
  const child = spawn('bash', ['--noprofile', '--norc', runner], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
  const [input, , , codes] = child.stdio
  if (!input || !(codes instanceof Readable)) throw new Error('The shell has no pipe for its exit codes.')
  let answer: ((code: number | undefined) => void) | undefined
  createInterface({input: codes}).on('line', (line) => answer?.(Number(line)))
  // Not "close": a program in the background keeps the pipes open.
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  void ended.then(() => answer?.(undefined))
  input.on('error', () => undefined)
  let count = 0
  const run: ShellSession['run'] = async (code, timeout) => {
    count += 1
    const file = path.join(folder, `block-${count}.sh`)
    await writeFile(file, `${code}\n`)
    const timer = setTimeout(() => kill(child.pid), timeout * 1000)
    const result = await new Promise<number | undefined>((resolve) => {
      answer = resolve
      if (child.exitCode !== null || child.signalCode !== null) resolve(undefined)
      else input.write(`${file}\n`)
    })
    clearTimeout(timer)
    return {code: result, output: await readFile(`${file}.out`, 'utf8').catch(() => '')}
  }
  const end = async (): Promise<void> => {
    kill(child.pid)
    await ended
  }
  return {run, end} as const
}

function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
