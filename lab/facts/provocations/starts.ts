import path from 'node:path'
import {exec} from '../../../scripts/lib/exec'
import {findJava} from '../../tools'
import type {Desk, DeskLab} from './desk'
import type {Observed} from './requests'

/** Starts with a wrong option, each of which ends before the server listens. Nothing in the server's folder changes. */
export async function starts(_: Desk, {server}: DeskLab): Promise<Observed> {
  const java = await findJava()
  const kc = async (command: string, ...options: readonly string[]): Promise<string> => {
    const env = {...process.env, JAVA_HOME: java.home}
    return (await exec(path.join(server.home, 'bin', 'kc.sh'), [command, ...options], {env})).output
  }
  const start = (...options: readonly string[]) =>
    kc('start', '--optimized', '--http-enabled=true', '--hostname=http://localhost', ...options)
  return {
    'start-option-value': await start('--proxy-headers=magic'),
    'start-option-number': await start('--http-port=magic'),
    'start-log-level': await start('--log-level=magic'),
    'start-database-vendor': await kc('build', '--db=magic'),
    'start-truststore': await start('--truststore-paths=/no-such-file.pem'),
    'start-bootstrap-admin': await start('--bootstrap-admin-username=x'),
  }
}
