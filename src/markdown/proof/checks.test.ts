import {describe, expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {checksOf} from './checks'
import {parseProof} from './parse'

const page = (...blocks: string[]): string => ['## 1. Turn it on', ...blocks].join('\n\n')
const request = (line: string, options = 'hidden check'): string => `\`\`\`http ${options}\n${line} HTTP/1.1\n\`\`\``
const response = '```http hidden\nHTTP/1.1 200 OK\n\n{"bruteForceProtected": true, …}\n```'
const problemsOf = (source: string): string[] => parseProof(parseTree(source)).problems.map(({what}) => what)

describe('the checks of a page', () => {
  it('are requests with their responses, below the heading of their step', () => {
    const [check, ...others] = checksOf(parseTree(page(request('GET /admin/realms/acme'), response)))
    expect(others).toEqual([])
    expect(check).toMatchObject({
      step: '1. Turn it on',
      path: '/admin/realms/acme',
      expected: {status: 200, json: {bruteForceProtected: true, '…': '…'}},
    })
    expect(problemsOf(page(request('GET /admin/realms/acme'), response))).toEqual([])
  })

  it('name the servers to which they apply', () => {
    const source = page(request('GET /admin/realms/acme', 'hidden check only="26.7"'), response)
    expect(checksOf(parseTree(source))[0]?.only).toBe('26.7')
  })

  it.each(['POST /admin/realms/acme', 'DELETE /admin/realms/acme', 'GET /admin/realms/master', 'GET /admin/realms'])(
    'change nothing and stay in the realm: %s is a mistake',
    (line) => {
      expect(problemsOf(page(request(line), response))).toContain(
        "The block isn't a request that a check can repeat in a reader's realm.",
      )
      expect(checksOf(parseTree(page(request(line), response)))).toEqual([])
    },
  )

  it('have a response, without which they could not fail', () => {
    const source = page(request('GET /admin/realms/acme'), '```bash\ntrue\n```')
    expect(problemsOf(source)).toContain('The check has no response to compare with.')
    expect(checksOf(parseTree(source))).toEqual([])
  })
})
