import type {Code, Nodes, Root, RootContent, Table} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {CONTINUE, SKIP, visit} from 'unist-util-visit'
import {closest} from '../check/closest'
import {fileOf, isResponse, isRun, readFence, type Fence} from './fence'
import {parseRequest, parseResponse} from './http'
import {parseExpectedJson} from './json'
import {patternOf} from './match'
import {checksWithoutResponse, isCheck} from './checks'
import {checkOrder} from './order'
import {settingRows} from './table'
import type {Expected, Label, Proof, ProofProblem, Said, Step} from './types'
import {isKnownOnly, ONLY_ALLOWED} from './versions'

/** What a marker in a comment says about the block that follows it. */
const MARKER = /^\/\*\s*(console)\s*\*\/$/

/** The languages in which a page shows what a server or a command says. */
const PROVABLE: readonly string[] = ['text', 'json', 'http']

/** A block of the page, in the order of the file. */
type Place = {node: Nodes}

/**
 * Reads from a page how it proves itself: what is run, what is expected, and which mistakes the writer made about it.
 * `src/markdown/proof/README.md` explains the syntax.
 */
export function parseProof(root: Root): Proof {
  const texts = readTexts(root)
  const steps: Step[] = []
  const hidden: number[] = []
  const problems: ProofProblem[] = []
  const places = placesOf(root)
  let last: {fence: Fence; expect: (expected: Expected) => boolean; node: Nodes} | undefined
  /** A step that waits for the table that follows it. */
  let waiting: {fence: Fence; give: (table: Table) => void} | undefined

  for (const [index, {node}] of places.entries()) {
    if (node.type === 'table') {
      waiting?.give(node)
      waiting = undefined
      continue
    }
    if (node.type === 'mdxFlowExpression') {
      const marker = MARKER.exec(node.value.trim())?.[1]
      if (marker === undefined) continue
      hidden.push(lineOf(node))
      steps.push(...consoleSteps(node, nextBlock(places, index), problems))
      continue
    }
    if (node.type !== 'code') continue
    const fence = readFence(node)
    problems.push(...checkFence(fence))
    if (fence.flags.has('hidden')) hidden.push(fence.line)
    if (fence.flags.has('no-check')) continue
    const only = fence.values.get('only')
    const common = {line: fence.line, ...(only === undefined ? {} : {only})}
    const path = fileOf(fence)
    if (path !== undefined && !fence.flags.has('output')) {
      steps.push({kind: 'file', ...common, path, text: fence.code})
      continue
    }
    if (isRun(fence)) {
      const says = fence.says.flatMap((text) => saidIn(texts, text, fence, problems))
      const step: Step =
        fence.language === 'http'
          ? {kind: 'request', ...common, text: fence.code, says, ...(isCheck(fence) ? {isCheck: true as const} : {})}
          : {
              kind: 'run',
              ...common,
              code: fence.code,
              exit: Number(fence.values.get('exit') ?? 0),
              isSilent: fence.flags.has('silent'),
              timeout: fence.values.has('timeout') ? Number(fence.values.get('timeout')) : undefined,
              says,
              rows: [],
            }
      const place = steps.push(step) - 1
      last = {
        fence,
        node,
        expect: (expected) => {
          const before = steps[place]
          if (!before || !('says' in before) || before.expected) return false
          steps[place] = {...before, expected}
          return true
        },
      }
      const columns = fence.values.get('table')
      if (columns !== undefined) {
        waiting = {
          fence,
          give: (table) => {
            const found = settingRows(table, columns, fence)
            problems.push(...('problem' in found ? [found.problem] : []))
            const before = steps[place]
            if ('rows' in found && before?.kind === 'run') steps[place] = {...before, rows: found.rows}
          },
        }
      }
      continue
    }
    const answers = isResponse(fence) && last?.fence.language === 'http'
    const isOutput = fence.flags.has('output') || answers || (last !== undefined && follows(root, last.node, node))
    if (!isOutput) {
      if (PROVABLE.includes(fence.language) && !fence.values.has('file')) problems.push(unproven(fence))
      continue
    }
    const expected = {line: fence.line, language: fence.language, text: fence.code}
    if (!last || only !== last.fence.values.get('only')) {
      problems.push({
        line: fence.line,
        what: 'The block is the output of a command, but there is no command before it.',
        allowed: 'an output block after the ```bash or ```http block that prints it, with the same only="…"',
        fix: 'Move it after its command, or remove "output" from its fence.',
      })
    } else if (!last.expect(expected)) {
      problems.push({
        line: fence.line,
        what: `The block is a second output of the command of line ${last.fence.line}.`,
        allowed: 'one output block for each command',
        fix: 'Join the two, split the command, or remove "output" from its fence.',
      })
    }
    problems.push(...checkExpected(expected))
  }
  if (waiting) problems.push(noTable(waiting.fence))
  problems.push(...checksWithoutResponse(root))
  problems.push(...checkOrder(root))
  return {steps, hidden, problems}
}

