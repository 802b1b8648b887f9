import {phrases, wanted} from './phrases'
import {sentencesOf} from './sentences'
import {CODE, type ProseText} from './text'

/**
 * How many phrases of a name a group of texts should have per 10,000 words. They come from three large sites whose
 * documentation readers like.
 */
const TARGETS: Readonly<Record<string, {most?: number; least?: number}>> = {
  'indefinite person': {most: 3},
  'doubled possessive': {most: 2},
  'dated word': {most: 0.7},
  may: {most: 7},
  'you can': {least: 13},
  'for example': {least: 7},
}

/** Words of a sentence, on average. */
const SENTENCE = {least: 12, most: 20}

/** One number of the table, with its target in words. */
export type Count = {name: string; value: number; target: string; isMet: boolean}

/** @returns phrases per 10,000 words, and the average length of a sentence in words. */
export function countProse(texts: readonly ProseText[]): {words: number; counts: Count[]} {
  const whole = texts.map(({text}) => text).join('\n')
  const words = (whole.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []).filter((word) => word !== CODE).length
  const counts = Object.entries(TARGETS).map(([name, target]) => {
    const patterns = [...phrases, ...wanted].filter((phrase) => phrase.name === name)
    const found = patterns.flatMap(({found}) => whole.match(new RegExp(found, `${found.flags}g`)) ?? [])
    return countOf(name, (found.length * 10_000) / Math.max(words, 1), target)
  })
  return {words, counts: [...counts, countOf('words in a sentence', sentenceLength(texts), SENTENCE)]}
}

/** Not headings, labels, and cells of tables, which end without a mark or are short: "Not by default." */
function sentenceLength(texts: readonly ProseText[]): number {
  const lengths = texts
    .filter(({kind}) => kind === 'text')
    .flatMap((prose) => sentencesOf(prose))
    .filter(({text}) => /[.!?]$/.test(text.trim()))
    .map(({words}) => words)
    .filter((words) => words > 3)
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1)
}

function countOf(name: string, value: number, {least = 0, most = Infinity}: {least?: number; most?: number}): Count {
  const target = most === Infinity ? `${least} or more` : least === 0 ? `under ${most}` : `${least} to ${most}`
  return {name, value, target, isMet: value >= least && value <= most}
}
