import type {Code, Root, Table} from 'mdast'
import {checksWithoutResponse, isCheck} from './checks'
import {fileOf, isResponse, isRun, readFence, type Fence} from './fence'
import {checkExpected, checkFence, noTable, secondOutput, unproven, withoutCommand} from './fenceProblems'
import {consoleSteps} from './labels'
import {checkOrder} from './order'
import {follows, lineOf, nextBlock, placesOf} from './places'
import {procedureSteps} from './procedures'
import {readTexts, saidIn, type Text} from './says'
import {settingRows} from './table'
import type {Proof, ProofProblem, Step} from './types'

/** What a marker in a comment says about the block that follows it. */
const MARKER = /^\/\*\s*(console)\s*\*\/$/

/** The languages in which a page shows what a server or a command says. */
const PROVABLE: readonly string[] = ['text', 'json', 'http']

/** A command that the page has run, and its place among the steps. */
type Ran = {fence: Fence; node: Code; step: number}

/** What was read of a page so far. */
type Reading = {
  root: Root
  texts: readonly Text[]
  steps: Step[]
  hidden: number[]
  problems: ProofProblem[]
  /** The last command: an output block belongs to it. */
  last?: Ran
  /** A command that waits for the table that follows it, and the names of its columns. */
  waiting?: Ran & {columns: string}
}

/**
 * Reads from a page how it proves itself: what is run, what is expected, and which mistakes the writer made about it.
 * `src/markdown/proof/README.md` explains the syntax.
 */
export function parseProof(root: Root): Proof {
  const reading: Reading = {root, texts: readTexts(root), steps: [], hidden: [], problems: []}
  const {steps, hidden, problems} = reading
  const places = placesOf(root)
  for (const [index, node] of places.entries()) {
    if (node.type === 'table') readTable(reading, node)
    if (node.type === 'mdxFlowExpression' && MARKER.test(node.value.trim())) {
      hidden.push(lineOf(node))
      steps.push(...consoleSteps(node, nextBlock(places, index), problems))
    }
    if (node.type === 'code') readCode(reading, node)
    steps.push(...procedureSteps(node))
  }
  if (reading.waiting) problems.push(noTable(reading.waiting.fence))
  problems.push(...checksWithoutResponse(root), ...checkOrder(root))
  return {steps, hidden, problems}
}

function readCode(reading: Reading, node: Code): void {
  const {steps, hidden, problems} = reading
  const fence = readFence(node)
  problems.push(...checkFence(fence))
  if (fence.flags.has('hidden')) hidden.push(fence.line)
  if (fence.flags.has('no-check')) return
  const path = fileOf(fence)
  if (path !== undefined && !fence.flags.has('output')) {
    steps.push({kind: 'file', ...commonOf(fence), path, text: fence.code})
  } else if (isRun(fence)) {
    readRun(reading, node, fence)
  } else if (isOutput(reading, node, fence)) {
    readOutput(reading, fence)
  } else if (PROVABLE.includes(fence.language) && !fence.values.has('file')) {
    problems.push(unproven(fence))
  }
}

/** What every step of a block has: its line, and the servers that it's for. */
function commonOf({line, values}: Fence): {line: number; only?: string} {
  const only = values.get('only')
  return {line, ...(only === undefined ? {} : {only})}
}

function readRun(reading: Reading, node: Code, fence: Fence): void {
  const {steps, texts, problems} = reading
  const says = fence.says.flatMap((text) => saidIn(texts, text, fence, problems))
  const common = commonOf(fence)
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
  const ran = {fence, node, step: steps.push(step) - 1}
  reading.last = ran
  const columns = fence.values.get('table')
  if (columns !== undefined) reading.waiting = {...ran, columns}
}

function readTable(reading: Reading, table: Table): void {
  const {waiting, steps, problems} = reading
  if (!waiting) return
  delete reading.waiting
  const found = settingRows(table, waiting.columns, waiting.fence)
  const step = steps[waiting.step]
  if ('problem' in found) problems.push(found.problem)
  else if (step?.kind === 'run') steps[waiting.step] = {...step, rows: found.rows}
}

function isOutput({root, last}: Reading, node: Code, fence: Fence): boolean {
  if (fence.flags.has('output')) return true
  if (!last) return false
  return (isResponse(fence) && last.fence.language === 'http') || follows(root, last.node, node)
}

function readOutput({last, steps, problems}: Reading, fence: Fence): void {
  const expected = {line: fence.line, language: fence.language, text: fence.code}
  const step = last && steps[last.step]
  if (!last || fence.values.get('only') !== last.fence.values.get('only')) problems.push(withoutCommand(fence))
  else if (!step || !('says' in step) || step.expected) problems.push(secondOutput(fence, last.fence))
  else steps[last.step] = {...step, expected}
  problems.push(...checkExpected(expected))
}

/** Whether a code block is there for the proof alone, and is not shown. */
export function isHidden(block: Code): boolean {
  return readFence(block).flags.has('hidden')
}
