import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {request, type IncomingHttpHeaders} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {compressFolder} from '../../scripts/lib/compress'
import {headerRules} from '../../src/config/headers'
import type {Redirect} from '../../src/data/redirects'

/** What a server says. */
export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer}

/** The response headers of the folder that is served. */
export const rules = headerRules({scripts: ['sha256-abc='], styles: ['sha256-def=']})

/** Where pages of that folder have been. */
export const redirects: readonly Redirect[] = [
  {from: '/docs/old/', to: '/docs/'},
  {from: '/api/v1.0/', to: '/api/get-me/'},
]

export const page = `<!doctype html><title>Page</title>${'<p>Text.</p>'.repeat(100)}`

/** A script, long enough to be compressed. */
export const script = 'let a = 1\n'.repeat(100)

/** The Markdown of the page, long enough to be compressed. */
export const twin = `# Page\n\n${'Text.\n'.repeat(100)}`

/** A small build, with compressed copies, and with what no server may give away. @returns its absolute path. */
export async function serverFixture(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'server-test-'))
  const files = {
    'index.html': page,
    '404.html': page.replace('Page', 'Not found'),
    'docs/index.html': page,
    'docs/index.md': twin,
    'docs.md': twin,
    '404.md': '# Page not found\n',
    'search/index.html': page,
    'docs/a b/index.html': page,
    'api/get-me/index.html': page,
    'assets/js/main.1234.js': script,
    'favicon.ico': 'icon',
    'sw.js': script,
    'img/share/1.png': 'picture',
    'openapi.json': '{}',
    '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    '.well-known/.secret': page,
    '_headers.json': '[]',
    '_redirects.json': JSON.stringify(redirects),
    // For hosts that can't redirect.
    'docs/old/index.html': page.replace('Page', 'Moved'),
    _headers: '/*\n',
    '.secret': page,
    '.draft.md': twin,
    'docs/_draft.md': twin,
    'docs/.git/config': page,
    'draft.HTML': page,
    '_PRIVATE.TXT': 'private',
    'api-console/signed-in.htm': page,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true})
    await writeFile(path.join(dir, file), text)
  }
  await compressFolder(dir)
  return dir
}

/** Sends the path as it is written, dots and double slashes included. */
export function ask(
  port: number,
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({host: 'localhost', port, path: pathname, headers, method}, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => resolve({status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks)}))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
