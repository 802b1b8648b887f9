import {describe, expect, it} from 'vitest'
import type {Finding, Report} from '../report'
import {InputError, valuesOf} from '../run'
import {deliveries, deliveryOf} from './fixtures'
import {sampleTypes} from './types'
import {run} from './webhook.client'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const {signal} = new AbortController()

async function answer(texts: Record<string, string>, action = 'verify'): Promise<Report> {
  const defaults = {
    body: '',
    signature: '',
    secret: '',
    algorithm: 'HmacSHA256',
    type: 'access.LOGIN',
    target: 'http://127.0.0.1:8085/webhooks/keycloak',
  }
  return run(valuesOf({...defaults, ...texts}), action === 'typing' ? undefined : action, signal)
}

const findings = (report: Report): Finding[] => report.filter((part) => part.kind === 'finding')
const titles = (report: Report): string[] => findings(report).map(({title}) => title)
const codes = (report: Report): string[] => report.filter((part) => part.kind === 'code').map(({code}) => code)

const login = deliveryOf('access.LOGIN')

describe('deliveries of running servers', () => {
  it.each(deliveries)('is genuine: $server $algorithm $body', async (delivery) => {
    expect(titles(await answer(delivery))[0]).toBe('The signature matches the body and the secret.')
  })

  it('answers while the reader types, as soon as body, signature, and secret are there', async () => {
    expect(await answer({...login, secret: ''}, 'typing')).toEqual([])
    expect(titles(await answer(login, 'typing'))[0]).toBe('The signature matches the body and the secret.')
  })

  it('shows the event', async () => {
    const table = (await answer(login)).find((part) => part.kind === 'table')
    expect(table?.rows).toContainEqual(['`type`', '`access.LOGIN`'])
  })
})

describe('wrong headers', () => {
  it.each([
    ['X-Keycloak-Signature: ', '', undefined],
    ['sha256=', '', 'The header has the prefix `sha256=`. Keycloak sends only lowercase hexadecimal digits.'],
    ['"', '"', 'The header has quotes around its value. Keycloak sends only lowercase hexadecimal digits.'],
  ])('reads %s…%s', async (before, after, title) => {
    const report = titles(await answer({...login, signature: `${before}${login.signature}${after}`}))
    expect(report[0]).toBe(title ?? 'The signature matches the body and the secret.')
  })

  it('names uppercase digits and Base64', async () => {
    const upper = await answer({...login, signature: login.signature.toUpperCase()})
    expect(titles(upper)[0]).toContain('has uppercase digits')
    const encoded = Buffer.from(login.signature, 'hex').toString('base64')
    expect(titles(await answer({...login, signature: encoded}))[0]).toContain('is Base64')
  })

  it('says that the webhook has another algorithm', async () => {
    const {body, signature, secret} = deliveryOf('access.LOGIN', 'HmacSHA1')
    expect(titles(await answer({body, signature, secret}))).toEqual([
      'The signature has 40 digits, so its algorithm is `HmacSHA1`, not `HmacSHA256`.',
    ])
  })

  it('explains an empty header and a token', async () => {
    expect(titles(await answer({...login, signature: 'X-Keycloak-Signature:'}))[0]).toContain(
      'doesn’t know the algorithm',
    )
    expect(titles(await answer({...login, signature: 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJhIjoxfQ.c2ln'}))[0]).toContain(
      'token',
    )
  })
})

describe('no match', () => {
  it('says so for another secret, and shows both signatures', async () => {
    const report = await answer({...login, secret: 'another'})
    expect(titles(report)).toEqual(['The signature doesn’t match the body and the secret.'])
    const table = report.find((part) => part.kind === 'table')
    expect(table?.rows[0]).toEqual(['In the header', `\`${login.signature}\``])
  })

  it.each([
    ["{'id': 'x', 'type': 'access.LOGIN'}", 'printed form'],
    ['[object Object]', 'printed form'],
    ['{id=x, type=access.LOGIN}', 'printed form'],
    ['{"id":"x","type":"acc', 'ends in the middle'],
    ['type=access.LOGIN', 'isn’t JSON'],
    ['{"message": "x"}', 'isn’t an event'],
    [JSON.stringify({type: 'shop.X', uid: 'u'}, undefined, 3), 'doesn’t write JSON in this form'],
    ['{"type":"shop.X","uid":"Zo�"}', 'U+FFFD'],
  ])('says what is unusual about the body %s', async (body, words) => {
    expect(titles(await answer({...login, body})).join('\n')).toContain(words)
  })

  it('says nothing unusual about a body that Keycloak could have written', async () => {
    expect(findings(await answer({...login, body: login.body.replace('acme-web', 'other')}))).toHaveLength(1)
  })
})

describe('inputs that it refuses', () => {
  it.each([
    [{body: ''}, 'Paste the body'],
    [{signature: ''}, 'Enter the value of the header'],
    [{secret: ''}, 'Enter the secret'],
    [{signature: '0000'}, 'has 4 characters'],
    [{signature: 'x'.repeat(1_000_000)}, 'has 1000000 characters'],
    [{secret: 's'.repeat(1_000_000)}, 'at most 100'],
    [{body: '{'.repeat(3_000_000)}, '2 MiB'],
    [{algorithm: 'MD5'}, 'HmacSHA256, HmacSHA1'],
  ])('%j', async (texts, message) => {
    await expect(answer({...login, ...texts})).rejects.toThrow(InputError)
    await expect(answer({...login, ...texts})).rejects.toThrow(message)
  })
})

describe('1 MB of anything', () => {
  it.each(['[', '{"a":', '"', '\\', 'ë', 'a\r\n', '\ufeffa', '{"type":"x"}', '`', '[object Object]'])(
    'answers for %j',
    async (piece) => {
      const body = piece.repeat(1_000_000 / piece.length)
      const cpuMs = await cpuMsOf(async () => {
        expect(titles(await answer({...login, body}))[0]).toContain('doesn’t match')
        expect(titles(await answer({...login, body: body.slice(0, 100_000)}))[0]).toContain('doesn’t match')
      })
      expect(cpuMs).toBeLessThan(4000)
    },
  )
})

describe('sample deliveries', () => {
  it.each(sampleTypes)('%s verifies, and is new each time', async (type) => {
    const [, , signature, body] = codes(await answer({secret: 's', type}, 'sample'))
    expect(titles(await answer({body: body ?? '', signature: signature ?? '', secret: 's'}))[0]).toContain('matches')
    expect(codes(await answer({secret: 's', type}, 'sample'))[3]).not.toBe(body)
  })

  it('need a secret and the address of a receiver', async () => {
    await expect(answer({}, 'sample')).rejects.toThrow('Enter the secret')
    await expect(answer({secret: 's', target: 'ftp://acme.example'}, 'sample')).rejects.toThrow('https://')
    await expect(answer({secret: 's', type: 'access.NOTHING'}, 'sample')).rejects.toThrow('access.NOTHING')
  })

  it('are signed with the chosen algorithm', async () => {
    const [, forged, signature] = codes(await answer({secret: 's', algorithm: 'HmacSHA1'}, 'sample'))
    expect(signature).toHaveLength(40)
    expect(forged).toContain(`X-Keycloak-Signature: ${'0'.repeat(40)}'`)
  })
})
