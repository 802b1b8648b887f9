import {pathOfElement, pathOfMember} from './json'

type Frame = {path: string; index: number; isList: boolean}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:\n]/gs

const nameOf = (token: string): string => {
  try {
    const name: unknown = JSON.parse(token)
    return typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}

/**
 * The lines, from 1 on, in which values begin. Reads the text once.
 * @param text valid JSON.
 * @param wanted paths of values, as evidence has them.
 */
export function linesOf(text: string, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const open: Frame[] = []
  const at = {line: 1, path: '$', isName: false}
  const note = (): void => {
    if (wanted.has(at.path) && !lines.has(at.path)) lines.set(at.path, at.line)
  }
  const next = (): void => {
    const frame = open.at(-1)
    if (frame?.isList) at.path = pathOfElement(frame.path, frame.index)
    at.isName = frame !== undefined && !frame.isList
    if (frame?.isList) note()
  }
  note()
  for (const [token] of text.matchAll(TOKEN)) {
    const frame = open.at(-1)
    switch (token) {
      case '\n':
        at.line += 1
        break
      case '{':
      case '[':
        // An element can begin on a later line than the comma before it.
        if (frame?.isList && wanted.has(at.path)) lines.set(at.path, at.line)
        open.push({path: at.path, index: 0, isList: token === '['})
        next()
        break
      case '}':
      case ']':
        open.pop()
        at.path = frame?.path ?? '$'
        at.isName = false
        break
      case ',':
        if (frame) frame.index += 1
        next()
        break
      case ':':
        at.isName = false
        break
      default:
        if (at.isName && frame) {
          at.path = pathOfMember(frame.path, nameOf(token))
          note()
        } else if (frame?.isList && wanted.has(at.path)) lines.set(at.path, at.line)
    }
  }
  return lines
}
