import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {errorHeaders, fileHeaders} from '../../deploy/target'
import {headersFor} from '../../src/lib/headerRules'
import {otherHosts, redirected, requestTable, type Body, type Row} from './requestTable'
import {ask, page, rules, script, twin, type Answer} from './serverFixture'

const bodies: Readonly<Record<Exclude<Body, object>, (text: string) => void>> = {
  page: (text) => expect(text).toBe(page),
  markdown: (text) => expect(text).toBe(twin),
  script: (text) => expect(text).toBe(script),
  'not found': (text) => expect(text).toContain('Not found'),
  'not found in Markdown': (text) => expect(text).toMatch(/^# Page not found\n/),
  empty: (text) => expect(text).toBe(''),
}

const isReset = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** A server can close the connection of a request that it doesn't read to the end before its answer is read: then once more. */
async function readAnswer(send: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (attempts > 1 && isReset(error)) return readAnswer(send, attempts - 1)
    throw error
  }
}

const statusesOf = ({status = 200}: Row): readonly number[] => (typeof status === 'number' ? [status] : status)

function expectedBody({body, ...row}: Row): Body | undefined {
  if (body !== undefined) return body
  const [status, ...others] = statusesOf(row)
  if (others.length > 0) return undefined
  return status === 200 ? 'page' : status === 404 ? 'not found' : undefined
}

/** The path whose rules hold for the answer. */
function pathOf({headersOf, target, ...row}: Row): string {
  const [status] = statusesOf({target, ...row})
  return headersOf ?? (status === 200 ? target : '/404.html')
}

function textOf({headers, body}: Answer): string {
  if (body.length === 0) return ''
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}

/** The fields of a list, without empty ones: Apache adds a field of its own to an empty one. */
const listOf = (field = ''): string[] => field.split(/, ?/).filter((one) => one !== '')

/** Every header of a path, each once, and none that only other paths have. */
function checkHeaders({headers}: Answer, path: string): void {
  const expected = headersFor(rules, path)
  for (const name of [...Object.keys(errorHeaders(rules)), ...fileHeaders(rules)])
    expect(headers[name.toLowerCase()], name).toBe(expected[name])
}

function checkAnswer(row: Row, answer: Answer, origin: string): void {
  const {status, headers} = answer
  const statuses = statusesOf(row)
  expect(statuses).toContain(status)
  expect(headers.location).toBe(row.location === undefined ? undefined : origin + row.location)
  if (statuses.length > 1) {
    // The server itself answers, which knows nothing of the site's headers.
    expect(headers['cache-control'] ?? errorHeaders(rules)['Cache-Control']).toBe(errorHeaders(rules)['Cache-Control'])
    return
  }
  checkHeaders(answer, pathOf(row))
  const coding = headers['content-encoding'] ?? 'none'
  expect(row.coding === 'any' ? ['gzip', 'br'] : [row.coding ?? 'none']).toContain(coding)
  if (row.type !== undefined) expect(headers['content-type']?.replace(' ', '').toLowerCase()).toMatch(row.type)
  for (const name of row.vary ?? []) expect(listOf(headers.vary)).toContain(name)
  if (status === 405) expect(listOf(headers.allow)).toEqual(['GET', 'HEAD'])
  const body = expectedBody(row)
  if (typeof body === 'object') expect(textOf(answer)).toContain(body.contains)
  else if (body !== undefined) bodies[body](textOf(answer))
}

function titleOf({method = 'GET', target, headers = {}}: Row): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target.slice(0, 60)}`, ...fields].join(', ')
}

/**
 * Sends every request of the table to a server.
 * @param port is asked for once the server listens.
 * @param origin with which a server begins its redirects that can't do without. Default: none.
 */
export function serverCases(port: () => number, origin = ''): void {
  async function send({target, method, headers = {}}: Row): Promise<Answer> {
    const {'Accept-Encoding': coding} = headers
    const needsTag = Object.values(headers).some((value) => /\{(etag|strong)\}/.test(value))
    const earlier = needsTag
      ? await ask(port(), target, coding === undefined ? {} : {'Accept-Encoding': coding})
      : undefined
    const etag = earlier?.headers.etag ?? ''
    const filled = Object.entries(headers).map(
      ([name, value]) => [name, value.replace('{etag}', etag).replace('{strong}', etag.replace(/^W\//, ''))] as const,
    )
    return readAnswer(() => ask(port(), target, Object.fromEntries(filled), method))
  }

  describe.each(Object.entries(requestTable))('%s', (_name, rows) => {
    it.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
      checkAnswer(row, await send(row), origin)
    })
  })

  it.each(otherHosts)('%s leads to no other host', async (target) => {
    const {headers} = await ask(port(), target)
    expect(headers.location?.slice(origin.length) ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/)
  })

  it.each(redirected)('%s leads to the site, whatever host the request names', async (target) => {
    const {headers} = await ask(port(), target, {Host: 'evil.example'})
    expect(headers.location ?? `${origin}/docs/`).toBe(`${origin}/docs/`)
  })
}
