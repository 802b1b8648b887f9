import {isCheck} from './checks'
import {isRun, type Fence} from './fence'
import {parseRequest, parseResponse} from './http'
import {parseExpectedJson} from './json'
import type {Expected, ProofProblem} from './types'
import {isKnownOnly, ONLY_ALLOWED} from './versions'

const JSON_ALLOWED = 'JSON, in which … stands for anything and <name> for a value that differs'

/** Mistakes in the options of a block. */
export function checkFence(fence: Fence): ProofProblem[] {
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

/** Mistakes in what a command is expected to print. */
export function checkExpected({line, language, text}: Expected): ProofProblem[] {
  if (language === 'json') {
    const json = parseExpectedJson(text)
    return 'what' in json ? [{line, what: json.what, allowed: JSON_ALLOWED, fix: json.fix}] : []
  }
  if (language !== 'http') return []
  const response = parseResponse(text)
  return 'what' in response ? [{line, what: response.what, allowed: JSON_ALLOWED, fix: response.fix}] : []
}

/** For a block that shows output, and has no command. */
export function unproven({line}: Fence): ProofProblem {
  return {
    line,
    what: 'No command proves what this block shows.',
    allowed:
      'the output directly after its command, the option "output" if there is prose between the two, the title of a file, or no-check reason="…"',
    fix: "Put a ```bash or ```http block before it, hidden if readers don't run it, or add the reason why it isn't checked.",
  }
}

/** For a command that is about a table which isn't there. */
export function noTable({line}: Fence): ProofProblem {
  return {
    line,
    what: 'There is no table after this block for table="…".',
    allowed: 'a table after the block',
    fix: 'Move the block before its table, or remove table="…".',
  }
}

/** For an output block without a command. */
export function withoutCommand({line}: Fence): ProofProblem {
  return {
    line,
    what: 'The block is the output of a command, but there is no command before it.',
    allowed: 'an output block after the ```bash or ```http block that prints it, with the same only="…"',
    fix: 'Move it after its command, or remove "output" from its fence.',
  }
}

/** For a command that has an output block already. */
export function secondOutput({line}: Fence, command: Fence): ProofProblem {
  return {
    line,
    what: `The block is a second output of the command of line ${command.line}.`,
    allowed: 'one output block for each command',
    fix: 'Join the two, split the command, or remove "output" from its fence.',
  }
}
