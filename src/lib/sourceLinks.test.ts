import {describe, expect, it} from 'vitest'
import {brand} from '../data/brand'
import {editAddress, issueAddress} from './sourceLinks'

const of = (sourceCode: string) => ({...brand, source: undefined, links: {...brand.links, sourceCode}})

describe('links to the source', () => {
  it.each(['https://code.example.org/team/site', 'https://code.example.org/team/site/'])('go below %s', (address) => {
    expect(editAddress(of(address), 'docs/a/b.mdx')).toBe('https://code.example.org/team/site/edit/main/docs/a/b.mdx')
    const issue = new URL(issueAddress(of(address), 'Roles & groups', 'https://www.example.org/docs/a/'))
    expect(issue.origin + issue.pathname).toBe('https://code.example.org/team/site/issues/new')
    expect(issue.searchParams.get('title')).toBe('Page "Roles & groups": ')
    expect(issue.searchParams.get('body')).toMatch(/^https:\/\/www\.example\.org\/docs\/a\/\n/)
  })

  it.each([
    [{folder: 'apps/website'}, 'edit/main/apps/website/docs/a.mdx'],
    [{branch: 'release/2'}, 'edit/release/2/docs/a.mdx'],
    [{host: 'gitea'}, '_edit/main/docs/a.mdx'],
    [{host: 'gitlab', folder: 'site', branch: 'trunk'}, '-/edit/trunk/site/docs/a.mdx'],
  ] as const)('go where the brand says: %j', (source, path) => {
    const edited = {...of('https://code.example.org/team/site'), source}
    expect(editAddress(edited, 'docs/a.mdx')).toBe(`https://code.example.org/team/site/${path}`)
  })

  it('fill in the form of an issue of GitLab', () => {
    const gitlab = {...of('https://code.example.org/team/site'), source: {host: 'gitlab'}} as const
    const issue = new URL(issueAddress(gitlab, 'Roles', 'https://www.example.org/docs/a/'))
    expect(issue.pathname).toBe('/team/site/-/issues/new')
    expect(issue.searchParams.get('issue[title]')).toBe('Page "Roles": ')
  })
})
