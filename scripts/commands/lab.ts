import {parseArgs} from 'node:util'
import {startLab} from '../../lab'
import {bundles, isBundleName, type BundleName} from '../../lab/bundles'
import {PASSWORD, people} from '../../lab/realm/people'
import {REALM} from '../../lab/realm/settings'
import {ADMIN} from '../../lab/server'
import {SiteError} from '../../src/lib/problem'
import {checkPort} from '../lib/port'
import {untilInterrupted} from '../lib/interrupt'

/** Starts the identity server that the documentation is checked against, and stops it with Ctrl+C. */
export async function main(args: readonly string[]): Promise<number> {
  const {bundle, port} = readArgs(args)
  const interrupt = untilInterrupted()
  const started = performance.now()
  try {
    const lab = await startLab({bundle, port, signal: interrupt.signal})
    console.log(
      [
        '',
        `Ready in ${Math.round((performance.now() - started) / 1000)} s: ${lab.versions.join(', ')}`,
        `  Admin console    ${lab.url}/admin/master/console/#/${REALM}   (${ADMIN.username} / ${ADMIN.password})`,
        `  Account console  ${lab.url}/realms/${REALM}/account/   (${people.olivia.username} / ${PASSWORD})`,
        `  Health           ${lab.server.managementUrl}/health`,
        `  Mail             caught on port ${lab.mail.port}`,
        `  Webhooks         received on ${lab.webhooks.url}`,
        `  Log              ${lab.server.logFile}`,
        '',
        'Ctrl+C stops it and forgets everything.',
      ].join('\n'),
    )
    try {
      await Promise.race([lab.server.ended, interrupt.asked])
      if (!interrupt.signal.aborted) lab.server.requireAlive()
    } finally {
      await lab.stop()
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error
  }
  console.log('\nThe lab has stopped.')
  return 0
}

type Args = {bundle: BundleName; port?: number}

function readArgs(args: readonly string[]): Args {
  const values = parse(args)
  if (!isBundleName(values.bundle)) {
    throw new SiteError({
      what: `There is no bundle "${values.bundle}".`,
      allowed: Object.entries(bundles)
        .map(([name, {summary}]) => `${name} (${summary})`)
        .join('; '),
      fix: 'For example: npm run lab -- --bundle registry',
    })
  }
  return {bundle: values.bundle, port: values.port === undefined ? undefined : checkPort(values.port, 'lab')}
}

function parse(args: readonly string[]) {
  try {
    const options = {bundle: {type: 'string', default: 'registry'}, port: {type: 'string', short: 'p'}} as const
    return parseArgs({args: [...args], options}).values
  } catch (error) {
    throw new SiteError({
      what: error instanceof Error ? `${error.message.split('. ')[0] ?? ''}.` : String(error),
      allowed: '--bundle NAME, --port N',
      fix: 'For example: npm run lab -- --bundle registry --port 8090',
    })
  }
}
