import {mkdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import type {RouteConfig} from '@docusaurus/types'
import * as z from 'zod'
import type {Redirect} from '../data/redirects'
import {SiteError} from '../lib/problem'
import {readFrontMatter} from '../markdown/check/frontMatter'

const movedFrom = z.array(z.string()).catch([])

/** The earlier addresses of pages, as their front matter names them. @param siteDir absolute path of the site's root. */
export async function movedPages(siteDir: string, routes: readonly RouteConfig[]): Promise<Redirect[]> {
  const found = await Promise.all(
    routes.flatMap(leaves).map(async ({path: to, metadata}): Promise<Redirect[]> => {
      const file = metadata?.sourceFilePath
      if (file === undefined || !/\.mdx?$/.test(file)) return []
      const frontMatter = readFrontMatter(await readFile(path.join(siteDir, file), 'utf8'), file)
      if ('what' in frontMatter) throw new SiteError(frontMatter)
      return movedFrom.parse(frontMatter.values.moved_from).map((from) => ({from, to}))
    }),
  )
  return found.flat()
}

const leaves = (route: RouteConfig): RouteConfig[] => [route, ...(route.routes ?? []).flatMap(leaves)]

/** The redirects in the form that Cloudflare Pages reads from a file named `_redirects`. */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from.replace(/\/$/, '')} ${to} 301\n${from} ${to} 301\n`).join('')
}

/** A page for hosts that can't redirect. @param siteUrl `https://` address of the site, without closing slash. */
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

/** Writes a page at each earlier address, and what servers read. */
export async function writeRedirects(outDir: string, redirects: readonly Redirect[], siteUrl: string): Promise<void> {
  for (const redirect of redirects) {
    const folder = path.join(outDir, redirect.from)
    await mkdir(folder, {recursive: true})
    // Not in the place of a page: the check of the content has found that before.
    await writeFile(path.join(folder, 'index.html'), redirectPage(redirect, siteUrl), {flag: 'wx'})
  }
  await writeFile(path.join(outDir, '_redirects'), formatRedirectsFile(redirects))
  await writeFile(path.join(outDir, '_redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`)
}
