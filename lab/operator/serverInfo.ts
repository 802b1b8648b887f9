import * as z from 'zod'
import type {Requirement} from '../../src/data/proofServers'
import {EXTENSION_PATHS, EXTENSIONS, hasExtension} from '../../src/markdown/proof/serverInfo'

/** What `GET /admin/serverinfo` says of the version and of the paths that extensions add to a realm. */
export const serverInfoSchema = z.object({
  systemInfo: z.object({version: z.string()}),
  features: z.array(z.object({name: z.string(), enabled: z.boolean()})).optional(),
  providers: z.looseObject({
    'realm-restapi-extension': z
      .object({
        providers: z.record(
          z.string(),
          z.object({operationalInfo: z.record(z.string(), z.string()).optional()}).optional(),
        ),
      })
      .optional(),
  }),
})

/** Such an answer. */
export type ServerInfo = z.infer<typeof serverInfoSchema>

/** What pages can require of a server, and what it runs as far as it says so, Keycloak first. */
export function readServerInfo({systemInfo, features = [], providers}: ServerInfo) {
  const paths = providers['realm-restapi-extension']?.providers ?? {}
  const provided: Requirement[] = ['keycloak']
  const versions = [`Keycloak ${systemInfo.version}`]
  for (const name of EXTENSIONS) {
    if (!hasExtension(name, paths)) continue
    provided.push(name)
    // Few extensions report a version, and no other request tells it.
    const version = paths[EXTENSION_PATHS[name][0] ?? '']?.operationalInfo?.version
    if (version !== undefined) versions.push(`${name} ${version}`)
  }
  if (features.some(({name, enabled}) => name === 'ORGANIZATION' && enabled)) provided.push('native-organizations')
  return {keycloak: systemInfo.version, provided, versions} as const
}
