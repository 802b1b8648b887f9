import {mkdir, mkdtemp, rename, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {headerRules} from '../../src/config/headers'
import {ask, page, redirects, script, serverFixture, twin} from './serverFixture'

/** A site in two languages below a path of its host. */
export const siteBelowPath = {
  rules: headerRules({scripts: ['sha256-abc='], styles: []}, {languages: ['/site/', '/site/de/']}),
  redirects: redirects.map(({from, to}) => ({from: `/site${from}`, to: `/site${to}`})),
}

const missing = page.replace('Page', 'Nicht gefunden')

/** The folder of the host, in which the build is in `site/`. @returns its absolute path. */
export async function folderOfHost(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'host-test-'))
  const site = path.join(dir, 'site')
  await rename(await serverFixture(), site)
  const files = {'index.html': page, '404.html': missing, '404.md': '# Nicht gefunden\n', 'assets/js/a.1.js': script}
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(site, 'de', path.dirname(file)), {recursive: true})
    await writeFile(path.join(site, 'de', file), text)
  }
  return dir
}

/** What any server of the site has to answer. @param origin with which redirects begin. */
export function belowPathCases(port: () => number, origin = ''): void {
  it.each([
    ['/site/', 200, page],
    ['/site/docs/', 200, page],
    ['/site/de/', 200, page],
    ['/site/.well-known/security.txt', 200, 'Contact: mailto:a@example.com\n'],
    ['/site/nothing/', 404, page.replace('Page', 'Not found')],
    ['/site/de/nothing/', 404, missing],
    ['/site/_headers.json', 404, page.replace('Page', 'Not found')],
    ['/site/.secret', 404, page.replace('Page', 'Not found')],
  ])('a site below a path: %s answers %i', async (address, status, text) => {
    const {status: actual, body} = await ask(port(), address)
    expect([actual, body.toString()]).toEqual([status, text])
  })

  it.each([
    ['/site/docs', '/site/docs/'],
    ['/site/docs/old/?a=1', '/site/docs/?a=1'],
    ['/site/de', '/site/de/'],
  ])('a site below a path: %s leads to %s', async (address, location) => {
    const {status, headers} = await ask(port(), address)
    expect([status, headers.location]).toEqual([301, origin + location])
  })

  it.each(['/site/assets/js/main.1234.js', '/site/de/assets/js/a.1.js'])(
    'a site below a path: %s is kept for a year',
    async (address) => {
      const {headers} = await ask(port(), address)
      expect(headers['cache-control']).toContain('immutable')
    },
  )

  it('a site below a path: a client gets Markdown and the rules of the page', async () => {
    const {headers, body} = await ask(port(), '/site/docs/', {Accept: 'text/markdown'})
    expect(body.toString()).toBe(twin)
    expect(headers['content-security-policy']).toContain("frame-src 'self'")
    expect(headers.link).toContain('</site/llms.txt>')
  })
}
