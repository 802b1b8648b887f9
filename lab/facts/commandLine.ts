import path from 'node:path'
import {exec} from '../../scripts/lib/exec'
import type {Lab} from '../start'
import {findJava} from '../tools'
import {withFolder} from './folder'

/** What a command of the reader needs of the lab. */
export type CommandLab = Pick<Lab, 'url'> & {server: Pick<Lab['server'], 'home'>}

/** Runs commands of the reader with bash. */
export type CommandLine = {
  /** The folder in which they run. It has the login of the admin CLI. */
  folder: string
  /** @param env further variables. @throws Error that shows the command and its output. */
  run: (command: string, env?: Readonly<Record<string, string>>) => Promise<void>
}

/** Does something with the admin CLI, logged in as the administrator of the server. */
export const withCommandLine = <T>({server, url}: CommandLab, use: (line: CommandLine) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    const common = {
      PATH: [path.join(server.home, 'bin'), process.env.PATH].join(path.delimiter),
      HOME: folder,
      JAVA_HOME: (await findJava()).home,
      // Java asks the system, not HOME, for the home. Commands that live for a second earn back neither the best compiler nor a
      // collector with threads, but an archive of the classes saves them a third of their time.
      KC_OPTS: `-Duser.home=${folder} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:SharedArchiveFile=${server.home}.jsa -XX:+AutoCreateSharedArchive -Xlog:disable -Xlog:all=off`,
    }
    const run: CommandLine['run'] = async (command, env = {}) => {
      const {code, output} = await exec('bash', ['-euo', 'pipefail', '-c', command], {
        cwd: folder,
        env: {...common, ...env},
      })
      if (code !== 0) throw new Error(`This command ended with ${code}:\n${command}\n${output}`)
    }
    await run(`kcadm.sh config credentials --server ${url} --realm master --user admin --password admin 2>/dev/null`)
    return use({folder, run})
  })
