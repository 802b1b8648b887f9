import {SiteError} from '../../src/lib/problem'
import type {Caller} from '../consumers/http'
import {misfitLines} from './log'

/** For each extension, a request that an administrator gets answered wherever the extension fits the server. */
export const probes = {
  orgs: '/realms/master/orgs',
  events: '/realms/master/webhooks',
} as const

/** An extension that can be asked whether it fits. */
export type ProbedExtension = keyof typeof probes

/** How an extension answered. */
export type ProbeResult = {
  path: string
  status: number
  /** The line of the server's log that says why it does not fit. */
  cause?: string
}

/** Asks an extension whether it fits the server. */
export async function probe(
  extension: ProbedExtension,
  admin: Pick<Caller, 'get'>,
  log: () => string,
): Promise<ProbeResult> {
  const path = probes[extension]
  const {status} = await admin.get(path)
  return {path, status, cause: status >= 500 ? misfitLines(log()).at(-1) : undefined}
}

/** A server may start with a jar that fails at its first use. @throws SiteError that shows the line of the log. */
export async function requireFit(
  extensions: readonly ProbedExtension[],
  admin: Pick<Caller, 'get'>,
  log: () => string,
  logFile: string,
): Promise<void> {
  for (const extension of extensions) {
    const {path, status, cause} = await probe(extension, admin, log)
    if (status === 200) continue
    throw new SiteError({
      what: `The extension ${extension} does not fit this server: GET ${path} answers ${status}. ${cause ? `The log says: ${cause}` : 'The log names no cause.'}`,
      file: logFile,
      fix: 'Use versions that work together. src/data/compatibility.ts lists them.',
    })
  }
}
