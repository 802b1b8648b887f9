import {describe, expect, it} from 'vitest'
import {analyticsSources} from './sources'

describe('analyticsSources', () => {
  it('is empty where nothing is configured', () => {
    expect(Object.values(analyticsSources(undefined)).flat()).toEqual([])
  })

  it('is the origin of the endpoint, for requests alone, with a self-hosted counter', () => {
    expect(
      analyticsSources({
        provider: 'plausible',
        site: 'www.example.com',
        endpoint: 'https://stats.example.com:8443/api/event',
      }),
    ).toEqual({'script-src': [], 'connect-src': ['https://stats.example.com:8443'], 'img-src': []})
  })

  it('is what the tag is loaded from and reports to with Google Analytics', () => {
    const sources = analyticsSources({provider: 'gtag', property: 'G-AB12CD34EF'})
    expect(sources['script-src']).toEqual(['https://www.googletagmanager.com'])
    expect(sources['connect-src']).toContain('https://*.google-analytics.com')
    expect(sources['img-src']).toContain('https://*.google-analytics.com')
  })
})
