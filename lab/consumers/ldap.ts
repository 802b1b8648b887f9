import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {inTurn} from '../../scripts/bootstrap/turn.cjs'
import {exec} from '../../scripts/lib/exec'
import {SiteError} from '../../src/lib/problem'
import {tools} from '../bundles/artifacts'
import {fetchArtifact} from '../bundles/fetch'
import {openCache} from '../cache'
import {findJava} from '../tools'
import {ldapKinds, type LdapKind} from './ldapKinds'

/** ldapmodify ends with 0 where the directory refuses a change. */
const REFUSED = /^# Result Code: +[1-9]/m
const SOURCES = path.join(import.meta.dirname, 'ldap')

/** A directory in memory, for this machine alone. */
export type LdapServer = {
  port: number
  /**
   * The entries below the base that match a filter, as LDIF.
   * @param attributes Default: all, without the operational ones.
   */
  search: (filter: string, attributes?: readonly string[]) => Promise<string>
  /** Applies changes. @param ldif records with a `changetype`, or entries to add. */
  modify: (ldif: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a directory on a free port. The first start fetches the server into the cache of the lab.
 * @throws SiteError where it can't start.
 */
export async function startLdapServer(kind: LdapKind): Promise<LdapServer> {
  const {file, baseDn, isEncrypted, hasSchema} = ldapKinds[kind]
  const cache = openCache()
  await mkdir(cache.downloads, {recursive: true})
  const jar = await inTurn(cache.root, () => fetchArtifact(tools['unboundid-ldapsdk'], {folder: cache.downloads}))
  const java = path.join((await findJava()).home, 'bin', 'java')
  const options = [baseDn, isEncrypted ? 'ldaps' : 'ldap', hasSchema ? 'schema' : 'free']
  const child = spawn(java, ['-cp', jar, path.join(SOURCES, 'Directory.java'), path.join(SOURCES, file), ...options])
  const ended = once(child, 'close')
  const port = await readPort(child)
  const tool = async (name: string, args: readonly string[]): Promise<string> => {
    const security = isEncrypted ? ['--useSSL', '--trustAll'] : []
    const target = ['--hostname', '127.0.0.1', '--port', String(port), ...security]
    const {code, output} = await exec(java, ['-jar', jar, name, ...target, ...args])
    if (code === 0 && !REFUSED.test(output)) return output
    throw new Error(`${name} ended with ${code}:\n${output}`)
  }
  return {
    port,
    search: (filter, attributes = []) =>
      tool('ldapsearch', ['--baseDN', baseDn, '--terse', '--dontWrap', filter, ...attributes]),
    modify: (ldif) =>
      withFile(ldif, async (changes) => {
        await tool('ldapmodify', ['--defaultAdd', '--ldifFile', changes])
      }),
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** The first line that it prints is its port. */
async function readPort(child: ChildProcess): Promise<number> {
  let output = ''
  const port = await new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const line = /^(\d+)\r?\n/m.exec(output)?.[1]
        if (line !== undefined) resolve(Number(line))
      })
    }
    child.on('close', () => resolve(0))
    child.on('error', (error) => {
      output += error.message
      resolve(0)
    })
  })
  if (port > 0) return port
  throw new SiteError({
    what: `The LDAP server didn't start: ${output.trim()}`,
    allowed: 'a Java Development Kit, because the lab compiles lab/consumers/ldap/Directory.java when it starts it',
    fix: 'If the compiler is missing, install a JDK or set LAB_JAVA_HOME to one. Otherwise correct what the message names.',
  })
}

async function withFile(text: string, use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-ldap-'))
  try {
    const file = path.join(folder, 'changes.ldif')
    await writeFile(file, text)
    await use(file)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
