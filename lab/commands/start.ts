import {parseArgs} from 'node:util'
import {startEmptyLab, startLab, type EmptyLab} from '../start'
import {bundles, isBundleName, type BundleName} from '../bundles'
import {PASSWORD, people} from '../realm/people'
import {REALM} from '../realm/settings'
import {ADMIN} from '../server/admin'
import {SiteError} from '../../src/lib/problem'
import {checkPort} from '../../scripts/lib/port'
import {untilInterrupted} from '../../scripts/lib/interrupt'

/** How often a step that lasts says that it still does, in ms. */
export const STILL_MS = 20_000

/** Starts the identity server that the documentation is checked against, and stops it with Ctrl+C. */
export async function main(args: readonly string[]): Promise<number> {
  const {bundle, port, isEmpty} = readArgs(args)
  const interrupt = untilInterrupted()
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const progress = reportSteps(seconds)
  try {
    const start = isEmpty ? startEmptyLab : startLab
    const lab = await start({bundle, port, signal: interrupt.signal, onStep: progress.step}).finally(progress.end)
    console.log(`\nReady in ${seconds()} s: ${lab.versions.join(', ')}\n${describe(lab, isEmpty)}`)
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

/** Prints each step when it begins, and again while it lasts. */
export function reportSteps(seconds: () => number) {
  let current = ''
  const timer = setInterval(() => console.log(`  still running after ${seconds()} s: ${current}`), STILL_MS)
  return {
    step: (step: string) => {
      current = step
      console.log(`${step} …`)
    },
    end: () => clearInterval(timer),
  } as const
}

/** The addresses for using the lab by hand. */
function describe(lab: EmptyLab, isEmpty: boolean): string {
  const account = isEmpty ? people.ops : people.olivia
  return [
    `  Admin console    ${lab.url}/admin/master/console/#/${REALM}   (${ADMIN.username} / ${ADMIN.password})`,
    `  Account console  ${lab.url}/realms/${REALM}/account/   (${account.username} / ${PASSWORD})`,
    `  Health           ${lab.server.managementUrl}/health`,
    `  Mail             ${lab.mail.url}   (SMTP on port ${lab.mail.port})`,
    `  Webhooks         ${lab.webhooks.url}   (receives events, and shows them in a browser)`,
    `  Log              ${lab.server.logFile}`,
    '',
    'Press Ctrl+C to stop the lab and delete its data.',
  ].join('\n')
}

type Args = {bundle: BundleName; port?: number; isEmpty: boolean}

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
  return {
    bundle: values.bundle,
    port: values.port === undefined ? undefined : checkPort(values.port, 'lab'),
    isEmpty: values.empty,
  }
}

function parse(args: readonly string[]) {
  try {
    const options = {
      bundle: {type: 'string', default: 'registry'},
      port: {type: 'string', short: 'p'},
      empty: {type: 'boolean', default: false},
    } as const
    return parseArgs({args: [...args], options}).values
  } catch (error) {
    throw new SiteError({
      what: error instanceof Error ? `${error.message.split('. ')[0] ?? ''}.` : String(error),
      allowed: '--bundle NAME, --port N, --empty',
      fix: 'For example: npm run lab -- --bundle registry --port 8090',
    })
  }
}
