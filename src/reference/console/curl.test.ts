import {execFileSync} from 'node:child_process'
import {describe, expect, it} from 'vitest'
import type {Call} from './call'
import {curlOf} from './curl'

const call: Call = {
  method: 'POST',
  url: "https://auth.example.com/realms/it's/orgs?a=%5B",
  baseUrl: 'https://auth.example.com',
  realm: "it's",
  headers: {'Content-Type': 'application/json'},
  body: '{"name": "$(touch x) `y` \'z\'"}',
}

describe('curlOf', () => {
  it('has a variable where the token is', () => {
    expect(curlOf(call, true)).toContain('-H "Authorization: Bearer $TOKEN"')
    expect(curlOf(call, false)).not.toContain('Authorization')
    expect(curlOf({...call, method: 'GET', body: undefined, headers: {}}, false)).toBe(
      String.raw`curl -sS -i -g 'https://auth.example.com/realms/it'\''s/orgs?a=%5B'`,
    )
  })

  it('means in a shell what it says, whatever was entered', () => {
    const script = `curl() { for part in "$@"; do printf '%s\\0' "$part"; done; }\nTOKEN=t\n${curlOf(call, true)}`
    const parts = execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0')
    expect(parts).toEqual([
      '-sS',
      '-i',
      '-g',
      '-X',
      'POST',
      call.url,
      '-H',
      'Authorization: Bearer t',
      '-H',
      'Content-Type: application/json',
      '--data-raw',
      call.body,
      '',
    ])
  })
})
