import {spawn} from 'node:child_process'
import {ROOT} from './root'

/** How a child process ended. */
export type ExecResult = {
  /** Exit code; 128 and the signal's number where a signal ended it. */
  code: number
  /** What it wrote to both its outputs, in the order it came. */
  output: string
}

/** How to run a child process. */
export type ExecOptions = {
  /** Added to the environment. */
  env?: Readonly<Record<string, string>>
  /** Default: the site's root. */
  cwd?: string
  /** Called with each piece of output as it comes. Default: nothing is shown. */
  onOutput?: (text: string) => void
  /** Ends the program when it is aborted. Once it has ended, the promise is rejected with an `AbortError`. */
  signal?: AbortSignal
}

/** Runs a program to its end and keeps what it prints. Never throws for its exit code. */
export function exec(
  command: string,
  args: readonly string[],
  {env, cwd = ROOT, onOutput, signal}: ExecOptions = {},
): Promise<ExecResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe'], signal})
    let output = ''
    let failure: Error | undefined
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
        onOutput?.(text)
      })
    }
    child.on('error', (error) => (failure = error))
    child.on('close', (code) => (failure ? reject(failure) : resolve({code: code ?? 130, output})))
  })
}

/** Runs a JavaScript program of `node_modules` with this Node. */
export function execNode(script: string, args: readonly string[], options?: ExecOptions): Promise<ExecResult> {
  return exec(process.execPath, [script, ...args], options)
}
