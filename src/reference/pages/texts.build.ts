import {translate} from '@docusaurus/Translate'
import {isDeepStrictEqual} from 'node:util'
import {pageName, type JsonSchema} from '../description/description.build'
import {examplesOf} from '../description/examples.build'
import {isObject} from '../../lib/isObject'
import {literal, prose} from './mdx.build'
import {asUnknown, text} from './values.build'

/** The title and the description of a schema. A title that repeats the name in other letters adds nothing. */
export function says(schema: JsonSchema, name = ''): string {
  const title = text(schema.title)
  const isNew = title !== '' && pageName(title) !== pageName(name)
  return [isNew ? `**${literal(title)}**` : '', prose(text(schema.description)), moreAbout(schema)]
    .filter(Boolean)
    .join('\n\n')
}

/** A link to a page about a schema. */
function moreAbout({externalDocs}: JsonSchema): string {
  if (!isObject(externalDocs) || typeof externalDocs.url !== 'string' || !URL.canParse(externalDocs.url)) return ''
  const page = `[${literal(text(externalDocs.description) || externalDocs.url)}](${new URL(externalDocs.url).href})`
  return translate({id: 'site.api.see', message: 'See {page}.'}, {page})
}

/** A schema whose texts are shown elsewhere. */
export function withoutTexts(schema: JsonSchema): JsonSchema {
  return {...schema, title: undefined, description: undefined, externalDocs: undefined}
}

/** A value as a page names it within a line. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The media type of a body. @param isFollowed whether its schema follows. */
export function asType(type: string, isFollowed: boolean): string {
  const text = translate({id: 'site.api.asType', message: 'As {type}'}, {type: `\`${type}\``})
  return `${text}${isFollowed ? ':' : '.'}`
}

type Example = ReturnType<typeof examplesOf>[number]

/** What stands between alternatives. */
export const or = (): string => translate({id: 'site.api.or', message: ' or '})

/** The limit that names examples. */
export const forExample = (examples: string): string =>
  translate({id: 'site.api.example', message: 'for example {examples}'}, {examples})

/** Examples in the words of a limit: `for example team or solo (One person)`. */
export function exampleLimit(examples: readonly Example[]): string[] {
  const words = examples.map(({summary, value}) => `${valueText(value)}${summary ? ` (${summary})` : ''}`)
  return words.length > 0 ? [forExample([...new Set(words)].join(or()))] : []
}

/**
 * The examples of a parameter or a header that nothing else on the page shows.
 * @param isFirstShown whether a sample has the first one. Its summary matters where there are several.
 */
export function otherExamples(parameter: {schema: JsonSchema}, isFirstShown: boolean): string[] {
  const examples = examplesOf(parameter)
  if (examples.length > 1) return exampleLimit(examples)
  const preset = parameter.schema.default
  return isFirstShown ? [] : exampleLimit(examples.filter(({value}) => !isDeepStrictEqual(value, preset)))
}

/** Whether a page doesn't have an example yet. If so, adds it to what the page shows. */
export function isNew(example: unknown, shown: unknown[]): boolean {
  if (shown.some((value) => isWithin(example, value))) return false
  shown.push(example)
  return true
}

/** Whether a value is another one or a part of it. */
function isWithin(value: unknown, whole: unknown): boolean {
  if (isDeepStrictEqual(value, whole)) return true
  const members = Array.isArray(whole) ? whole.map(asUnknown) : isObject(whole) ? Object.values(whole) : []
  return members.some((each) => isWithin(value, each))
}
