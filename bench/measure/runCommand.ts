import {spawn, type ChildProcess} from 'node:child_process'
import type {Command} from '../sites/site'
import {childrenCpuMs, treeMemory, treeOf} from './processTree'

/** How a program ran. */
export type RunResult = {
  /** Exit code; 1 where a signal ended it. */
  code: number
  /** Both its outputs, in the order in which they came. */
  output: string
  ms: number
  /** Processor time of it and all its children; not a number where that can't be told. */
  cpuMs: number
  /** The most that it and all its children had in memory at a time, in bytes; not a number where that can't be told. */
  peakBytes: number
  /** Whether it was ended because it took longer than it may. */
  isCutOff: boolean
}

const SAMPLE_MS = 100

/**
 * Runs a program to its end and watches the memory of all its processes; one program at a time. Never throws for its exit code.
 * @param limitMs the longest that it may take; then it is ended, with all that it started. Default: any time.
 */
export function runCommand({program, args, cwd, env}: Command, limitMs = Infinity): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const cpuBefore = childrenCpuMs()
    const child = spawn(program, args, {
      cwd,
      env: {...process.env, ...env, FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let peakBytes = Number.NaN
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => (output += text))
    }
    let isCutOff = false
    const sampling = setInterval(() => {
      if (!isCutOff && performance.now() - started > limitMs) {
        isCutOff = true
        end(child)
      }
      const bytes = child.pid === undefined ? Number.NaN : treeMemory(child.pid)
      if (!(bytes <= peakBytes)) peakBytes = Number.isNaN(bytes) ? peakBytes : bytes
    }, SAMPLE_MS)
    child.on('error', (error) => {
      clearInterval(sampling)
      reject(error)
    })
    child.on('close', (code) => {
      clearInterval(sampling)
      const ms = performance.now() - started
      resolve({code: code ?? 1, output, ms, cpuMs: childrenCpuMs() - cpuBefore, peakBytes, isCutOff})
    })
  })
}

function end(child: ChildProcess): void {
  for (const pid of child.pid === undefined ? [] : treeOf(child.pid)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
