import {DESCRIPTION} from '../../lib/pageLimits'
import type {Problem} from '../../lib/problem'

type Described = Readonly<Record<string, {description: string}>>

/**
 * Descriptions of authors or tags that don't fit a search result: each has a page.
 * @param file that lists them. @param source of it.
 */
export function checkVocabularyDescriptions(file: string, source: string, entries: Described): Problem[] {
  const {minOfGenerated: min, max} = DESCRIPTION
  return Object.entries(entries).flatMap(([key, {description}]) => {
    const {length} = description
    if (length >= min && length <= max) return []
    const lines = source.split('\n')
    const isKey = new RegExp(`^\\s*['"]?${key}['"]?: \\{`)
    // A key that is a value of the brand is in brackets.
    const line = lines.findIndex((text) => isKey.test(text)) + 1 || lines.findIndex((text) => /^\s*\[/.test(text)) + 1
    return [
      {
        file,
        line,
        what: `The description of "${key}" has ${length} characters.`,
        allowed: `${min} to ${max} characters`,
        fix: length > max ? 'Shorten it.' : 'Say what the posts on its page are about.',
      },
    ]
  })
}
