import {readFileSync} from 'node:fs'
import path from 'node:path'

/** The paths of the build's sitemap. Read at once: Playwright collects its tests synchronously. */
export const sitemap: readonly string[] = [
  ...readFileSync(path.resolve('build/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, location = '']) => new URL(location).pathname)
