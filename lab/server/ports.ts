import {createServer} from 'node:net'
import {listen} from '../../scripts/lib/listen'
import {SiteError} from '../../src/lib/problem'

/** Fails early when the port that the reader asked for is taken. */
export async function requireFreeLabPort(port: number): Promise<void> {
  const probe = createServer()
  try {
    await listen(probe, port)
  } catch {
    throw new SiteError({
      what: `Port ${port} is in use by another program, or your user isn't allowed to listen on it.`,
      allowed: 'any free port from 1024 to 65535',
      fix: 'Stop that program, choose another port, or omit --port to use a free one.',
    })
  }
  await new Promise((resolve) => probe.close(resolve))
}

/** Ports that are free now, all different. @param first taken as the first of them. */
export async function freePorts(count: number, first?: number): Promise<number[]> {
  const probes = Array.from({length: first === undefined ? count : count - 1}, () => createServer())
  const ports = await Promise.all(probes.map((probe) => listen(probe, 0)))
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return first === undefined ? ports : [first, ...ports]
}
