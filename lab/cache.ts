import {homedir} from 'node:os'
import path from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Where downloads, jars and assembled servers are kept: outside the repository, so that no clone or `git clean`
 * loses them and none of them is ever committed. `LAB_CACHE` names another folder.
 */
export function cacheFolder(env: Env = process.env): string {
  if (env.LAB_CACHE) return path.resolve(env.LAB_CACHE)
  return path.join(env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'keycloak-lab')
}

/** The folders of a cache. */
export type Cache = ReturnType<typeof openCache>

/** Names the folders of a cache; makes none. */
export function openCache(root: string = cacheFolder()) {
  return {
    root,
    /** What came from the registry, checked. */
    downloads: path.join(root, 'downloads'),
    /** Jars that the registry does not have. */
    providers: path.join(root, 'providers'),
    /** Assembled and built servers. */
    servers: path.join(root, 'servers'),
    /** The log of each server that runs, and of those that failed. */
    logs: path.join(root, 'logs'),
  } as const
}
