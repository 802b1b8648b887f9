import {describe, expect, it} from 'vitest'
import {brandFixture} from '../../tests/fixtures/brand'
import {planName} from '../data/offer/plan'
import {allowedBrandTokens, replaceBrandTokens, replaceBrandTokensDeep, unknownBrandTokens} from './brandTokens'

describe('brand tokens', () => {
  it('puts the values of the brand in the place of tokens, in prose, links and code alike', () => {
    const text = '${brand.name} at [home](${brand.url}/) or ${brand.links.dashboard}; curl ${brand.domain}'
    expect(replaceBrandTokens(text, brandFixture)).toBe(
      'Northgate ID at [home](https://northgate.example/) or https://dash.northgate.example/; curl northgate.example',
    )
  })

  it('leaves what is no token, such as the template literals of a sample', () => {
    const sample = 'fetch(`${base}/realms/${realm}`) // ${brand}'
    expect(replaceBrandTokens(sample, brandFixture)).toBe(sample)
  })

  it('reaches into lists and objects and leaves dates as they are', () => {
    const date = new Date(0)
    expect(replaceBrandTokensDeep({title: '${brand.name}', tags: ['${brand.slug}'], date, n: 1}, brandFixture)).toEqual(
      {title: 'Northgate ID', tags: ['northgate-id'], date, n: 1},
    )
  })

  it('names a token that no field stands behind, with its line and column', () => {
    expect(unknownBrandTokens('first\nsee ${brand.nmae}', brandFixture)).toEqual([
      {token: '${brand.nmae}', line: 2, column: 5},
    ])
  })

  it('puts names of plans in the place of their tokens, and names the tokens that there are for one that is not', () => {
    const text = 'Order ${planName.dedicated.a}. ${planName.Shared.many} have one realm, ${planName.shared} too.'
    expect(replaceBrandTokens(text, brandFixture)).toBe(
      `Order ${planName.dedicated.a}. ${planName.Shared.many} have one realm, \${planName.shared} too.`,
    )
    expect(unknownBrandTokens(text, brandFixture).map(({token}) => token)).toEqual(['${planName.shared}'])
    expect(allowedBrandTokens(brandFixture)).toContain('${planName.shared.one}')
  })

  it('lists what may be written', () => {
    expect(allowedBrandTokens(brandFixture)).toContain('${brand.links.trustCenter}')
  })
})
