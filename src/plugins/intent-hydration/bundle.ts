import path from 'node:path'
import {bundleInline} from '../../lib/bundleInline'

/** The inline script that loads the rest. @throws Error as esbuild words it. */
export function bundleBootstrap(): Promise<string> {
  return bundleInline(path.join(__dirname, 'browser/index.ts'), {})
}
