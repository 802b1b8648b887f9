/** The kinds of hosting that a statement about the offer can apply to. */
export const scopes = ['shared', 'dedicated'] as const

/** A shared deployment is one realm on servers of several customers. A dedicated cluster has the realms of one customer. */
export type Scope = (typeof scopes)[number]

/** What a fact of the offer is for each kind of hosting. */
export type ByScope<Value> = Readonly<Record<Scope, Value>>

/** A calendar day, `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`

/** The same value for both kinds of hosting. */
export const onBoth = <Value>(value: Value): ByScope<Value> => ({shared: value, dedicated: value})
