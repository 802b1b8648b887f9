import type {Code} from 'mdast'
import {visit} from 'unist-util-visit'
import {fenceAttributes} from '../../fenceMeta'
import {languageNames} from '../../remark/highlightCode/languages'
import {closest} from '../closest'
import {placeOf, type Finding, type Rule} from './finding'
import {grammars} from './grammars'

/** Blocks of code without a language, in one that nobody can colour, or that are no sentences of theirs. */
export const fences: Rule = async (tree) => {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => {
    blocks.push(node)
  })
  return (await Promise.all(blocks.map(checkFence))).flat()
}

const SHELLS = ['bash', 'sh', 'shell', 'shell-session', 'zsh']
const BRAND_TOKEN = /\$\{brand\.[\w.]+\}/g

async function checkFence(node: Code): Promise<Finding[]> {
  const {value, meta} = node
  const lang = node.lang === 'diff' ? (fenceAttributes(meta).get('lang') ?? 'text') : node.lang
  if (lang === null || lang === undefined) {
    return [
      {
        ...placeOf(node),
        what: 'The block of code does not say its language.',
        allowed: 'bash, http, json, java, js, python, ts, yaml and others; text for what is none',
        fix: 'Write the language behind the opening fence: ```text for output.',
      },
    ]
  }
  if (lang !== 'text' && !languageNames.includes(lang)) {
    const near = closest(lang, languageNames)
    return [
      {
        ...placeOf(node),
        what: `The block of code is in "${lang}", which the site can't colour.`,
        allowed: `text, ${languageNames.join(', ')}`,
        fix: near === undefined ? 'Take a language of the list, or text.' : `Did you mean "${near}"?`,
      },
    ]
  }
  if (fenceAttributes(meta).has('file')) return []
  const prompt = SHELLS.includes(lang) ? value.split('\n').findIndex((line) => /^\s*\$ /.test(line)) : -1
  if (prompt >= 0) {
    const {line, column} = placeOf(node)
    return [
      {
        line: line + prompt + 1,
        column,
        what: 'The command stands behind a prompt, which a reader would copy with it.',
        fix: 'Leave out the prompt. What the command prints goes into a ```text block behind it.',
      },
    ]
  }
  // Both what was and what is to be stands in it.
  if (node.lang === 'diff') return []
  const fault = await grammars[lang]?.(value.replace(BRAND_TOKEN, 'brand'))
  if (fault === undefined) return []
  const {line, column} = placeOf(node)
  return [
    {
      line: line + fault.line,
      column,
      what: `The code is not valid ${lang}: ${fault.message}.`,
      allowed: 'code that a reader can paste; a line of … stands for what is left out, <name> for a value in a shell',
      fix: 'Correct the code, or say ```text where it is none.',
    },
  ]
}
