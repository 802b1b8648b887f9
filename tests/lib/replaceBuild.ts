import type {Page, Route} from '@playwright/test'
import {globSync} from 'tinyglobby'
import {answered, mayLog} from './test'

const HASH = /\b[0-9A-Za-z]{8,}\b/g

/** The hash in the name of each file that browsers keep, and that of the next build in its place. */
const renamed = new Map(
  globSync('assets/**', {cwd: 'build'}).flatMap((file) => {
    const hash = /\.([0-9A-Za-z]{8,})\.\w+$/.exec(file)?.[1]
    return hash === undefined ? [] : [[hash, Array.from(hash).reverse().join('')] as const]
  }),
)
const known = new Map([...renamed].map(([old, next]) => [next, old]))

const inOther = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(HASH, (hash) => names.get(hash) ?? hash)

async function answer(route: Route): Promise<void> {
  const url = route.request().url()
  if (inOther(url, renamed) !== url) {
    await route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'})
    return
  }
  const response = await route.fetch({url: inOther(url, known), maxRedirects: 0})
  const headers = {...response.headers()}
  // It has the hashes of the inline scripts, whose text is another now.
  delete headers['content-security-policy']
  const isText = /html|javascript|json|css/.test(headers['content-type'] ?? '')
  await route.fulfill({response, headers, ...(isText ? {body: inOther(await response.text(), renamed)} : {})})
}

/**
 * Deploys another build under an open page, on a host that keeps nothing of the one before: from now on each hashed file has
 * another name, and its earlier name is answered with 404.
 */
export async function replaceBuild(page: Page): Promise<void> {
  mayLog(page, answered(404, /\/assets\/\S+$/))
  mayLog(page, /MIME type \('text\/html'\)/)
  await page.route('**/*', answer)
}
