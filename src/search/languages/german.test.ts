import {afterAll, beforeAll, expect, it} from 'vitest'
import {buildSearch, type SearchedPage} from '../plugin.build'
import {placesOf} from '../engine/places.client'
import {readHead} from '../engine/loadIndex.client'
import {ranker} from '../engine/rank.client'
import {speak, subjectOf, termsOf} from '../terms'
import {searchLanguageOf} from './index.build'

const page = (path: string, title: string, text: string): SearchedPage => ({
  path,
  title,
  html: `<main><article><h1>${title}</h1><p>${text}</p></article></main>`,
  meta: new Map([['docsearch:language', 'de']]),
  structuredData: [],
})

beforeAll(() => speak(searchLanguageOf('de').language))
afterAll(() => speak(searchLanguageOf('en').language))

it.each([
  ['Sitzungen', 'Sitzung'],
  ['Mandanten', 'Mandant'],
  ['Passwörter', 'Passwort'],
  ['Größe', 'grösse'],
  ['Straße', 'STRASSE'],
])('%s and %s are one in German', (one, other) => {
  expect(termsOf(one)).toEqual(termsOf(other))
})

it('a German question is about its subject', () => {
  expect(subjectOf('Wie kann ich für Mandanten eine Einladung löschen?').map(({written}) => written)).toEqual([
    'mandanten',
    'einladung',
    'loschen',
  ])
})

it('takes a region, and a language without a stemmer, as they are', () => {
  expect(searchLanguageOf('de-AT')).toBe(searchLanguageOf('de'))
  expect(searchLanguageOf('fr').language.stem('sessions')).toBe('sessions')
})

it('a German search finds other forms of its words', async () => {
  const pages = [
    page('/sitzungen/', 'Sitzungen beenden', 'Beende alle Sitzungen eines Benutzers.'),
    page('/mandanten/', 'Mandanten anlegen', 'Lege einen Mandanten an und verschicke eine Einladung.'),
    page('/richtlinien/', 'Passwortrichtlinien', 'Eine Richtlinie gilt für den ganzen Realm.'),
  ]
  const built = await buildSearch(pages, {baseUrl: '/de/', locale: 'de', kinds: [], latest: new Set()})
  const read = (address: string): unknown => JSON.parse(built.files.get(address.replace('/de/', '')) ?? '')
  const [first] = pages
  const head = readHead(first && read(built.indexFor(first)))
  const places = placesOf(head.pages)
  const {rank} = ranker(head, places, (file) => {
    const shard = read(file)
    return Promise.resolve(shard !== null && typeof shard === 'object' ? String(Reflect.get(shard, 'terms')) : '')
  })
  const best = async (query: string): Promise<string | undefined> => places[(await rank(query))[0] ?? -1]?.page.path
  expect(await best('Sitzung')).toBe('/de/sitzungen/')
  expect(await best('Wie lege ich einen Mandant an?')).toBe('/de/mandanten/')
  expect(await best('Einladungen')).toBe('/de/mandanten/')
  expect(await best('richtlinien')).toBe('/de/richtlinien/')
})
