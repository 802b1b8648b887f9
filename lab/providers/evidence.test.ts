import {describe, expect, it} from 'vitest'
import type {Answer, Caller} from '../consumers/http'
import {createRecorder, mask, maskText} from './evidence'

const url = 'http://localhost:41000'
const addresses = {[url]: 'https://id.example'}
const token = 'eyJhbGciOiJIUzUxMiJ9.eyJleHAiOjF9.a-b_c'

describe('masking', () => {
  it('keeps ids and takes tokens out of links', () => {
    const text = maskText(`${url}/realms/acme/action-token?key=${token}&client_id=web`, addresses)
    expect(text).toBe('https://id.example/realms/acme/action-token?key=<token>&client_id=web')
  })

  it('takes codes out of redirects, and the address also where it is encoded', () => {
    const text = maskText(`https://app.example/?code=a.b&iss=${encodeURIComponent(url)}#session_state=s`, addresses)
    expect(text).toBe('https://app.example/?code=<masked>&iss=https%3A%2F%2Fid.example#session_state=<masked>')
  })

  it('masks secrets by their names, at every depth', () => {
    const value = {id: '1', list: [{client_secret: 's', password: '', access_token: 'opaque'}], sent: true, none: null}
    expect(mask(value, addresses)).toEqual({
      id: '1',
      list: [{client_secret: '<masked>', password: '', access_token: '<masked>'}],
      sent: true,
      none: null,
    })
  })
})

function answer(text: string, type: string, json?: unknown): Answer {
  return {status: 200, headers: new Headers({'content-type': type, 'x-request': 'other'}), text, json}
}

function answering(result: Answer): Pick<Caller, 'request'> {
  return {request: () => Promise.resolve(result)}
}

describe('recording', () => {
  const source = {url, application: {url: 'http://localhost:42000'}, versions: ['Keycloak 1']}

  it('hands out the answer as it came and keeps it masked', async () => {
    const recorder = createRecorder('a subject', source)
    const came = answer('', 'application/json', {link: `${url}/?key=${token}`})
    const got = await recorder.exchange('one', {name: 'nobody', caller: answering(came)}, 'POST', '/a', {
      json: {redirect_uri: 'http://localhost:42000/callback'},
    })
    expect(got).toBe(came)
    expect(recorder.evidence()).toMatchObject({
      about: 'a subject',
      versions: ['Keycloak 1'],
      exchanges: [
        {
          request: {method: 'POST', path: '/a', json: {redirect_uri: 'https://app.acme.example/callback'}},
          answer: {
            status: 200,
            headers: {'content-type': 'application/json'},
            body: {link: 'https://id.example/?key=<token>'},
          },
        },
      ],
    })
    expect(JSON.stringify(recorder.evidence())).not.toContain('x-request')
  })

  it('keeps that a page came, not its markup', async () => {
    const recorder = createRecorder('a subject', source)
    const page = answer('<p>session_code=1</p>', 'text/html;charset=utf-8')
    await recorder.exchange('one', {name: 'nobody', caller: answering(page)}, 'GET', '/a')
    expect(recorder.evidence().exchanges[0]?.answer.body).toBe('<HTML page, 21 characters>')
  })
})
