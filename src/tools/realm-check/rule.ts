import type {PageLink} from '../report'
import type {RealmView} from './realmView'
import type {Release} from './releases'

/** How soon a finding needs a change, worst first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof severities)[number]

/** What a rule is about. */
export const groups = ['security', 'production', 'performance', 'upgrade'] as const
export type Group = (typeof groups)[number]

/** What an object of an export is. A list of the export has each kind, except for the realm. */
export type ObjectKind =
  | 'realm'
  | 'client'
  | 'client scope'
  | 'identity provider'
  | 'component'
  | 'flow'
  | 'role'
  | 'group'
  | 'user'
  | 'organization'

/** The object in which a rule found something. */
export type Subject = {
  kind: ObjectKind
  /** As the admin console shows it, such as the client ID. Empty if the export has none. */
  name: string
  /** The ID that the Admin API uses; empty if the export has none. */
  id: string
}

/** A place in the export that violates a rule. */
export type Evidence = {
  /** Path of the deepest value that exists, such as `clients[3].redirectUris[0]`. `$` is the realm itself. */
  path: string
  subject: Subject
  /** The value at the path, if it is a text, number, or boolean. Secrets are masked before any rule runs. */
  value?: string
}

/** A command for one place. `value` is that of the evidence. */
export type Command = (place: {realm: string; subject: Subject; value?: string}) => string

/** One thing that can be wrong with a realm. */
export type Rule = {
  /** Stable name, such as `client-wildcard-redirect`. Baselines contain it. */
  id: string
  group: Group
  severity: Severity
  /** What is wrong, without a period. */
  title: string
  /** Why it matters, in one or two sentences. */
  reason: string
  /** The places that violate the rule. Time and memory grow linearly with the export. */
  check: (realm: RealmView) => Iterable<Evidence>
  /** The steps in the admin console. Labels stand between two asterisks. */
  console: string
  /** The same as a command of `kcadm.sh`. Its values are examples where only the reader knows the right ones. */
  command: Command
  page: PageLink
  /** Of an upgrade rule: the release that changes or removes the setting. */
  since?: Release
  /** The change happens once, so a realm that comes from that release or a later one is through with it. */
  isOneTime?: true
  /** The rule is about secrets in the file, so it doesn't apply to a realm that was read from a server. */
  isAboutFile?: true
}

/** Whether a text names a severity. */
export const isSeverity = (text: string): text is Severity => severities.some((severity) => severity === text)
