import {glob} from 'tinyglobby'

/** Address of a page by the path of its file. */
export function docsRouteOf(file: string): string {
  return `/${file.replace(/index\.mdx$|\.mdx$/, '')}/`.replace('//', '/')
}

/** The path of a page of the documentation, without that of the site before it. */
export function docsPathOf(address: string): string {
  const {pathname} = new URL(address)
  return pathname.slice(Math.max(0, pathname.indexOf('/docs/')))
}

/** Addresses of the pages in `docs/`, by the paths of their files. */
export async function docsRoutesOf(siteDir: string): Promise<ReadonlySet<string>> {
  const files = await glob('docs/**/*.mdx', {cwd: siteDir, ignore: ['**/_*']})
  return new Set(files.map(docsRouteOf))
}
