/** A value that is known only when a procedure runs. A reader enters texts, so no input can look like a reference. */
export type Ref =
  /** What a lookup of the step, or of an earlier one, found. */
  | {ref: string}
  /** A member of the object that the step itself found. */
  | {found: string}
  /** A value that the reader enters and that no log, diff, or export contains: its `name`. */
  | {secret: string}

/** Elements that a list has to contain in addition to those that are there. */
export type Plus = {plus: readonly string[]}

/** JSON in which references can stand for texts. */
export type Template =
  null | boolean | number | string | Ref | Plus | readonly Template[] | {readonly [member: string]: Template}

/** An address below a realm. Parts and values are encoded when it's sent. */
export type Path = {
  /** `admin`: below `/admin/realms/{realm}`; `realm`: below `/realms/{realm}`, where the extensions are. */
  api: 'admin' | 'realm'
  parts: readonly (string | Ref)[]
  query?: Readonly<Record<string, string | Ref>>
}

/** A call that changes something. */
export type Write = {method: 'POST' | 'PUT' | 'DELETE'; path: Path; body?: Template}

/** How the object of a step or a lookup is found: the answer itself, or the element of a list that has all members of `where`. */
export type Find = {path: Path; where?: Readonly<Record<string, string | boolean | Ref>>}

/** Finds an object on which a step depends. Later steps can use it, too. */
export type Lookup = Find & {
  /** For `{ref: name}`. */
  name: string
  /** Member of the object that's needed. Default: `id`. */
  member?: string
  /** What it is, for the reader: `the client acme-web`. */
  what: string
}

/**
 * One step of a procedure: an object that has to exist with certain members, or that must not exist.
 *
 * The engine reads the object. If it's missing, the engine sends `create`. If it differs from `want`, the engine sends the
 * complete object with the members of `want` to `update`. If it's as wanted, there is nothing to change.
 */
export type Step = {
  title: string
  /** What to do in the admin console, one action each, with labels in bold: `Open **Clients** and select **Create client**.` */
  console: readonly string[]
  /** What the step changes, for the reader: `the client acme-web`. */
  what: string
  /** The object's name, which the reader types before something is removed. */
  name: string
  lookups?: readonly Lookup[]
  find: Find
  /** Address of the complete object, if a list shows only a part of it. */
  read?: Path
  /** The members that the object has to have; those that are left out keep their values. `absent`: it must not exist. */
  want: Readonly<Record<string, Template>> | 'absent'
  /** Creates the object. Its body is `want` unless it has one. Left out: the object has to exist. */
  create?: Write
  /** Takes the complete, changed object without the members of `omit`. Left out: nothing in it can change. */
  update?: Pick<Write, 'method' | 'path'> & {omit?: readonly string[]}
  /** What to send in an undo for members that had no value. Default: `null`. */
  none?: Readonly<Record<string, boolean | number | string>>
  /** Removes the object: undoes `create`, or makes it absent. */
  remove?: Write
  /** What the reader has to know before the step. */
  caution?: string
  /** Why the step can't be undone. Left out: creating is undone by `remove`, updating by the previous values. */
  final?: string
  /** A further address that shows the effect, and what it answers (`matchJson`). Default: the object has what's wanted. */
  expect?: {path: Path; json: unknown}
}

/** A value that the reader can choose. */
export type ValueField = {
  name: string
  label: string
  /** The page's value, such as `acme-api`. Empty for a secret. */
  default: string
  hint?: string
  /** What is allowed. Matches the whole value. */
  pattern: RegExp
  /** The same for the reader: `a name without spaces`. */
  allowed: string
  /** Kept in memory only. Logs don't contain it, and exports read it from a variable. */
  isSecret?: true
}

/** Reads a value. @throws Error if the procedure has none of this name. */
export type ValueReader<Name extends string = string> = (name: Name) => string

/** An expression of the Terraform language, written as it is. */
export type Expression = {hcl: string}

/** An argument of a Terraform block. A reader's texts are quoted. */
export type HclValue =
  null | boolean | number | string | Expression | readonly HclValue[] | {readonly [name: string]: HclValue}

/** The inside of a Terraform block. */
export type HclBody = {
  arguments?: Readonly<Record<string, HclValue>>
  /** Nested blocks by their names. */
  blocks?: Readonly<Record<string, HclBody>>
}

/** `resource "keycloak_openid_client" "web" { … }` */
export type HclBlock = HclBody & {kind: 'resource' | 'data'; type: string; label: string}

/** A part of a Terraform configuration. Secrets are variables with the names of their values. */
export type HclFile = {blocks: readonly HclBlock[]; secrets?: readonly string[]; note?: string}

/** What a format can't do, and what to use instead. */
export type Impossible = {none: string}

/** A part of a realm file. `partial`: **Partial import** accepts it; `realm`: only the import of a new realm does. */
export type RealmFragment = {as: 'partial' | 'realm'; realm: Readonly<Record<string, Template>>; note?: string}

/** A how-to as calls. */
export type Procedure<Name extends string = string> = {
  /** Also the name of its file. */
  name: string
  title: string
  /** The page that owns it, such as `docs/sessions/audience.mdx`. */
  page: string
  /** Client roles of `realm-management`. `read` is enough to see what would change. */
  roles: {read: readonly string[]; write: readonly string[]}
  /** The servers for which it is: see `src/markdown/proof/versions.ts`. Default: all. */
  only?: string
  values: readonly (ValueField & {name: Name})[]
  steps: (value: ValueReader<Name>) => readonly Step[]
  terraform: (value: ValueReader<Name>) => HclFile | Impossible
  realmImport: (value: ValueReader<Name>) => RealmFragment | Impossible
}

/** Checks the names of the values within a declaration. */
export const defineProcedure = <const Name extends string>(procedure: Procedure<Name>): Procedure => procedure

/** A value of a lookup. */
export const ref = (name: string): Ref => ({ref: name})

/** A member of the object that the step found. */
export const found = (member = 'id'): Ref => ({found: member})

/** A secret that the reader enters. */
export const secret = (name: string): Ref => ({secret: name})

/** Adds elements to a list. */
export const plus = (...elements: readonly string[]): Plus => ({plus: elements})

/** An address of Keycloak's Admin API. */
export const admin = (...parts: Path['parts']): Path => ({api: 'admin', parts})

/** An address below the realm. */
export const realm = (...parts: Path['parts']): Path => ({api: 'realm', parts})

/** Adds a query. */
export const query = (path: Path, values: NonNullable<Path['query']>): Path => ({...path, query: values})
