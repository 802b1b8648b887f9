import GithubSlugger from 'github-slugger'
import type {Code, Heading, Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import {headingId} from '../headingId'
import {isResponse, readFence, type Fence} from './fence'
import {parseRequest, parseResponse, type Response} from './http'
import type {ProofProblem} from './types'

/** A read-only request whose answer shows that a reader has done what the page explains. */
export type PageCheck = {
  /** Line of the request in the page. */
  line: number
  /** The heading above it: the step to look at if the check fails. */
  step: string
  /** The ID of that heading in the built page; empty if the request is above the first heading. */
  anchor: string
  /** Path with its query, with the page's names: `/admin/realms/acme/clients?clientId=acme-web`. */
  path: string
  /** What the server answers. Members that the page leaves out can be there (`match.ts`). */
  expected: Response
  /** The servers to which it applies: see `versions.ts`. Default: all. */
  only?: string
}

const PATH = /^\/(?:admin\/)?realms\/acme(?:[/?]|$)/

/** Whether a block is a request that a check can repeat: it reads, and reads only the realm. */
export function isCheck({flags, language, code}: Fence): boolean {
  if (!flags.has('check') || language !== 'http') return false
  const request = parseRequest(code)
  return 'method' in request && request.method === 'GET' && PATH.test(request.path)
}

type Pair = {fence: Fence; step: string; anchor: string; response: Response | undefined}

/** The blocks that are checks, each with the response in the next block. */
function pairsOf(root: Root): Pair[] {
  const pairs: Pair[] = []
  const slugger = new GithubSlugger()
  let step = ''
  let anchor = ''
  let waiting: Pair | undefined
  for (const node of root.children) {
    if (node.type === 'heading') {
      step = titleOf(node)
      anchor = headingId(node, slugger)
    }
    if (node.type !== 'code') continue
    const fence = readFence(node satisfies Code)
    if (isCheck(fence)) pairs.push((waiting = {fence, step, anchor, response: undefined}))
    else if (waiting && isResponse(fence)) {
      const response = parseResponse(fence.code)
      if ('status' in response) waiting.response = response
      waiting = undefined
    } else waiting = undefined
  }
  return pairs
}

/** The text of a heading without the comment that has its ID. */
const titleOf = ({children}: Heading): string =>
  toString(children.filter(({type}) => type !== 'mdxTextExpression')).trim()

/** The checks of a page in their order. */
export function checksOf(root: Root): PageCheck[] {
  return pairsOf(root).flatMap(({fence, step, anchor, response}): PageCheck[] => {
    const request = parseRequest(fence.code)
    const only = fence.values.get('only')
    if (response === undefined || !('path' in request)) return []
    const {path} = request
    return [{line: fence.line, step, anchor, path, expected: response, ...(only === undefined ? {} : {only})}]
  })
}

/** Checks that nothing is compared with: they couldn't fail. */
export function checksWithoutResponse(root: Root): ProofProblem[] {
  return pairsOf(root)
    .filter(({response}) => response === undefined)
    .map(({fence: {line}}) => ({
      line,
      what: 'The check has no response to compare with.',
      allowed: 'an ```http block that begins with "HTTP/1.1 200 OK" directly after the request',
      fix: 'Add the response, or remove "check".',
    }))
}
