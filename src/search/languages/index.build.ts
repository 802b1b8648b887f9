import type {SearchLanguage} from './language'
import * as english from './english'
import * as german from './german'
import * as other from './other'

type Known = {
  /** Name of its file in this folder, which the bundler puts into the script of its pages. */
  file: string
  language: SearchLanguage
}

/** The languages whose endings and small words the search knows. */
const KNOWN: Readonly<Record<string, Known>> = {
  en: {file: 'english', language: english},
  de: {file: 'german', language: german},
}

/** How the search takes the texts of a locale, such as `de` or `de-AT`. */
export const searchLanguageOf = (locale: string): Known =>
  KNOWN[new Intl.Locale(locale).language] ?? {file: 'other', language: other}
