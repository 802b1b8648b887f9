import {describe, expect, it} from 'vitest'
import {brand} from '../data/brand'
import {editAddress, issueAddress} from './sourceLinks'

const of = (sourceCode: string) => ({...brand, links: {...brand.links, sourceCode}})

describe('links to the source', () => {
  it.each(['https://code.example.org/team/site', 'https://code.example.org/team/site/'])('go below %s', (address) => {
    expect(editAddress(of(address), 'docs/a/b.mdx')).toBe('https://code.example.org/team/site/edit/main/docs/a/b.mdx')
    const issue = new URL(issueAddress(of(address), 'Roles & groups', 'https://www.example.org/docs/a/'))
    expect(issue.origin + issue.pathname).toBe('https://code.example.org/team/site/issues/new')
    expect(issue.searchParams.get('title')).toBe('Page "Roles & groups": ')
    expect(issue.searchParams.get('body')).toMatch(/^https:\/\/www\.example\.org\/docs\/a\/\n/)
  })
})
