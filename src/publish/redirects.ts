import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {RouteConfig} from '@docusaurus/types'
import * as z from 'zod'
import type {Redirect} from '../data/redirects'
import {SiteError} from '../lib/problem'
import {readFrontMatter} from '../markdown/check/frontMatter'

const movedFrom = z.array(z.string()).catch([])

/** Where redirects hold. */
type Place = {
  /** Path of the language on the host, with slashes at both ends. */
  baseUrl: string
  /** Files of earlier versions of documentation, below the site's root. */
  earlierFiles: ReadonlySet<string>
}

/**
 * The earlier addresses of pages, as their front matter names them. An earlier version of documentation is a copy: what it says
 * of addresses is said by the latest one.
 * @param siteDir absolute path of the site's root. @returns paths below the site's base.
 */
export async function movedPages(
  siteDir: string,
  routes: readonly RouteConfig[],
  {baseUrl, earlierFiles}: Place,
): Promise<Redirect[]> {
  const found = await Promise.all(
    routes.flatMap(leaves).map(async ({path: to, metadata}): Promise<Redirect[]> => {
      const file = metadata?.sourceFilePath
      if (file === undefined || !/\.mdx?$/.test(file) || earlierFiles.has(file)) return []
      const frontMatter = readFrontMatter(await readFile(path.join(siteDir, file), 'utf8'), file)
      if ('what' in frontMatter) throw new SiteError(frontMatter)
      return movedFrom.parse(frontMatter.values.moved_from).map((from) => ({from, to: `/${to.slice(baseUrl.length)}`}))
    }),
  )
  return found.flat()
}

const leaves = (route: RouteConfig): RouteConfig[] => [route, ...(route.routes ?? []).flatMap(leaves)]

/** Redirects as a host needs them. @param baseUrl path of the site, with slashes at both ends. */
export const below = (redirects: readonly Redirect[], baseUrl: string): Redirect[] =>
  redirects.map(({from, to}) => ({from: baseUrl + from.slice(1), to: baseUrl + to.slice(1)}))

/** The redirects in the form that Cloudflare Pages reads from a file named `_redirects`. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from.replace(/\/$/, '')} ${to} 301\n${from} ${to} 301\n`).join('')
}

/** A page for hosts that can't redirect. @param siteUrl `https://` address of the host, without closing slash. */
export function redirectPage({to}: Redirect, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${to}">
<title>This page has moved</title>
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${to}">${siteUrl}${to}</a>.</p>
</body>
</html>
`
}

/**
 * Writes a page at each earlier address.
 * @param redirects paths below the site's base. @param url `https://` address of the host, without closing slash.
 */
export async function writeRedirectPages(
  redirects: readonly Redirect[],
  {outDir, url, baseUrl}: {outDir: string; url: string; baseUrl: string},
): Promise<void> {
  for (const {from, to} of redirects) {
    const folder = path.join(outDir, from)
    await mkdir(folder, {recursive: true})
    // Not in the place of a page: the check of the content has found that before.
    const page = redirectPage({from, to: baseUrl + to.slice(1)}, url)
    await writeFile(path.join(folder, 'index.html'), page, {flag: 'wx'})
  }
}

/** Writes what servers read. @param redirects of all languages, with the base. */
export async function writeRedirectFiles(outDir: string, redirects: readonly Redirect[]): Promise<void> {
  await writeFile(path.join(outDir, '_redirects'), formatRedirectsFile(redirects))
  await writeFile(path.join(outDir, '_redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`)
}