/** Every block that matters here, in the order of the file. */
function placesOf(root: Root): Place[] {
  const places: Place[] = []
  visit(root, (node: Nodes) => {
    if (['code', 'table', 'mdxFlowExpression', 'paragraph'].includes(node.type)) places.push({node})
  })
  return places
}

/** What a marker speaks of: the paragraph, the list or the table behind it. */
function nextBlock(places: readonly Place[], index: number): Nodes | undefined {
  return places.slice(index + 1).find(({node: {type}}) => type === 'paragraph' || type === 'table')?.node
}

/** Whether nothing stands between two blocks. */
function follows(root: Root, first: Nodes, second: Nodes): boolean {
  let result = false
  visit(root, (node: Nodes) => {
    if (!('children' in node)) return
    const children: readonly (Nodes | RootContent)[] = node.children
    const at = children.findIndex((child) => child === first)
    if (at !== -1 && children[at + 1] === second) result = true
  })
  return result
}

function lineOf({position}: Pick<Nodes, 'position'>): number {
  return position?.start.line ?? 1
}

function consoleSteps(marker: Nodes, block: Nodes | undefined, problems: ProofProblem[]): Step[] {
  const labels =
    block?.type === 'table'
      ? block.children.slice(1).flatMap((row) => (row.children[0] ? labelsOf(row.children[0]) : []))
      : block
        ? labelsOf(block)
        : []
  if (labels.length > 0) return [{kind: 'console', line: lineOf(marker), labels, isTable: block?.type === 'table'}]
  problems.push({
    line: lineOf(marker),
    what: 'The paragraph or table behind {/* console */} has no label of the admin console.',
    allowed: 'labels in **bold**. In a table, they are in the first column',
    fix: 'Write the labels in bold, or remove the comment.',
  })
  return []
}

/** The labels in bold, in order. What is joined to the name of a tab by no more than a word is one, too. */
function labelsOf(block: Nodes): Label[] {
  const labels: Label[] = []
  let between = ''
  visit(block, (node: Nodes) => {
    if (node.type === 'strong') {
      const isTab =
        /\btabs?\b/.test(between) || (labels.at(-1)?.isTab === true && /^[\s,]*(and|or|then)?\s*$/.test(between))
      labels.push({line: lineOf(node), text: toString(node), isTab})
      between = ''
      return SKIP
    }
    if ('value' in node) between += node.value
    return CONTINUE
  })
  return labels
}

/** What a reader reads: by block, with its line. */
type Text = {line: number; text: string; codes: readonly string[]}

function readTexts(root: Root): Text[] {
  const texts: Text[] = []
  visit(root, (node: Nodes) => {
    if (node.type === 'code') {
      const fence = readFence(node)
      if (!fence.flags.has('hidden')) texts.push({line: fence.line, text: node.value, codes: []})
      return
    }
    if (!['paragraph', 'tableRow', 'heading'].includes(node.type)) return
    const codes: string[] = []
    visit(node, 'inlineCode', ({value}) => void codes.push(value))
    texts.push({line: lineOf(node), text: toString(node), codes})
  })
  return texts
}

