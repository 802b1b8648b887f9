import type {Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {isRun, readFence} from './fence'
import {parseRequest} from './http'
import {settingsOfCommands, settingsOfRequest, type Setting} from './settings'
import type {ProofProblem} from './types'

/** A block that runs, and what it does to the server and to the session of the admin CLI. */
type Block = {line: number; isHidden: boolean; code: string; settings: readonly Setting[]}

/**
 * Finds hidden blocks that take a reader's place: those that write, before a visible block does, what that block writes, and
 * those that log the admin CLI in as another user than the visible blocks did. A proof with such a block passes although a
 * reader who follows the visible steps gets stuck.
 */
export function checkOrder(root: Root): ProofProblem[] {
  const blocks = blocksOf(root)
  return [...findRepeated(blocks), ...findOtherSession(blocks)]
}

function blocksOf(root: Root): Block[] {
  const blocks: Block[] = []
  visit(root, 'code', (node) => {
    const fence = readFence(node)
    if (!isRun(fence) || fence.flags.has('no-check')) return
    const {line, code, language} = fence
    const settings = language === 'http' ? settingsOfHttp(code) : settingsOfCommands(code)
    blocks.push({line, code, settings, isHidden: fence.flags.has('hidden')})
  })
  return blocks
}

function settingsOfHttp(code: string): Setting[] {
  const request = parseRequest(code)
  return 'what' in request ? [] : settingsOfRequest(request)
}

/** Only the last value counts that a hidden block leaves: it may try others, and put the first one back. */
function findRepeated(blocks: readonly Block[]): ProofProblem[] {
  const last = new Map<string, {value: string; isHidden: boolean; line: number}>()
  const problems = new Map<string, ProofProblem>()
  for (const {line, isHidden, settings} of blocks) {
    for (const {target, key, value} of settings) {
      const name = `${target} ${key}`
      const before = last.get(name)
      last.set(name, {value, isHidden, line})
      if (isHidden || !before?.isHidden || before.value !== value) continue
      problems.set(`${before.line} ${line}`, {
        line: before.line,
        what: `The hidden block writes the same data as the visible block in line ${line}: ${describe({target, key, value})}.`,
        allowed: 'hidden blocks that prepare what a reader already has, or check the result of visible blocks',
        fix: 'Move the hidden block after the visible one, or write another value in it.',
      })
    }
  }
  return [...problems.values()]
}

function describe({target, key, value}: Setting): string {
  const place = target === '.' ? 'the realm' : target
  return key === '' ? `${place} ${value}` : `"${key}" of ${place} is "${value}"`
}

const LOGIN = /kcadm\.sh config credentials\b[^\n]*--user[ =](\S+)/g

function findOtherSession(blocks: readonly Block[]): ProofProblem[] {
  let reader = {user: START, line: 0}
  let proof = reader
  const problems: ProofProblem[] = []
  for (const {line, isHidden, code} of blocks) {
    const user = [...code.matchAll(LOGIN)].at(-1)?.[1]?.replaceAll(/["']/g, '')
    const usesFirst = /kcadm\.sh (\w+)/.exec(code)?.[1] !== 'config'
    if (!isHidden && code.includes('kcadm.sh') && usesFirst && reader.user !== proof.user) {
      problems.push({
        line: proof.line,
        what: `The hidden block logs the admin CLI in as ${proof.user}, and the visible block in line ${line} uses that session. A reader is logged in as ${reader.user}.`,
        allowed: 'hidden blocks that keep the session of the visible blocks',
        fix: 'Show the login to the reader, or log in again as before at the end of the hidden block.',
      })
      proof = reader
    }
    if (user === undefined) continue
    proof = {user, line}
    if (!isHidden) reader = proof
  }
  return problems
}

/** Whom the state `kcadm` logs in. */
const START = 'ops@acme.example'
