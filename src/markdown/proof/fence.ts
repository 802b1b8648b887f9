import type {Code} from 'mdast'
import {fenceAttributes} from '../fenceMeta'
import type {Claim} from './types'

/** The languages whose blocks a reader runs. */
const RUN = ['bash', 'sh', 'shell', 'http'] as const

/** What may stand behind a fence for the sake of the proof, besides what it says about how the block is shown. */
export const PROOF_FLAGS = ['hidden', 'silent', 'output', 'no-check', 'check'] as const
export const PROOF_KEYS = ['exit', 'only', 'says', 'table', 'timeout', 'reason'] as const
const SHOWN_FLAGS = ['showLineNumbers'] as const
const SHOWN_KEYS = ['title', 'file', 'region', 'lang'] as const

/** A code block as its fence describes it. */
export type Fence = Claim & {
  language: string
  code: string
  flags: ReadonlySet<string>
  values: ReadonlyMap<string, string>
  /** Texts of `says="…"`, which may stand there several times. */
  says: readonly string[]
  /** Words behind the fence that mean nothing. */
  unknown: readonly string[]
}

/** Reads a code block's fence. */
export function readFence(block: Code): Fence {
  const meta = block.meta ?? ''
  const pairs = [...meta.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)]
  const rest = meta
    .replaceAll(/[\w-]+=(?:"[^"]*"|'[^']*')/g, ' ')
    .replaceAll(/(?:\b(?:add|remove)=)?\{[\d,.\s-]+\}/g, ' ')
  const words: readonly string[] = rest.match(/\{\{.*?\}\}|\S+/g) ?? []
  const keys: readonly string[] = [...PROOF_KEYS, ...SHOWN_KEYS]
  const flags: readonly string[] = [...PROOF_FLAGS, ...SHOWN_FLAGS]
  return {
    line: block.position?.start.line ?? 1,
    language: block.lang?.toLowerCase() ?? 'text',
    code: block.value,
    flags: new Set(words),
    values: fenceAttributes(meta),
    says: pairs.filter(([, key]) => key === 'says').map(([, , double, single]) => double ?? single ?? ''),
    unknown: [
      ...pairs.map(([, key = '']) => key).filter((key) => !keys.includes(key)),
      ...words.filter((word) => !flags.includes(word.replace(/=\d+$/, ''))),
    ],
  }
}

/** Whether a reader runs the block: not one that is kept in a file, as its title says. */
export function isRun(fence: Fence): boolean {
  return RUN.some((language) => language === fence.language) && !isResponse(fence) && fileOf(fence) === undefined
}

/** Whether the block is the answer to a request. */
export function isResponse({language, code}: Fence): boolean {
  return language === 'http' && /^HTTP\/[\d.]+ /.test(code)
}

/** The file that the reader makes of the block: its title, where that is the name of one. */
export function fileOf({values}: Fence): string | undefined {
  const title = values.get('title')
  return title !== undefined && /^(?:[\w./-]*\.[\w-]+|Caddyfile)$/.test(title) ? title : undefined
}