function saidIn(texts: readonly Text[], text: string, {line}: Fence, problems: ProofProblem[]): Said[] {
  const pattern = patternOf(text).expression
  // The nearest: a short text may stand in several places.
  const found = texts
    .filter((each) => pattern.test(each.text))
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0]
  if (found) return [{line: found.line, text}]
  const codes = texts.flatMap((each) => each.codes.map((code) => ({code, line: each.line})))
  const near = closest(
    text,
    codes.map(({code}) => code),
  )
  const place = codes.find(({code}) => code === near)
  problems.push({
    line: place?.line ?? line,
    what:
      place === undefined
        ? `The page does not say "${text}", which its proof in line ${line} is about.`
        : `The page says "${place.code}"; its proof in line ${line} is about "${text}".`,
    allowed: 'says="…" with words from the text of the page',
    fix: 'Use the same text in both places. The proof shows which one is right.',
  })
  return []
}

function checkFence(fence: Fence): ProofProblem[] {
  const {line, flags, values} = fence
  const problems: ProofProblem[] = []
  const add = (what: string, allowed: string, fix: string) => problems.push({line, what, allowed, fix})
  const runs = isRun(fence)
  if (flags.has('no-check') && !values.get('reason'))
    add("The block isn't checked and gives no reason.", 'no-check reason="…"', "Add the reason why it can't run here.")
  if (flags.has('no-check') && flags.has('hidden'))
    add('The block is hidden and never runs.', 'hidden, or no-check', 'Remove the block, or one of the two options.')
  for (const key of ['exit', 'says', 'table', 'timeout'] as const)
    if (values.has(key) && !runs)
      add(`Nothing is run here that ${key}="…" could be about.`, 'it behind ```bash', `Remove ${key}.`)
  if (flags.has('silent') && !runs)
    add('Nothing is run here that could be silent.', 'silent behind ```bash', 'Remove it.')
  for (const key of ['exit', 'timeout'] as const) {
    const value = values.get(key)
    if (value !== undefined && !/^\d+$/.test(value))
      add(`${key}="${value}" isn't a number.`, `${key}="1"`, 'Correct it.')
  }
  if (flags.has('check') && !isCheck(fence))
    add(
      "The block isn't a request that a check can repeat in a reader's realm.",
      'check behind ```http, with GET and a path below /admin/realms/acme or /realms/acme',
      'Write the check as such a request, or remove "check".',
    )
  const only = values.get('only')
  if (only !== undefined && !isKnownOnly(only))
    add(`only="${only}" is for no server that proofs run on.`, ONLY_ALLOWED, 'Use one of these values.')
  if (runs && fence.language === 'http' && !flags.has('no-check')) {
    const request = parseRequest(fence.code)
    if ('what' in request) add(request.what, 'METHOD /path, headers, an empty line, the body', request.fix)
  }
  return problems
}

function checkExpected({line, language, text}: Expected): ProofProblem[] {
  if (language === 'json') {
    const json = parseExpectedJson(text)
    return 'what' in json ? [{line, what: json.what, allowed: JSON_ALLOWED, fix: json.fix}] : []
  }
  if (language !== 'http') return []
  const response = parseResponse(text)
  return 'what' in response ? [{line, what: response.what, allowed: JSON_ALLOWED, fix: response.fix}] : []
}

function unproven({line}: Fence): ProofProblem {
  return {
    line,
    what: 'No command proves what this block shows.',
    allowed:
      'the output directly after its command, the option "output" if there is prose between the two, the title of a file, or no-check reason="…"',
    fix: "Put a ```bash or ```http block before it, hidden if readers don't run it, or add the reason why it isn't checked.",
  }
}

const JSON_ALLOWED = 'JSON, in which … stands for anything and <name> for a value that differs'

function noTable({line}: Fence): ProofProblem {
  return {
    line,
    what: 'There is no table after this block for table="…".',
    allowed: 'a table after the block',
    fix: 'Move the block before its table, or remove table="…".',
  }
}

/** Whether a code block is there for the proof alone, and is not shown. */
export function isHidden(block: Code): boolean {
  return readFence(block).flags.has('hidden')
}
