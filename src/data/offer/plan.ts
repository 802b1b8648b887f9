/** The kinds of hosting that a statement about the offer can apply to. */
export const scopes = ['shared', 'dedicated'] as const

/** A shared deployment is one realm on servers of several customers. A dedicated cluster has the realms of one customer. */
export type Scope = (typeof scopes)[number]

/** What a fact of the offer is for each kind of hosting. */
export type ByScope<Value> = Readonly<Record<Scope, Value>>

/** A calendar day, `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`

/** What a plan is called in sentences. */
export type PlanName = {
  /** One, after its article. */
  a: string
  one: string
  many: string
}

/** Sample values: what sentences call each plan. */
const names: ByScope<PlanName> = {
  shared: {a: 'a shared deployment', one: 'shared deployment', many: 'shared deployments'},
  dedicated: {a: 'a dedicated cluster', one: 'dedicated cluster', many: 'dedicated clusters'},
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const atStart = ({a, one, many}: PlanName): PlanName => ({
  a: capitalized(a),
  one: capitalized(one),
  many: capitalized(many),
})

/** The names of the plans: those in lower-case keys for the middle of a sentence, and the others for its start, and for labels. */
export const planName = {
  ...names,
  Shared: atStart(names.shared),
  Dedicated: atStart(names.dedicated),
} as const

/** The same value for both kinds of hosting. */
export const onBoth = <Value>(value: Value): ByScope<Value> => ({shared: value, dedicated: value})
