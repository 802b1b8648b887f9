import {homedir} from 'node:os'
import path from 'node:path'

/** The system's folder for what can be made again. */
function cacheHome(): string {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME
  if (process.env.LOCALAPPDATA) return process.env.LOCALAPPDATA
  return path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache')
}

/** Absolute path of the folder, outside of the repository, where the sites to compare are installed and built. */
export const SCRATCH = path.join(cacheHome(), 'managed-keycloak-site-bench')
