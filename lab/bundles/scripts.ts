import {writeFile} from 'node:fs/promises'
import path from 'node:path'
import {strToU8, zipSync} from 'fflate'

/** Scripts in JavaScript, by the names of their files. The names of flows and policies differ. */
export type Scripts = {
  /** Steps of authentication flows. */
  authenticators: Readonly<Record<string, string>>
  /** Authorization policies. */
  policies: Readonly<Record<string, string>>
}

const listed = (files: Readonly<Record<string, string>>) =>
  Object.keys(files).map((fileName) => ({name: fileName, fileName}))

/** Packs scripts as a provider, and adds it to a server that isn't built yet. */
export async function addScripts({authenticators, policies}: Scripts, home: string): Promise<void> {
  const descriptor = JSON.stringify({authenticators: listed(authenticators), policies: listed(policies)})
  const files = Object.entries({'META-INF/keycloak-scripts.json': descriptor, ...authenticators, ...policies})
  const jar = zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])))
  await writeFile(path.join(home, 'providers', 'lab-scripts.jar'), jar)
}
