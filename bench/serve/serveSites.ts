import type {Site} from '../sites/site'
import type {Certificate} from './certificate'
import {serveSite, type SiteServer} from './server'

/** A site and where it is served. */
export type ServedSite = {site: Site; server: SiteServer}

/** Serves several sites, each at a port of its own, while some work is done. */
export async function whileServed<T>(
  sites: readonly Site[],
  options: {certificate: Certificate; probe?: string},
  work: (served: readonly ServedSite[]) => Promise<T>,
): Promise<T> {
  const served: ServedSite[] = []
  try {
    for (const site of sites) served.push({site, server: await serveSite({dir: site.outDir, ...options})})
    return await work(served)
  } finally {
    for (const {server} of served) await server.close()
  }
}
