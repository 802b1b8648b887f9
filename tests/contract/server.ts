import {existsSync} from 'node:fs'
import path from 'node:path'
import {inject} from 'vitest'
import {assemble, bundles, findJava, openCache} from '../../lab'
import {openContract, type ContractServer} from '../../lab/contract'
import {Validator} from '../../openapi/validator'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'

const {LAB_URL, LAB_PROVIDERS, JAVA_HOME} = process.env

const called = inject('calledServer')

/** Why no server can be had; undefined where one can: the one that LAB_URL names, else the lab's registry bundle. */
export const noServer = 'missing' in called ? called.missing : undefined

/** The description with which the answers are compared. */
export const description = readDescription(await bundleDescription(ROOT, brand))

export const validator = new Validator(description)

/** Opens a realm on the server that all files call. @throws Error where there is none. */
export async function openOnServer(): Promise<ContractServer> {
  if ('missing' in called) throw new Error(called.missing)
  return openContract(validator, {...process.env, LAB_URL: called.url})
}

/** The server's extensions and the JDK to look into them with: those that the environment names, else the lab's. */
export async function contractJars(): Promise<{providers: string; javaHome: string} | undefined> {
  if (LAB_PROVIDERS && JAVA_HOME) return {providers: LAB_PROVIDERS, javaHome: JAVA_HOME}
  if (LAB_URL || noServer !== undefined) return undefined
  const java = await findJava()
  // A runtime without the tools of a JDK runs the server but says nothing about its classes.
  if (!existsSync(path.join(java.home, 'bin/javap'))) return undefined
  const home = await assemble(bundles.registry, {cache: openCache(), java})
  return {providers: path.join(home, 'providers'), javaHome: java.home}
}
