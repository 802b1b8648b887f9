import {searchWords, type SearchWords} from '../data/search'

/** The words for a language. One with a region, such as `en-GB`, has those of `en` unless it has others. */
export const wordsFor = (language: string): SearchWords | undefined =>
  searchWords[language] ?? searchWords[language.replace(/-.*/, '')]
