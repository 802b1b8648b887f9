import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {createHash} from 'node:crypto'
import {SiteError} from '../../src/lib/problem'
import {readManifest} from '../../scripts/lib/manifest'
import {contentWith} from '.'
import {runCommand} from '../measure/runCommand'
import {removeAll} from './write'
import type {Site} from './site'

/** Builds the peers' pages, where they have not been built from the same content. This site has to be built already. */
export async function prepareBuilds(sites: readonly Site[]): Promise<void> {
  const content = await contentWith(0)
  for (const site of sites) {
    if (site.name === 'ours') {
      await readManifest(site.outDir)
      continue
    }
    // In the build, which every other build of the site replaces, such as those of `scale`.
    const stamp = path.join(site.outDir, 'built.hash')
    const hash = createHash('sha256')
      .update(`${site.title}\0${JSON.stringify(content)}`)
      .digest('hex')
    if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) continue
    console.log(`Building ${site.title} …`)
    await site.prepare(content)
    await removeAll(site.caches)
    await buildOnce(site)
    await writeFile(stamp, hash)
  }
}

/**
 * Builds a site as it stands.
 * @param limitMs the longest that it may take; the result says where it would have taken longer. Default: any time.
 * @throws SiteError with what the generator said when that fails.
 */
export async function buildOnce(site: Site, limitMs?: number): ReturnType<typeof runCommand> {
  const result = await runCommand(site.build, limitMs)
  if (result.code === 0 || result.isCutOff) return result
  throw new SiteError({
    what: `${site.title} could not be built in ${site.build.cwd}; it ended with code ${result.code}:\n${result.output.slice(-3000)}`,
    fix: 'Correct what it names and run the same command again.',
  })
}
