import {expect, it} from 'vitest'
import {brand} from '../../data/brand'
import {assistants, questionAbout} from './assistants'

/** The longest that a page's path gets. */
const paths = ['/', `/docs/${'a-long-section'.repeat(3)}/${'a-long-page'.repeat(6)}/`]

it('every assistant gets the address of the page, and no address is too long for a browser or for Cursor', () => {
  for (const path of paths) {
    const markdown = `https://${brand.domain}${path}index.md`
    for (const {name, address} of assistants) {
      const url = new URL(address(questionAbout(markdown)))
      expect([...url.searchParams.values()][0], name).toContain(markdown)
      expect(url.href.length, `${name} for ${path}`).toBeLessThanOrEqual(500)
    }
  }
})
