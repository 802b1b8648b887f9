import {sentencesOf} from './sentences'
import type {Place, ProseText} from './text'

/** A quantity that is typed into a sentence about the provider's service. */
export type Quantity = Place & {
  /** As it is written: `30 days`. */
  text: string
  /** Its number in digits, or the text itself if it has none: `30`, `24/7`. */
  value: string
}

/** Sentences with one of these words are about the provider's service. In Markdown, only the `$` of a token is left. */
const SERVICE =
  /\b(?:we|us|our|the service|shared clusters?|support|on-call)\b|(?<!\$)\$(?=[\s,.:;]|$)|\$\{(?:brand\.name|planName\.[\w.]+)\}/i

/** Paragraphs with one of these words report what was tried, or give an example. */
const EVIDENCE = /\b(?:measure[ds]?|measurement|test(?:ed|s)?|recorded|exported|for example|such as)\b/i

/** What is a promise in every sentence. */
const ALWAYS = /24\/7|\baround the clock\b|\bday (?:and|or) night\b|\b99\.\d+\s?%/gi

/** Words of numbers from 3. Up to two, they count things of an example. */
const WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

const NUMBER = `\\d[\\d,.]*|${WORDS.join('|')}`
const UNIT =
  '(?:working )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?)|regions?|MB|GB|users?|organizations|requests? per \\w+'

const MEASURED = new RegExp(
  `(?<percent>\\d[\\d,.]*)\\s?%|[$€]\\s?(?<price>\\d[\\d,.]*)|\\b(?<count>${NUMBER})[ -](?:${UNIT})\\b|\\b(?<version>\\d+\\.\\d+\\.\\d+)\\b`,
  'gi',
)

function digitsOf(number: string): string {
  const at = WORDS.indexOf(number.toLowerCase())
  return at < 0 ? number.replaceAll(',', '') : String(at + 3)
}

/** The quantities in sentences about the service, with their places. */
export function typedQuantities(texts: readonly ProseText[]): Quantity[] {
  return texts.flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap(({text, start}) => {
      const isPromise = SERVICE.test(text) && !EVIDENCE.test(paragraph.text)
      const promises = [...text.matchAll(ALWAYS)]
      const measured = isPromise ? [...text.matchAll(MEASURED)] : []
      const matches = [...promises, ...measured.filter(({index}) => promises.every((each) => each.index !== index))]
      return matches.map(({0: match, index, groups}) => {
        const {percent, price, count, version}: Partial<Record<string, string>> = groups ?? {}
        const number = percent ?? price ?? count ?? version
        return {...paragraph.placeOf(start + index), text: match, value: digitsOf(number ?? match.replace(/\s?%/, ''))}
      })
    }),
  )
}
