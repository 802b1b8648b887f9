import {expect, it} from 'vitest'
import {checkVocabularyDescriptions} from './vocabularyDescriptions'

const right = {description: 'A description of fifty characters or more for search results.'}

const source = `export const tags = {
  [brand.slug]: {
  sso: {
    description: 'Short.',
  },
  'single-logout': {
    description: '…',
  },
  right: {
`

it('finds what is too short or too long, with its line', () => {
  const tags = {sso: {description: 'Short.'}, 'single-logout': {description: 'x'.repeat(161)}, right}
  expect(checkVocabularyDescriptions('src/data/tags.ts', source, tags)).toMatchObject([
    {
      file: 'src/data/tags.ts',
      line: 3,
      what: 'The description of "sso" has 6 characters.',
      allowed: '50 to 160 characters',
    },
    {line: 6, what: 'The description of "single-logout" has 161 characters.', fix: 'Shorten it.'},
  ])
})

it('finds the tag that is called like the provider', () => {
  const [problem] = checkVocabularyDescriptions('src/data/tags.ts', source, {'acme-id': {description: 'News.'}})
  expect(problem).toMatchObject({line: 2, what: 'The description of "acme-id" has 5 characters.'})
})
