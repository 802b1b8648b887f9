import type {untilInterrupted} from '../../scripts/lib/interrupt'
import {SiteError} from '../../src/lib/problem'
import {connect} from '../operator/connect'
import {pagesFor, proveOnServer, type Verdict} from '../operator/prove'
import {RECORD_FILE} from '../record/record'

/** How a run on an operator's server is asked for. */
export type ServerRun = {
  url: string
  /** Relative to the site's root. None for all pages. */
  files: readonly string[]
  record: boolean
  'realm-prefix'?: string
}

/** What can be on the command line. */
type Values = Partial<Record<'server' | 'realm-prefix' | 'shard' | 'on', string>> &
  Record<'all' | 'due' | 'watch' | 'list', boolean>

/** Options that need each other or exclude each other. @throws SiteError where they don't fit. */
export function requireServerOptions(values: Values, files: readonly string[]): void {
  const fix = 'For example: npm run prove -- --server https://login.example.com --all --record'
  if (values.server === undefined) {
    if (values['realm-prefix'] === undefined) return
    throw new SiteError({
      what: '--realm-prefix is given without --server.',
      allowed: '--realm-prefix with --server',
      fix,
    })
  }
  const excluded = (['due', 'watch', 'shard', 'on'] as const).filter((name) => Boolean(values[name]))
  if (excluded.length > 0) {
    throw new SiteError({
      what: `--server and ${excluded.map((name) => `--${name}`).join(' and ')} can't be used together.`,
      allowed: '--server with --all or files of pages, --record, and --realm-prefix',
      fix,
    })
  }
  if (!values.all && files.length === 0) {
    throw new SiteError({what: '--server is given without pages.', allowed: '--all, or files of pages', fix})
  }
  const prefix = values['realm-prefix']
  if (prefix !== undefined && !/^[a-z][a-z0-9-]{2,30}$/.test(prefix)) {
    throw new SiteError({
      what: `--realm-prefix ${prefix} can't begin the name of a realm.`,
      allowed: '3 to 31 lowercase letters, digits, and hyphens, of which the first is a letter',
      fix: 'For example: --realm-prefix docs-proof',
    })
  }
}

/** Proves pages on a server that the lab didn't start. @returns 1 where it disproves a page. */
export async function proveOnOperatorsServer(
  run: ServerRun,
  {signal}: ReturnType<typeof untilInterrupted>,
): Promise<number> {
  const options = {url: run.url, realmPrefix: run['realm-prefix'] ?? 'proof', env: process.env, signal}
  const server = await connect(options)
  console.log(`${run.url} runs ${server.versions.join(', ')}, and has ${server.host.provided.join(', ')}.`)
  const {pages, skipped} = pagesFor(server, run.files)
  for (const {file, reason} of skipped) console.log(`– ${file}: skipped, because ${reason}`)
  const verdicts: Verdict[] = []
  const proveAll = async (): Promise<void> => {
    for (const page of pages) if (!signal.aborted) verdicts.push(await proveOnServer(server, page, run.record))
  }
  try {
    // Also when interrupted, the realm of the current page is deleted.
    await proveAll()
  } finally {
    await server.stop()
  }
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length
  console.log(
    `${count('proven')} pages proven, ${count('disproved')} disproved, ${count("can't be proven")} that can't be proven there, ${skipped.length} skipped.`,
  )
  if (run.record && verdicts.length > 0) console.log(`Wrote ${RECORD_FILE}.`)
  return signal.aborted || count('disproved') > 0 ? 1 : 0
}
