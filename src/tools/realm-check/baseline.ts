import {isObject} from '../../lib/isObject'
import {InputError} from '../run'
import {textAt} from './json'

/** A finding that an administrator accepts. */
export type BaselineEntry = {
  fingerprint: string
  /** ID of the rule, for the reader. */
  rule: string
  /** Why it is accepted. */
  reason: string
}

const FORM = '{"version": 1, "accepted": [{"fingerprint": "…", "rule": "…", "reason": "…"}]}'

function entryOf(value: unknown, index: number): BaselineEntry {
  const fingerprint = textAt(value, 'fingerprint') ?? ''
  const reason = textAt(value, 'reason') ?? ''
  if (!/^[0-9a-f]{16}$/.test(fingerprint))
    throw new InputError(
      `The baseline has no valid fingerprint in accepted[${index}]. A fingerprint has 16 hexadecimal digits. Copy it from the JSON report.`,
    )
  if (reason.trim() === '')
    throw new InputError(`The baseline has no reason in accepted[${index}]. Write why the finding is accepted.`)
  return {fingerprint, rule: textAt(value, 'rule') ?? '', reason}
}

/** The accepted findings of a baseline file. @throws InputError if it isn't one. */
export function readBaseline(text: string): BaselineEntry[] {
  let root: unknown
  try {
    root = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InputError(`The baseline isn't valid JSON. Its form is ${FORM}.`)
  }
  if (!isObject(root) || root.version !== 1 || !Array.isArray(root.accepted))
    throw new InputError(`This isn't a baseline of this tool. Its form is ${FORM}.`)
  const entries: readonly unknown[] = root.accepted
  return entries.map(entryOf)
}

/** A baseline file. */
export const baselineText = (accepted: readonly BaselineEntry[]): string =>
  `${JSON.stringify({version: 1, accepted}, null, 2)}\n`
