import type {Finding} from '../check/rules/finding'
import {phrases, type Phrase} from './phrases'
import {sentencesOf, type Sentence} from './sentences'
import type {ProseText} from './text'
import {titleCaseWord} from './titleCase'

/** Readers lose the beginning of a longer sentence before its end. */
const LONGEST_SENTENCE = 35

/**
 * What isn't in the voice of this site. Words between quotation marks aren't checked.
 * @param allowed names of phrases that these texts may use, such as `may` in a legal one; also `long sentence`.
 */
export function checkStyle(texts: readonly ProseText[], allowed: readonly string[] = []): Finding[] {
  const forbidden = phrases.filter(({name}) => !allowed.includes(name))
  return texts.flatMap((prose) => [
    ...(prose.kind === 'heading' ? headingFindings(prose) : []),
    ...sentencesOf(prose).flatMap((sentence) => [
      ...forbidden.flatMap((phrase) => phraseFindings(phrase, sentence, prose)),
      ...(allowed.includes('long sentence') ? [] : lengthFindings(sentence, prose)),
    ]),
  ])
}

function phraseFindings({found, write}: Phrase, {text, start}: Sentence, {placeOf}: ProseText): Finding[] {
  const matches = withoutQuotations(text).matchAll(new RegExp(found, `${found.flags}g`))
  return [...matches].map(({0: match, index}) => ({
    ...placeOf(start + index),
    what: `"${match.trim()}" isn't in the voice of this site.`,
    fix: `Write ${write}.`,
  }))
}

/** As long as before, so that places stay right. */
const withoutQuotations = (text: string): string =>
  text.replaceAll(/"[^"]*"|“[^”]*”/g, (quotation) => '"'.repeat(quotation.length))

function lengthFindings({text, start, words}: Sentence, {placeOf}: ProseText): Finding[] {
  if (words <= LONGEST_SENTENCE) return []
  return [
    {
      ...placeOf(start),
      what: `The sentence "${text.slice(0, 60)}…" has ${words} words.`,
      allowed: `at most ${LONGEST_SENTENCE} words`,
      fix: 'Split it: one idea in each sentence.',
    },
  ]
}

function headingFindings({text, placeOf}: ProseText): Finding[] {
  const found = titleCaseWord(text)
  if (found === undefined) return []
  return [
    {
      ...placeOf(found.index),
      what: `The heading "${text}" is in title case.`,
      allowed: 'a capital letter for the first word and for names',
      fix: `Write "${found.word.toLowerCase()}" and so on. Write code as \`code\`, and labels of a console as **labels**.`,
    },
  ]
}
