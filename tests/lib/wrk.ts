import {exec} from '../../scripts/lib/exec'
import {programs} from './hosts'

export type Load = {
  /** Host `localhost`, port, and path. */
  url: string
  /** Connections that are open at the same time. Each asks again as soon as it has its answer. */
  connections: number
  seconds: number
  headers?: Readonly<Record<string, string>>
}

export type LoadResult = {
  /** Answers per second. */
  rate: number
  /** Answers with another status than 2xx or 3xx, and connections that broke. */
  failures: number
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)

/** Asks a server of this machine for one address over and over again. @throws Error with wrk's output if wrk fails. */
export async function runWrk({url, connections, seconds, headers = {}}: Load): Promise<LoadResult> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s', ...fields, url]
  const {code, output} = await exec(programs.wrk ?? '', args)
  const rate = numberIn(output, /Requests\/sec:\s+([\d.]+)/)
  if (code !== 0 || rate === 0) throw new Error(`wrk ${args.join(' ')} ended with code ${code}:\n${output}`)
  const broken = [...(/Socket errors: (.*)/.exec(output)?.[1] ?? '').matchAll(/\d+/g)]
  const failed = numberIn(output, /Non-2xx or 3xx responses: (\d+)/)
  return {rate, failures: broken.reduce((sum, [count]) => sum + Number(count), failed)}
}
