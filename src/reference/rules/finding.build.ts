import type {UserContext} from '@redocly/openapi-core'

/** Between what a rule of this folder found and what to do about it, within the one text that Redocly passes on. */
const SEPARATOR = '\nFix: '

/** The text of a finding. */
export function finding(what: string, fix: string): string {
  return `${what}${SEPARATOR}${fix}`
}

/** What a rule found, and its fix if the rule gives one. */
export function splitFinding(message: string): {what: string; fix: string | undefined} {
  const [what = '', fix] = message.split(SEPARATOR)
  return {what, fix}
}

type Report = UserContext['report']

/** Reports what a rule found in its context. */
export const reporter =
  (context: UserContext): ((...found: Parameters<Report>) => void) =>
  (...found) =>
    context.report(...found)

/** The place of a name rather than of its value. */
export const onKey = ({source, pointer}: UserContext['location']) => ({source, pointer, reportOnKey: true}) as const

/** A value in the text of a finding. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
