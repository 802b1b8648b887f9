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
