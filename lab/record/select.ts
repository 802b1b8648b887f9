import {SiteError} from '../../src/lib/problem'
import {PROOF_SERVERS} from '../../src/data/proofServers'
import {isForVersion, VERSIONS_ALLOWED} from '../../src/markdown/proof/versions'
import {bundles} from '../bundles'
import type {StatedGroup} from './group'

/** A part of the groups, as the command line names it. */
export type Selection = {
  /** `2/4` for every fourth group from the second on. */
  shard?: string
  /** A version or a minor of Keycloak, as in `only="…"` of a page. */
  on?: string
}

/** The groups of a part. @throws SiteError where there is no such part. */
export function selectGroups(groups: readonly StatedGroup[], {shard, on}: Selection): readonly StatedGroup[] {
  const fits = shard === undefined ? () => true : inShard(shard)
  if (on !== undefined && !PROOF_SERVERS.some((version) => isForVersion(on, version))) {
    throw new SiteError({
      what: `--on ${on} is no version of Keycloak that the lab proves pages on.`,
      allowed: VERSIONS_ALLOWED,
      fix: 'For example: npm run prove -- docs/security/index.mdx --on 26.7',
    })
  }
  const selected = on === undefined ? groups : groups.filter(({bundle}) => isForVersion(on, bundles[bundle].server))
  return selected.filter((_, index) => fits(index))
}

/** Whether an item is in a shard, by its 0-based index. */
function inShard(shard: string): (index: number) => boolean {
  const [, number, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard)?.map(Number) ?? []
  if (number !== undefined && count !== undefined && number <= count) return (index) => index % count === number - 1
  throw new SiteError({
    what: `--shard ${shard} isn't a part of the checks.`,
    allowed: 'the number of the part and the number of parts, such as 1/4 or 4/4',
    fix: 'For example: npm run prove -- --all --shard 1/4',
  })
}
