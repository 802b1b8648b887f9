import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import remarkRetext from 'remark-retext'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import retextSpell from 'retext-spell'
import {unified} from 'unified'
import {VFile} from 'vfile'
import type {VFileMessage} from 'vfile-message'
import type {Finding, Rule} from './finding'

/** Words that a dictionary of English lacks: one a line, in alphabetical order. */
export const VOCABULARY = path.join(import.meta.dirname, 'vocabulary.txt')

/** Read as files: the package's module awaits at its top, which a module that is required may not. */
function readDictionary(): {aff: Uint8Array; dic: Uint8Array} {
  const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'))
  const read = (name: string): Uint8Array => readFileSync(path.join(folder, name))
  return {aff: read('index.aff'), dic: read('index.dic')}
}

// As a preset, so that it stays a processor that only parses and runs, which is what the bridge takes.
const english = unified()
  .use(retextEnglish)
  .use({
    plugins: [
      retextIndefiniteArticle,
      retextRepeatedWords,
      [retextSpell, {dictionary: readDictionary(), personal: readFileSync(VOCABULARY, 'utf8'), ignoreDigits: true}],
    ],
  })
const checker = unified().use(remarkRetext, english).freeze()

/** Addresses, names of files and programs with a dot inside, and numbers of vulnerabilities. */
const ADDRESS = /^https?$|\w[.@/_:]\w|^CVE-\d{4}-\d{4,}$/

/** Words that are misspelled or stand twice, and "a" where it should be "an". Code and links' addresses are not read. */
export const spelling: Rule = async (tree, source) => {
  const file = new VFile(source)
  await checker.run(structuredClone(tree), file)
  const lines = source.split('\n')
  const messages = file.messages
    .filter(({actual}) => actual !== undefined && actual !== '' && !ADDRESS.test(actual))
    .filter((message) => !isInAddress(message, lines))
  const unknown = messages.filter((message) => isSpelling(message) && !isForeign(message.actual ?? ''))
  return messages
    .filter((message) => !isSpelling(message) || unknown.find(({actual}) => actual === message.actual) === message)
    .map((message) => findingOf(message, unknown.filter(({actual}) => actual === message.actual).length))
}

/** Scripts that are written without spaces, or whose endings join a Latin word. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** A word that a dictionary of English can't know. One that mixes Latin letters with Greek or Cyrillic ones is a typo. */
const isForeign = (word: string): boolean => !/\p{Script=Latin}/u.test(word) || JOINED.test(word)

/** A link with a space in its address is text, and has a finding of its own: see `foreign`. */
function isInAddress({line = 1, column = 1}: VFileMessage, lines: readonly string[]): boolean {
  const addresses = (lines[line - 1] ?? '').matchAll(/\]\([^)]*\)/g)
  return [...addresses].some(({0: {length}, index}) => column > index && column <= index + length)
}

const isSpelling = ({source}: VFileMessage): boolean => source === 'retext-spell'

/** A word is told once a page. @param times how often it stands there. */
function findingOf(message: VFileMessage, times: number): Finding {
  const near = (message.expected ?? []).slice(0, 3)
  const place = {line: message.line ?? 1, column: message.column ?? 1}
  if (!isSpelling(message)) {
    return {
      ...place,
      what: `${message.reason}.`,
      ...(near.length > 0 ? {allowed: near.join(', ')} : {}),
      fix: 'Correct the text.',
    }
  }
  return {
    ...place,
    what: `"${message.actual ?? ''}" isn't in the dictionaries${times > 1 ? ` (${times} times on this page)` : ''}.`,
    ...(near.length > 0 ? {allowed: near.join(', ')} : {}),
    fix: `${near[0] === undefined ? 'Correct it.' : `Did you mean "${near[0]}"?`} Add a name or term to src/markdown/check/rules/vocabulary.txt. Write code as \`code\`.`,
  }
}
