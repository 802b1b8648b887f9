import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {requestTokens} from '../consumers/http'
import {ADMIN_GRANT} from '../server/admin'
import type {CommandLine} from './commandLine'

/** Runs an exported script. @param secrets values that it reads from variables. @throws Error that shows its output. */
export async function runScript(
  {folder, run}: CommandLine,
  url: string,
  script: string,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  await writeFile(path.join(folder, 'procedure.sh'), script)
  const {access_token: TOKEN} = await requestTokens({url}, ADMIN_GRANT)
  const variables = Object.fromEntries(
    Object.entries(secrets).map(([name, value]): [string, string] => [
      name.replaceAll(/(?=[A-Z])/g, '_').toUpperCase(),
      value,
    ]),
  )
  await run('bash procedure.sh', {TOKEN, ...variables})
}
