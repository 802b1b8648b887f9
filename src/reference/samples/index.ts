import {csharp} from './csharp'
import {curl} from './curl'
import {go} from './go'
import {java} from './java'
import {javascript} from './javascript'
import {php} from './php'
import {python} from './python'
import {ruby} from './ruby'
import type {SampleRequest} from './request'
import {typescript} from './typescript'

/** How a call is written in one language. */
export type SampleLanguage = {
  /** Name in the address of a tab's choice, and of the language's highlighting. */
  id: string
  /** For people. */
  label: string
  /** Methods that its client can't send. */
  cannot?: readonly string[]
  /** The code of a call. */
  write: (request: SampleRequest) => string
}

/** The languages of the samples, in the order of the tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {id: 'bash', label: 'cURL', write: curl},
  {id: 'js', label: 'JavaScript', cannot: ['TRACE'], write: javascript},
  {id: 'ts', label: 'TypeScript', cannot: ['TRACE'], write: typescript},
  {id: 'python', label: 'Python', write: python},
  {id: 'java', label: 'Java', write: java},
  {id: 'go', label: 'Go', write: go},
  {id: 'csharp', label: 'C#', write: csharp},
  {id: 'php', label: 'PHP', write: php},
  {id: 'ruby', label: 'Ruby', write: ruby},
]
