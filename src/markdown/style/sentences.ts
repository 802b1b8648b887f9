import {toString} from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import {unified} from 'unified'
import type {ProseText} from './text'

const english = unified().use(retextEnglish).freeze()

/** A sentence, the 0-based index at which it starts in its text, and the number of its words. */
export type Sentence = {text: string; start: number; words: number}

/** Several checks ask for the same text. */
const known = new WeakMap<ProseText, readonly Sentence[]>()

/** The sentences of an English text. */
export function sentencesOf(prose: ProseText): readonly Sentence[] {
  const sentences = known.get(prose) ?? splitText(prose.text)
  known.set(prose, sentences)
  return sentences
}

function splitText(text: string): Sentence[] {
  return english.parse(text).children.flatMap((paragraph) => {
    if (paragraph.type !== 'ParagraphNode') return []
    return paragraph.children.flatMap((node) => {
      if (node.type !== 'SentenceNode') return []
      const words = node.children.filter(({type}) => type === 'WordNode').length
      return [{text: toString(node), start: node.position?.start.offset ?? 0, words}]
    })
  })
}
