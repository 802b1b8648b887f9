import {describe, expect, it} from 'vitest'
import {rewritePage} from './rewritePage'

const replacement = {
  bootstrap: 'go()',
  mode: 'intent',
  rules: '{}',
  chunks: ['/assets/js/a.3.js'],
  absent: [],
  baseUrl: '/',
} as const
const tags =
  '<script src=/assets/js/runtime~main.1.js defer></script><script src="/assets/js/main.2.js" defer=""></script>'
const own =
  '<script type="speculationrules">{}</script>' +
  '<script data-scripts="/assets/js/runtime~main.1.js /assets/js/main.2.js" data-chunks="/assets/js/a.3.js" data-mode="intent">go()</script>'

describe('rewritePage', () => {
  it('takes the tags out of the head, minified or not, and ends the body with the script', () => {
    expect(rewritePage(`<head>${tags}</head><body>Text</body>`, replacement)).toBe(
      `<head></head><body>Text${own}</body>`,
    )
  })

  it('says which links lead nowhere, where there are some', () => {
    expect(rewritePage(tags, {...replacement, absent: ['/lost/', '/gone/']})).toContain(
      ' data-mode="intent" data-absent="/lost/ /gone/">',
    )
  })

  it('knows the end of a body without a tag', () => {
    expect(rewritePage(`${tags}Text`, replacement)).toBe(`Text${own}`)
  })

  it('leaves every other script alone, and rules out where there are none', () => {
    const others = '<script src=/other.js defer></script><script async src=/likely-pages.js></script><script>1</script>'
    expect(rewritePage(others + tags, {...replacement, rules: null})).toBe(
      others + own.replace('<script type="speculationrules">{}</script>', ''),
    )
  })

  it('stops where the framework writes other tags', () => {
    expect(() => rewritePage('<script type=module src=/assets/js/main.2.js></script>', replacement)).toThrow(
      'The page has no script tags of the framework.',
    )
  })
})
