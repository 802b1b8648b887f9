import {describe, expect, it} from 'vitest'
import type {Analytics} from '../data/types'
import {consentCategories, type StorageUses} from './categories'
import {choiceIn, consentRevision} from './consent'

const gtag = {provider: 'gtag', property: 'G-AB12CD34EF'} satisfies Analytics
const plausible = {
  provider: 'plausible',
  site: 'www.example.com',
  endpoint: 'https://stats.example.com/api/event',
} satisfies Analytics

const everything: StorageUses = {
  analytics: gtag,
  colorModeSwitch: true,
  announcement: true,
  versions: true,
  offline: true,
  hostedSearch: false,
}
const nothing: StorageUses = {
  analytics: undefined,
  colorModeSwitch: false,
  announcement: false,
  versions: false,
  offline: false,
  hostedSearch: false,
}

const namesIn = (uses: StorageUses) =>
  consentCategories(uses).map(({id, entries}) => [id, entries.map(({name}) => name)])

/** What every site with our own search stores, after the rest. */
const always = ['search.recent', 'search.favorite', 'search.asked', 'slash', 'procedure.…', 'handover']

/** What it stores if readers can save the documentation. */
const copies = ['offline:…']

describe('consentCategories', () => {
  it('asks for tracking only where something counts page views', () => {
    expect(consentCategories({...everything, analytics: undefined}).map(({id}) => id)).toEqual(['necessary'])
    expect(consentCategories(everything).map(({id}) => id)).toEqual(['necessary', 'tracking'])
  })

  it('lists what the configuration makes the site store, and nothing else', () => {
    expect(namesIn(nothing)).toEqual([['necessary', ['consent', 'docusaurus.tab.…', 'context', ...always]]])
    expect(namesIn(everything)).toEqual([
      [
        'necessary',
        [
          'consent',
          'theme',
          'docusaurus.announcement.id',
          'docusaurus.announcement.dismiss',
          'docs-preferred-version-…',
          'docusaurus.tab.…',
          'context',
          ...always.slice(0, -1),
          ...copies,
          'handover',
        ],
      ],
      ['tracking', ['_ga', '_ga_AB12CD34EF']],
    ])
  })

  it('lists what the dialog of a hosted search keeps, in place of our own', () => {
    const names = namesIn({...nothing, hostedSearch: true}).flat(2)
    expect(names).toContain('__DOCSEARCH_RECENT_SEARCHES__…')
    expect(names).not.toContain('search.recent')
  })

  it('names who gets the reports', () => {
    expect(consentCategories({...nothing, analytics: plausible})[1]?.description).toContain('stats.example.com')
    expect(consentCategories({...nothing, analytics: gtag})[1]?.description).toContain('Google Analytics')
  })
})

describe('consentRevision', () => {
  it('is a whole number that the library takes, and differs for another recipient', () => {
    const revisions = [undefined, gtag, plausible, {...plausible, endpoint: 'https://other.example.com/api/event'}].map(
      consentRevision,
    )
    expect(revisions.every((revision) => Number.isSafeInteger(revision) && revision > 0)).toBe(true)
    expect(new Set(revisions).size).toBe(4)
  })
})

describe('choiceIn', () => {
  const stored = (categories: string[], revision: number) =>
    `consent=${encodeURIComponent(JSON.stringify({categories, revision, data: null, services: {tracking: ['tracking']}}))}`

  it('finds no choice where none is stored', () => {
    expect(choiceIn('', 7)).toBeNull()
    expect(choiceIn('theme=dark; noconsent=1', 7)).toBeNull()
  })

  it('tells a refusal from an allowance', () => {
    expect(choiceIn(stored(['necessary'], 7), 7)).toEqual({tracking: false})
    expect(choiceIn(stored([], 7), 7)).toEqual({tracking: false})
    expect(choiceIn(stored(['necessary', 'tracking'], 7), 7)).toEqual({tracking: true})
    expect(choiceIn(`a=b; ${stored(['tracking'], 7)}; c=d`, 7)).toEqual({tracking: true})
  })

  it('takes a choice for another revision for none', () => {
    expect(choiceIn(stored(['necessary', 'tracking'], 77), 7)).toBeNull()
    expect(choiceIn(stored(['necessary', 'tracking'], 7), 77)).toBeNull()
  })

  it.each(['consent=', 'consent=%', 'consent=%7B', 'consent=null', 'consent={"revision":7,}'])(
    'takes %s for no choice',
    (cookies) => {
      expect(choiceIn(cookies, 7)).toBeNull()
    },
  )

  it('is not taken in by a cookie whose name ends alike', () => {
    expect(choiceIn(`my${stored(['tracking'], 7)}`, 7)).toBeNull()
  })
})
