import {describe, expect, it} from 'vitest'
import {missesIn, pages} from '../../lib/builtSearch'
import {pathOf} from '../../lib/ownAddress'

const service = '/docs/service/'

/** What readers ask about the service, as they type it, and the page that answers it. */
const questions = [
  ['rate limit requests per second', 'limits/'],
  ['data retention', 'data-retention/'],
  ['where is our data stored', 'regions/#data-residency'],
  ['second region', 'regions/#second-region'],
  ['is CVE-2026-12388 closed', 'security-advisories/2026q2/#cve-2026-12388'],
  ['what changed last month', 'changelog/'],
  ['outgoing addresses', 'network/'],
  ['dashboard roles', 'dashboard/'],
  ['get logs and metrics', 'logs-and-metrics/'],
] as const

/** Pages of this site to which a page links, its menus included. */
function linksOf(path: string): string[] {
  const {$} = pages.find((page) => page.path === path) ?? expect.fail(`The build has no page ${path}.`)
  const links = $('a[href^="/"]').toArray()
  return links.map((link) => pathOf($(link).attr('href') ?? '').replace(/#.*/, ''))
}

describe('questions about the service', () => {
  it('are answered by the first result of the search', async () => {
    const queries = questions.map(([query, page]) => ({query, to: [service + page]}))
    expect(await missesIn(queries, 1)).toEqual([])
  })

  it.each(questions)('%s is answered two clicks away from the start of the docs', (_, page) => {
    expect(linksOf('/docs/introduction/')).toContain(service)
    const [name = ''] = page.split('/')
    expect(linksOf(service)).toContain(`${service}${name}/`)
  })
})
