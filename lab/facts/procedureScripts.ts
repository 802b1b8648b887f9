import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {exec} from '../../scripts/lib/exec'
import {requestTokens} from '../consumers/http'
import {ADMIN_GRANT} from '../server/admin'
import type {Lab} from '../start'
import {findJava} from '../tools'

type ScriptLab = Pick<Lab, 'url'> & {server: Pick<Lab['server'], 'home'>}

async function bash(
  {server}: ScriptLab,
  home: string,
  args: readonly string[],
  more: Readonly<Record<string, string>>,
) {
  const env = {
    PATH: [path.join(server.home, 'bin'), process.env.PATH].join(path.delimiter),
    HOME: home,
    JAVA_HOME: (await findJava()).home,
    // Java asks the system, not HOME, for the home. A command lives for a second, too short for the best compiler.
    KC_OPTS: `-Duser.home=${home} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
    ...more,
  }
  const {code, output} = await exec('bash', args, {cwd: home, env})
  if (code !== 0) throw new Error(`This script ended with ${code}:\n${output}`)
}

/** Logs the admin CLI in, as its scripts expect. @param home folder that keeps the session. */
export async function openCommandLine(lab: ScriptLab, home: string): Promise<void> {
  const login = `kcadm.sh config credentials --server ${lab.url} --realm master --user admin --password admin`
  await bash(lab, home, ['-c', `${login} 2>/dev/null`], {})
}

/** Runs an exported script. @param secrets values that it reads from variables. @throws Error that shows its output. */
export async function runScript(
  lab: ScriptLab,
  home: string,
  script: string,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const file = path.join(home, 'procedure.sh')
  await writeFile(file, script)
  const {access_token: TOKEN} = await requestTokens({url: lab.url}, ADMIN_GRANT)
  const variables = Object.fromEntries(
    Object.entries(secrets).map(([name, value]): [string, string] => [
      name.replaceAll(/(?=[A-Z])/g, '_').toUpperCase(),
      value,
    ]),
  )
  await bash(lab, home, [file], {TOKEN, ...variables})
}
