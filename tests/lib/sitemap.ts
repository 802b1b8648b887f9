import {readFileSync} from 'node:fs'
import path from 'node:path'

/** The paths of the build's sitemap. Read at once: Playwright collects its tests synchronously. */
export const sitemap: readonly string[] = [
  ...readFileSync(path.resolve('build/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, location = '']) => new URL(location).pathname)

/** What a reader or a builder of the site can see: the sitemap's pages and those that it leaves out. */
export const everyPage: readonly string[] = [...sitemap, '/style/', '/no-such-page/']
