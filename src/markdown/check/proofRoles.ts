import type {Problem} from '../../lib/problem'

/** The client roles of `realm-management`, those of the extensions too. */
const MANAGEMENT_ROLES: readonly string[] = [
  'create-client',
  'impersonation',
  ...['authorization', 'clients', 'events', 'identity-providers', 'organizations', 'realm', 'users'].flatMap((name) => [
    `manage-${name}`,
    `view-${name}`,
  ]),
  ...['clients', 'groups', 'organizations', 'realms', 'users'].map((name) => `query-${name}`),
  'publish-events',
  'realm-admin',
]

/** Sentences about the roles of another account than the administrator's, or about roles in an organization. */
const OTHERS = /service accounts?\b|organization roles?\b/i

/** What the administrator of a page needs, by the page's section "Prerequisites". @returns roles, each with its 1-based line. */
export function prerequisiteRoles(source: string): ReadonlyMap<string, number> {
  const roles = new Map<string, number>()
  const lines = source.split('\n')
  const start = lines.findIndex((line) => /^##+ Prerequisites\b/.test(line))
  if (start === -1) return roles
  const length = lines.slice(start + 1).findIndex((line) => /^(#|:::)/.test(line))
  const section = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
  for (const [index, text] of section.entries()) {
    for (const sentence of text.split(/(?<=\.) /).filter((each) => !OTHERS.test(each)))
      for (const [, name = ''] of sentence.matchAll(/`([a-z-]+)`/g))
        if (MANAGEMENT_ROLES.includes(name) && !roles.has(name)) roles.set(name, start + 2 + index)
  }
  return roles
}

/** What of the roles in a page's proof doesn't fit its text. */
export type ProofRoles = {file: string; source: string; line: number; roles?: readonly string[]}

/** The administrator of a proof has exactly the roles that the page tells its readers to have. */
export function checkProofRoles({file, source, line, roles}: ProofRoles): Problem[] {
  const named = prerequisiteRoles(source)
  const unnamed = (roles ?? []).filter((name) => !source.includes(`\`${name}\``))
  // An administrator with all roles is what a proof without "roles" has.
  const lacking = named.has('realm-admin') ? [] : [...named].filter(([name]) => !roles?.includes(name))
  return [
    ...unnamed.map((name) => ({
      file,
      line,
      what: `The proof runs with the role "${name}", which the page doesn't mention.`,
      allowed: 'roles that the text mentions in backticks',
      fix: `List \`${name}\` among the prerequisites, or remove it from "roles".`,
    })),
    ...(lacking.length === 0 ? [] : [withoutRoles(file, lacking, roles)]),
  ]
}

function withoutRoles(
  file: string,
  lacking: readonly (readonly [name: string, line: number])[],
  roles: readonly string[] = [],
): Problem {
  const names = lacking.map(([name]) => name)
  return {
    file,
    line: lacking[0]?.[1] ?? 1,
    what: `The prerequisites list ${names.map((name) => `\`${name}\``).join(', ')}, but the proof doesn't run with ${names.length === 1 ? 'this role' : 'these roles'}.`,
    allowed:
      'the same client roles of realm-management in the prerequisites and in "roles" of the proof, or realm-admin',
    fix: `Write "roles: [${[...roles, ...names].join(', ')}]" below "proof:" in the front matter, and prove the page.`,
  }
}
