import {glob} from 'tinyglobby'

/** Address of a page by the path of its file. */
export function docsRouteOf(file: string): string {
  return `/${file.replace(/index\.mdx$|\.mdx$/, '')}/`.replace('//', '/')
}

/** Addresses of the pages in `docs/`, by the paths of their files. */
export async function docsRoutesOf(siteDir: string): Promise<ReadonlySet<string>> {
  const files = await glob('docs/**/*.mdx', {cwd: siteDir, ignore: ['**/_*']})
  return new Set(files.map(docsRouteOf))
}
