import {existsSync} from 'node:fs'
import path from 'node:path'
import {startLab} from '../../lab'
import {bundles} from '../../lab/bundles'
import {assemble} from '../../lab/bundles/assemble'
import {openCache} from '../../lab/cache'
import {ADMIN} from '../../lab/server'
import {findJava} from '../../lab/tools'
import {whyUnavailable} from '../../lab/unavailable'
import {labAddress, type LabAddress} from '../../openapi/contract/lab'

const {LAB_URL, LAB_PROVIDERS, JAVA_HOME} = process.env

/** Why no server can be had; undefined where one can: the one that LAB_URL names, else the lab's registry bundle. */
export const noServer = LAB_URL ? undefined : await whyUnavailable(['registry'])

/** A server to call, and how to end it if it was started here. */
export async function contractServer(): Promise<{address: LabAddress; stop: () => Promise<void>}> {
  const given = labAddress(process.env)
  if (given) return {address: given, stop: () => Promise.resolve()}
  const {url, stop} = await startLab({bundle: 'registry'})
  const {username: adminUser, password: adminPassword} = ADMIN
  return {address: {url, adminUser, adminPassword, callbackHost: 'localhost'}, stop}
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
