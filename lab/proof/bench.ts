import {readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {LDAP_PASSWORD} from '../consumers/ldapKinds'
import {SMTP_PASSWORD} from '../consumers/smtpKinds'
import {findJava} from '../tools'
import {startHelper, type Helper} from './helper'
import type {ProofHost, Unable, Unprovable} from './host'
import {createNames, type Names} from './names'
import type {ProofPage} from './pages'
import {openShell, type ShellSession} from './shell'
import {createVisitor, type Visitor} from './visitor'

/** The password of everybody in the realm of a proof. */
export const PROOF_PASSWORD = 'correct horse battery staple'

/** The longest that one block may take, in s: ends a command that hangs. */
export const TIMEOUT = 600

const STATES = path.join(import.meta.dirname, 'states')
const realms = z.array(z.object({realm: z.string()}))

let count = 0

/** What a page is proven with: a new realm, and what acts in it. */
export type Bench = {
  /** The page whose steps are done. */
  file: string
  host: ProofHost
  realm: string
  names: Names
  shell: ShellSession
  visitor: Visitor
  /** Values of the placeholders that were seen so far, with the server's names. */
  values: Map<string, string>
  beginBlock: () => void
  /** What couldn't be done on this server: the page is neither proven nor disproved there. */
  unprovable: Set<Unprovable>
}

/** Does something with a new bench, and removes the realms that the page made. */
export async function withBench<T>(host: ProofHost, page: ProofPage, use: (bench: Bench) => Promise<T>): Promise<T> {
  count += 1
  const realm = `${host.realmPrefix ?? 'proof'}-${count}-realm`
  const {admin} = host.http
  const unprovable = new Set<Unprovable>()
  const unable: Unable = (reason) => {
    unprovable.add(reason)
    throw new Error(`This can't be proven here, because it needs ${reason}.`)
  }
  const before = await realmNames(host)
  await admin.must('POST', '/admin/realms', {json: {realm, enabled: true}})
  const visitor = createVisitor(host, realm, {username: 'ops@acme.example', password: PROOF_PASSWORD})
  const helper = await startHelper({host, realm, visitor, unable})
  const javaHome = (await findJava()).home
  const prelude = readFileSync(path.join(import.meta.dirname, 'prelude.sh'), 'utf8')
  const shell = await openShell((home) => variables({host, realm, page, helper, javaHome, home}), prelude)
  try {
    const names = createNames(host.url, realm)
    return await use({
      file: page.file,
      ...{host, realm, names, shell, visitor, unprovable},
      values: new Map(),
      beginBlock: helper.beginBlock,
    })
  } finally {
    await shell.stop()
    await visitor.stop()
    await helper.stop()
    const isOfPage = (name: string) => name === realm || (name.startsWith('acme-') && !before.includes(name))
    for (const name of (await realmNames(host)).filter(isOfPage)) await admin.delete(`/admin/realms/${name}`)
  }
}

async function realmNames({http}: ProofHost): Promise<string[]> {
  return (await http.admin.read('/admin/realms?briefRepresentation=true', realms)).map(({realm}) => realm)
}

type Surroundings = {
  host: ProofHost
  realm: string
  page: ProofPage
  helper: Helper
  javaHome: string
  /** The folder in which the shell begins. */
  home: string
}

/** The environment of the shell. */
function variables({host, realm, page, helper, javaHome, home}: Surroundings): NodeJS.ProcessEnv {
  return {
    PATH: [path.join(host.server.home, 'bin'), process.env.PATH].join(path.delimiter),
    LANG: process.env.LANG,
    HOME: home,
    TMPDIR: home,
    JAVA_HOME: javaHome,
    PASSWORD: PROOF_PASSWORD,
    SMTP_PASSWORD,
    LDAP_PASSWORD,
    // There is no terminal on which the CLI could ask for it.
    KC_CLI_PASSWORD: PROOF_PASSWORD,
    // Java asks the system, not HOME, for the home. Commands that live for a second earn back neither the best
    // compiler nor a collector with threads, but an archive of the classes saves them a third of their time.
    KC_OPTS: `-Duser.home=${home} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:SharedArchiveFile=${host.server.home}.jsa -XX:+AutoCreateSharedArchive -Xlog:disable -Xlog:all=off`,
    LAB_HOME: host.server.home,
    LAB_URL: host.url,
    LAB_REALM: realm,
    LAB_ROLES: page.roles.join(' '),
    LAB_HELPER: helper.url,
    LAB_ROOT: ROOT,
    LAB_STATES: STATES,
    WEBHOOK_URL: helper.webhookUrl,
    // Where OpenTofu finds its providers, if the machine doesn't get them from the registry.
    TF_CLI_CONFIG_FILE: process.env.TF_CLI_CONFIG_FILE,
  }
}
