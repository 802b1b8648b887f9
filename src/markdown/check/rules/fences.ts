import type {Code} from 'mdast'
import parseRange from 'parse-numeric-range'
import {visit} from 'unist-util-visit'
import {fenceAttributes} from '../../fenceMeta'
import {PROOF_FLAGS, PROOF_KEYS, readFence} from '../../proof/fence'
import {languageNames} from '../../remark/highlightCode/languages'
import {closest} from '../closest'
import {placeOf, type Finding, type Rule} from './finding'
import {grammars, type SyntaxFault} from './grammars'

/** Blocks of code without a language, in one that nobody can colour, or that are no sentences of theirs. */
export const fences: Rule = async (tree) => {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => {
    blocks.push(node)
  })
  return (await Promise.all(blocks.map(checkFence))).flat()
}

const SHELLS = ['bash', 'sh', 'shell', 'shell-session', 'console', 'zsh']
const BRAND_TOKEN = /\$\{(?:brand|planName)\.[\w.]+\}/g

async function checkFence(node: Code): Promise<Finding[]> {
  if (node.lang?.toLowerCase() === 'mermaid') return [...checkMeta(node), ...(await checkMermaid(node))]
  return [...checkMeta(node), ...(await checkCode(node))]
}

/** Words behind the fence that would do nothing. */
function checkMeta(node: Code): Finding[] {
  const known = [...PROOF_FLAGS, ...PROOF_KEYS, 'title', 'file', 'region', 'lang', 'showLineNumbers']
  const words = readFence(node).unknown.map((word) => {
    const [, name = '', value] = /^([\w-]+)=(.+)$/.exec(word) ?? []
    const near = closest(name === '' ? word : name, known)
    return {
      ...placeOf(node),
      what: `"${word}" isn't a known option of a code block.`,
      allowed:
        'title="…", {1,3-4}, add={2}, remove={1}, showLineNumbers, file="…", region="…", lang="…" of a diff, and the options of a proof',
      fix:
        value !== undefined && near === name
          ? `Put the value in quotes: ${name}="${value}".`
          : /filename/i.test(word)
            ? 'Write title="…".'
            : near === undefined
              ? 'Remove it.'
              : `Did you mean "${near}"?`,
    }
  })
  return [...words, ...checkRanges(node)]
}

/** Marked lines that the block does not have. */
function checkRanges(node: Code): Finding[] {
  if (fenceAttributes(node.meta).has('file')) return []
  const count = node.value.split('\n').length
  const numbers = [...(node.meta ?? '').matchAll(/\{([\d,.\s-]+)\}/g)].flatMap(([, range = '']) => parseRange(range))
  const beyond = numbers.find((number) => number > count)
  if (beyond === undefined) return []
  return [
    {
      ...placeOf(node),
      what: `The fence marks line ${beyond}, but the block has ${count} lines.`,
      allowed: `1 to ${count}`,
      fix: 'Correct the line numbers in braces.',
    },
  ]
}

/** A diagram that the build can't draw as it is written. */
async function checkMermaid(node: Code): Promise<Finding[]> {
  // Loaded here: the library is large, and few pages need it.
  const {drawMermaid} = await import('../../mermaid/drawMermaid')
  const drawn = drawMermaid(node.value)
  if (!('fix' in drawn)) return []
  const {line, ...finding} = drawn
  const place = placeOf(node)
  return [{...finding, line: place.line + 1 + line, column: place.column}]
}

/** For what is nearly the language. */
const FIXES: Readonly<Record<string, string>> = {
  json: "Correct the code. Use ```jsonc for comments, ```jsonl for one object per line, or ```text if it isn't JSON.",
}

/** Names of languages that are something else. */
const NO_LANGUAGE: Readonly<Record<string, string>> = {
  'mdx-code-block': "Remove the two fences. The content between them doesn't need them here.",
  plantuml: 'Draw it with ```mermaid, <Sequence>, or <FlowGraph>.',
  dot: 'Draw it with ```mermaid or <FlowGraph>.',
  curl: 'Write ```bash.',
}

async function checkCode(node: Code): Promise<Finding[]> {
  const {value, meta} = node
  const isDiff = node.lang?.toLowerCase() === 'diff'
  const written = isDiff ? (fenceAttributes(meta).get('lang') ?? 'text') : node.lang
  if (written === null || written === undefined) return [withoutLanguage(node)]
  // The build does not tell capital letters from small ones either.
  const lang = written.toLowerCase()
  if (lang !== 'text' && !languageNames.includes(lang)) return [unknownLanguage(node, written)]
  if (fenceAttributes(meta).has('file')) return []
  const prompt = SHELLS.includes(lang) ? value.split('\n').findIndex((line) => /^\s*\$ /.test(line)) : -1
  if (prompt >= 0) return [withPrompt(node, prompt)]
  // Both what was and what is to be stands in it.
  if (isDiff) return []
  const fault = await grammars[lang]?.(value.replace(BRAND_TOKEN, 'brand'))
  return fault === undefined ? [] : [invalid(node, lang, fault)]
}

const withoutLanguage = (node: Code): Finding => ({
  ...placeOf(node),
  what: 'The code block has no language.',
  allowed: 'bash, http, json, java, js, python, ts, yaml, and others, or text',
  fix: 'Write the language after the opening fence. For output, write ```text.',
})

function unknownLanguage(node: Code, written: string): Finding {
  const lang = written.toLowerCase()
  const near = closest(lang, ['mermaid', ...languageNames])
  return {
    ...placeOf(node),
    what: `The code block has the language "${written}", which the site can't highlight.`,
    allowed: `text, ${languageNames.join(', ')}`,
    fix:
      NO_LANGUAGE[lang] ?? (near === undefined ? 'Use a language from the list, or text.' : `Did you mean "${near}"?`),
  }
}

/** @param line of the prompt within the block, from 0. */
function withPrompt(node: Code, line: number): Finding {
  const place = placeOf(node)
  return {
    line: place.line + line + 1,
    column: place.column,
    what: 'The command starts with a prompt, which readers would copy with it.',
    fix: 'Remove the prompt. Put the output of the command into a ```text block after it.',
  }
}

/** @param fault its line is that within the block, from 1. */
function invalid(node: Code, lang: string, fault: SyntaxFault): Finding {
  const {line, column} = placeOf(node)
  return {
    line: line + fault.line,
    column,
    what: `The code isn't valid ${lang}: ${fault.message}.`,
    allowed: 'code that a reader can paste. Write … on a line for omitted code, and <name> for a value in a shell',
    fix: FIXES[lang] ?? "Correct the code, or write ```text if it isn't code.",
  }
}
