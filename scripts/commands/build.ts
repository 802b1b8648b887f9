import {buildSite} from '../lib/build'

/** Builds the site to `build/`. */
export async function main(): Promise<number> {
  await buildSite()
  return 0
}
