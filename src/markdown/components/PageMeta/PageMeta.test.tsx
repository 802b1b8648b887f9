import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it, vi} from 'vitest'
import {PageMeta} from './index'

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}))

const textOf = (versions?: string) =>
  renderToStaticMarkup(<PageMeta type="how-to" minutes="4" versions={versions} date="2026-11-27" />).replaceAll(
    /<[^>]+>/g,
    '|',
  )

it('the versions on which a page is proven stand below its title, newest first', () => {
  const text = textOf('Keycloak 26.5.6, orgs 0.144, events 0.55, Keycloak 26.10.0, events 0.59, Keycloak 26.6.4')
  expect(text.replaceAll('|', '')).toContain('Tested on Keycloak 26.10.0, 26.6.4, 26.5.6')
  expect(text).toContain('|November 27, 2026|')
})

it('a page that no proof has passed names no version and no day', () => {
  expect(textOf()).not.toMatch(/Tested on|2026/)
})
