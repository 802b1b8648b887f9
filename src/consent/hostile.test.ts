import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {fuzzRuns} from '../tools/fuzz'
import {countedAddress, countedReferrer} from './analytics/countedAddress.client'
import {choiceIn, CONSENT_COOKIE, consentRevision} from './consent'

const runs = {numRuns: fuzzRuns()}
const revision = consentRevision(undefined)
const text = fc.string({unit: 'binary'})

/** A cookie as the consent library writes it. */
const cookieOf = (categories: readonly string[], its: number): string =>
  `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify({categories, revision: its, data: null}))}`

const cookies = (others: readonly string[]): string => others.map((other) => other.replaceAll(';', '')).join('; ')

describe('a stored choice', () => {
  it('is nothing for any text that the consent library did not write', () => {
    const garbage = fc.oneof(
      text,
      fc.json().map((json) => `${CONSENT_COOKIE}=${json}`),
      fc.stringMatching(/^[a-z_-]+$/).map((name) => `${name}${cookieOf(['tracking'], revision)}`),
    )
    fc.assert(
      fc.property(garbage, (one) => {
        expect(choiceIn(one, revision)).toBeNull()
      }),
      runs,
    )
  })

  it('is found among any other cookies, and allows only what it names', () => {
    const other = text.map((one) => `a=${one.replaceAll(CONSENT_COOKIE, '')}`)
    const categories = fc.subarray(['necessary', 'tracking'])
    fc.assert(
      fc.property(fc.array(other), categories, fc.array(other), (before, chosen, after) => {
        const all = cookies([...before, cookieOf(chosen, revision), ...after])
        expect(choiceIn(all, revision)).toEqual({tracking: chosen.includes('tracking')})
        expect(choiceIn(all, revision + 1)).toBeNull()
      }),
      runs,
    )
  })
})

describe('what a counter is told', () => {
  const SECRET = 'eyJhbGciOi'
  const names = fc.oneof(
    fc.constantFrom('code', 'token', 'q', 'utm_sourcex', 'UTM_SOURCE', 'xutm_source'),
    fc.stringMatching(/^[a-z_]{1,12}$/),
  )
  const addresses = fc.tuple(fc.array(names), fc.boolean()).map(([all, isInHash]) => {
    const query = all.map((name) => `${name}=${SECRET}`).join('&')
    return new URL(isInHash ? `https://a.example/docs/#${query}` : `https://a.example/docs/?${query}`)
  })

  it('has nothing of a query or a hash but the words of a campaign', () => {
    fc.assert(
      fc.property(addresses, (url) => {
        const isCampaign = /[?&]utm_(source|medium|campaign|term|content|id)=/.test(url.search)
        expect(countedAddress(url, () => false).includes(SECRET)).toBe(isCampaign)
        expect(countedReferrer(url.href)).toBe('https://a.example/docs/')
      }),
      runs,
    )
  })

  it('has no query, whatever the page that led here says of itself', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.webUrl({withQueryParameters: true, withFragments: true})), (referrer) => {
        expect(countedReferrer(referrer) ?? '').not.toMatch(/[?#]/)
      }),
      runs,
    )
  })
})

describe('the hash of an address', () => {
  beforeAll(() => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('document', {getElementById: (id: string) => ({id})})
  })
  afterAll(() => vi.unstubAllGlobals())

  it('names one element or none, however it is encoded', async () => {
    const {elementAt} = await import('../lib/dom.client')
    const part = fc.oneof(text, fc.constantFrom('%', '%2', '%zz', '%C3', '%F0%9F%98', '100%'))
    fc.assert(
      fc.property(
        fc.array(part).map((all) => `#${all.join('')}`),
        (hash) => {
          expect(typeof (elementAt(hash)?.id ?? '')).toBe('string')
        },
      ),
      runs,
    )
    expect(elementAt('#a%20b')?.id).toBe('a b')
    expect(elementAt('#100%')).toBeNull()
  })
})
