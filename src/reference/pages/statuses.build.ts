import {translate} from '@docusaurus/Translate'
import {STATUS_CODES} from 'node:http'
import type {Operation} from '../description/description.build'

/** The answers where the server does what it is asked for, by status. */
export const successesOf = (responses: Operation['responses']) =>
  Object.entries(responses).filter(([status]) => !isError(status, responses))

/** `default` stands for whatever is not listed, which the successes are, unless it is alone. */
export function isError(status: string, responses: Operation['responses']): boolean {
  if (status !== 'default') return /^[45]/.test(status)
  return Object.keys(responses).some((other) => /^[123]/.test(other))
}

/** What statuses that stand for several are called. */
const RANGES: Readonly<Record<string, string>> = {
  '1': translate({id: 'site.api.range.informational', message: 'Any informational response'}),
  '2': translate({id: 'site.api.range.success', message: 'Any success'}),
  '3': translate({id: 'site.api.range.redirect', message: 'Any redirect'}),
  '4': translate({id: 'site.api.range.clientError', message: 'Any client error'}),
  '5': translate({id: 'site.api.range.serverError', message: 'Any server error'}),
  d: translate({id: 'site.api.range.other', message: 'Any other status'}),
}

/** What a status is called, for example `Created`. */
export const reasonOf = (status: string): string => STATUS_CODES[status] ?? RANGES[status.charAt(0)] ?? ''

/** A status as a reader of an answer meets it: `201 Created`. */
export const titleOf = (status: string): string => `${status} ${reasonOf(status)}`.trim()
