import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {otherVendors, socialLogins, wizardVendors} from './integrations'

const page = (name: string): string => readFileSync(`docs/${name}.mdx`, 'utf8')

/** The cells of the rows of a table, by the heading of its first column. */
function rowsOf(text: string, heading: string): string[][] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} `))
  const rows = lines.slice(start + 2)
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

it('has the vendors of the wizard with the protocols that its page names', () => {
  const short = (by: readonly string[]): string => by.join(', ').replace('OpenID Connect', 'OIDC')
  const documented = rowsOf(page('sso/wizards'), 'Vendor').map(([vendor, protocols]) => [vendor, protocols])
  const known = [...wizardVendors, {...otherVendors, name: 'Generic'}].map(({name, by}) => [name, short(by)])
  expect(known.sort()).toEqual(documented.sort())
})

it('no page types the number of vendors, which comes from the data', () => {
  const typed = /\b(?:\d+|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\s+vendors\b/i
  const files = globSync('{docs,blog,articles,guides,src/pages}/**/*.{mdx,ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => typed.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('has the social logins that the server has', () => {
  const ids = rowsOf(page('authentication/social-login'), 'Provider')
    .filter(([name]) => !name?.startsWith('Any '))
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id))
  expect(ids.sort()).toEqual(socialLogins.map(({id}) => id).sort())
})

it('leads to sections that are there', () => {
  const headings = [...page('sso/wizards').matchAll(/^### (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  )
  for (const {to} of [...wizardVendors, otherVendors]) expect(headings).toContain(to?.split('#')[1])
})
