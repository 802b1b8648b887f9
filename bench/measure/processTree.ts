import {readdirSync, readFileSync} from 'node:fs'

type Process = {pid: number; parent: number; bytes: number}

function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return {pid, parent: number('PPid'), bytes: number('VmRSS') * 1024}
  } catch {
    // It has ended since it was listed.
    return undefined
  }
}

/**
 * Resident memory of a process and of all that it started, in bytes. What processes share is counted in each.
 * @returns not a number on systems without `/proc`.
 */
export function treeMemory(root: number): number {
  const processes = listProcesses()
  const sum = (pid: number): number =>
    processes.filter(({parent}) => parent === pid).reduce((bytes, child) => bytes + child.bytes + sum(child.pid), 0)
  const own = processes.find(({pid}) => pid === root)
  return own === undefined ? Number.NaN : own.bytes + sum(root)
}

/** Of `/proc/<pid>/stat`: the time of children that have ended, in user and in system mode, in hundredths of a second. */
const CHILDREN_TIMES = [13, 14] as const

/**
 * Processor time of all programs that this process has run to their end, with what these ran, in milliseconds.
 * @returns not a number on systems without `/proc`.
 */
export function childrenCpuMs(): number {
  try {
    // Behind the name, which may hold anything but is in parentheses.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return CHILDREN_TIMES.reduce((sum, index) => sum + Number(fields[index]) * 10, 0)
  } catch {
    return Number.NaN
  }
}

/** A process and all that it started, by their ids. Only itself on systems without `/proc`. */
export function treeOf(root: number): number[] {
  const processes = listProcesses()
  const withChildren = (pid: number): number[] => [
    pid,
    ...processes.filter(({parent}) => parent === pid).flatMap((child) => withChildren(child.pid)),
  ]
  return withChildren(root)
}

function listProcesses(): Process[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []))
  } catch {
    return []
  }
}
