import path from 'node:path'
import {glob} from 'tinyglobby'

/** Addresses of the pages in `docs/`, by the paths of their files. */
export async function docsRoutesOf(siteDir: string): Promise<ReadonlySet<string>> {
  const files = await glob('**/*.mdx', {cwd: path.join(siteDir, 'docs'), ignore: ['**/_*']})
  return new Set(files.map((file) => path.posix.join('/docs', file.replace(/(^|\/)index\.mdx$|\.mdx$/, ''), '/')))
}
