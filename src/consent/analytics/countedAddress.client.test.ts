import {describe, expect, it} from 'vitest'
import {countedAddress, countedReferrer} from './countedAddress.client'

const told = (address: string) =>
  countedAddress(new URL(address, 'https://site.example'), (hash) => hash === '#terms' || hash === '#a%20b')

describe('countedAddress', () => {
  it.each([
    ['/docs/', '/docs/'],
    ['/docs/#terms', '/docs/#terms'],
    ['/docs/#a%20b', '/docs/#a%20b'],
    ['/docs/?utm_source=news&utm_id=7#terms', '/docs/?utm_source=news&utm_id=7#terms'],
    ['/?utm_campaign=a%26b%3Dc', '/?utm_campaign=a%26b%3Dc'],
  ])('tells %s as %s', (address, expected) => {
    expect(told(address)).toBe(expected)
  })

  it.each([
    '/?code=SplxlOBe&state=af0ifjsldkj',
    '/#access_token=2YotnFZFEjr1zCsicMWpAA',
    '/?q=password+of+alice',
    '/?alice@example.com',
    '/#:~:text=secret',
    '/#terms?code=1',
    '/#100%',
    '/?utm_sourcecode=1&myutm_source=2&UTM_SOURCE=3',
  ])('tells nothing of %s but the path', (address) => {
    expect(told(address)).toBe('/')
  })
})

describe('countedReferrer', () => {
  it('is the page without query and hash', () => {
    expect(countedReferrer('https://a.example/b/?q=secret#c')).toBe('https://a.example/b/')
  })

  it('is nothing where no page led here', () => {
    expect(countedReferrer('')).toBeNull()
  })
})
