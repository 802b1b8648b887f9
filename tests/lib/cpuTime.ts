import {readFileSync} from 'node:fs'
import {treeOf} from '../../bench/measure/processTree'

/** Of `/proc/<pid>/stat`, behind the name: the time in user and in system mode, in hundredths of a second. */
const TIMES = [11, 12] as const

/**
 * Processor time of a program and of all that it started, in seconds. Unlike rates, it doesn't depend on what else the machine
 * does.
 * @throws Error on systems without `/proc`.
 */
export function cpuSeconds(root: number): number {
  return treeOf(root).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return sum + TIMES.reduce((own, index) => own + Number(fields[index]) / 100, 0)
  }, 0)
}

/**
 * Processor time that this process spends while something is done, in milliseconds. A limit of it holds on a busy machine, where
 * a limit of seconds on the clock would not.
 */
export async function cpuMsOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000
}
