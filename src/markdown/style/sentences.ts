import type {Nodes} from 'nlcst'
import {toString} from 'nlcst-to-string'
import retextEnglish from 'retext-english'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'

const english = unified().use(retextEnglish).freeze()

/** A sentence, the 0-based index at which it starts in its text, and the number of its words. */
export type Sentence = {text: string; start: number; words: number}

/** The sentences of an English text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  const tree: Nodes = english.parse(text)
  visit(tree, 'SentenceNode', (node) => {
    const words = node.children.filter(({type}) => type === 'WordNode').length
    sentences.push({text: toString(node), start: node.position?.start.offset ?? 0, words})
  })
  return sentences
}
