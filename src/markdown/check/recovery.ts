import {VFileMessage} from 'vfile-message'
import {parseTree} from '../parseTree'
import {mdxFault, type Fault} from './mdxFault'

/** A page with more faults than that is told the first ones. */
const MOST = 10

/** Enough for the faults and for the tags that lose their partner with them. */
const ROUNDS = 3 * MOST

/** What can be said of a page that is not valid MDX. */
export type Recovery = {
  faults: readonly Fault[]
  /** The page without its faults, with all else at its place. Not given where it still can't be read. */
  rest?: string
}

/**
 * Finds every fault of a page: the parser stops at the first, so each is taken out of the text and the rest is read again.
 * @param first what the parser said of the page.
 */
export function recover(source: string, first: VFileMessage): Recovery {
  const faults: Fault[] = []
  let text = source
  let hasLostTag = false
  let isCodeLost = false
  for (let error: VFileMessage | undefined = first, round = 0; round < ROUNDS; round += 1) {
    if (error === undefined) return {faults, rest: text}
    const losesTag = hasPartner(error, source)
    const isSuspect = losesTag && /closing (?:tag|slash)/.test(error.reason)
    // A fault that follows from what was taken out is not the writer's.
    if (!isCodeLost && !(hasLostTag && isSuspect)) faults.push(mdxFault(error, text))
    if (faults.length === MOST) break
    const without = withoutFault(text, error)
    if (without === undefined || without === text) break
    isCodeLost ||= isCode(error)
    hasLostTag ||= losesTag
    text = without
    error = faultOf(text)
  }
  return {faults}
}

function faultOf(source: string): VFileMessage | undefined {
  try {
    parseTree(source)
    return undefined
  } catch (error) {
    if (error instanceof VFileMessage) return error
    throw error
  }
}

const isCode = ({reason}: VFileMessage): boolean => reason.includes('import/exports')

/** Whether another tag belongs to the one at fault. None does to a placeholder such as `<token>`. */
function hasPartner({reason, line = 1, column = 1}: VFileMessage, source: string): boolean {
  if (reason.includes('Unexpected closing')) return true
  if (/expression|closing brace|import\/exports/.test(reason)) return false
  const start = source.lastIndexOf('<', offsetOf(source, line, column))
  const [, name] =
    /Expected a closing tag for `<([^`>\s]*)/.exec(reason) ?? /^<([A-Za-z][\w.:-]*)/.exec(source.slice(start)) ?? []
  return name !== undefined && source.includes(`</${name}`)
}

/** The text without what is at fault. @returns undefined where it isn't known where that begins. */
function withoutFault(text: string, error: VFileMessage): string | undefined {
  const {reason, line = 1, column = 1} = error
  const at = offsetOf(text, line, column)
  if (isCode(error)) {
    const lines = [...text.matchAll(/^(?:import|export)\b/gm)].map(({index}) => index)
    const start = lines.findLast((index) => index <= at)
    return start === undefined ? undefined : cover(text, start, endOfBlock(text, start))
  }
  if (/expression|closing brace/.test(reason)) return withoutBraces(text, at)
  const named = [...reason.matchAll(/`<[^`]*>` \((\d+):(\d+)-(\d+):(\d+)\)/g)].map((found) =>
    found.slice(1).map(Number),
  )
  const open = named.reduce((left, [fromLine = 1, fromColumn = 1, toLine = 1, toColumn = 1]) => {
    return cover(left, offsetOf(text, fromLine, fromColumn), offsetOf(text, toLine, toColumn))
  }, text)
  if (named.length > 0 && !reason.includes('Unexpected closing tag')) return open
  const start = text.lastIndexOf('<', at)
  if (start < 0) return undefined
  const [tag = '<'] =
    /^<(?:!--[^]*?-->|[^\s<>]*>|\/?[A-Za-z][^<>]*>|\/?[A-Za-z][\w.:/-]*)/.exec(text.slice(start)) ?? []
  return cover(open, start, start + tag.length)
}

/** Takes out the outermost brace around a place, up to the one that closes it. */
function withoutBraces(text: string, at: number): string | undefined {
  const begin = Math.max(text.lastIndexOf('\n\n', at - 1), 0)
  let start = -1
  let depth = 0
  for (let index = Math.min(at, text.length - 1); index >= begin; index -= 1) {
    if (text[index] === '}' && index < at) depth += 1
    if (text[index] !== '{') continue
    if (depth > 0) depth -= 1
    else start = index
  }
  if (start < 0) return undefined
  depth = 0
  for (let index = start; index < endOfBlock(text, start); index += 1) {
    if (text[index] === '{') depth += 1
    if (text[index] === '}') depth -= 1
    if (depth === 0) return cover(text, start, index + 1, text[start - 1] === '=')
  }
  return cover(text, start, start + 1)
}

function endOfBlock(text: string, start: number): number {
  const end = text.indexOf('\n\n', start)
  return end < 0 ? text.length : end
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}

/** Puts dots and spaces in the place of a part, so that all else keeps its line and column. */
function cover(text: string, start: number, end: number, isValue = false): string {
  const blank = text.slice(start, end).replace(/[^\n]/g, ' ').slice(1)
  const filled = isValue ? `"${blank.slice(0, -1)}"` : `…${blank}`
  return text.slice(0, start) + filled + text.slice(end)
}
