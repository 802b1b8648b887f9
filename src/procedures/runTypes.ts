import type {Procedure} from './procedure'

/** JSON as a server answers it. */
export type Json = null | boolean | number | string | readonly Json[] | {readonly [member: string]: Json}

/** A call to the reader's server. */
export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the address of the server on, encoded: `/admin/realms/acme/clients?clientId=acme-web`. */
  path: string
  /** JSON, for the type `application/json`. */
  body?: string
}

/** What came of a call. `failure` says why there's no answer, such as a network error or an answer that's too long. */
export type Reply = {status: number; body: unknown} | {failure: string}

/** Sends a call. Never rejects. */
export type Call = (request: Request) => Promise<Reply>

/** What the reader has entered, by the names of the values. */
export type Values = Readonly<Record<string, string>>

/** A difference between what is there and what is wanted. */
export type Change = {
  /** `attributes.pkce.code.challenge.method`; empty for an object that appears or goes as a whole. */
  path: string
  /** Left out: nothing was there. Secrets are masked. */
  before?: Json
  /** Left out: nothing is there afterwards. Secrets are masked. */
  after?: Json
  /** What is lost: elements of a list, a value, or the object. */
  removes: readonly string[]
}

/** Why a run can't go on. */
export type Problem = {
  kind:
    | 'missing' // something that has to exist doesn't
    | 'refused' // the server answered with an error
    | 'unanswered' // the server didn't answer
    | 'changed' // the state is another than the one that was shown
    | 'unexpected' // the server accepted the call, but the state isn't as wanted
    | 'untyped' // the name was not entered
  text: string
  /** The call that failed, without secrets. */
  request?: Request
  status?: number
  /** The server's answer, with secrets masked. */
  body?: Json
}

/** What a step would do. */
export type Plan =
  | {kind: 'done'; step: number; text: string}
  | {
      kind: 'change'
      step: number
      action: 'create' | 'update' | 'remove'
      /** The calls in their order. Secrets are masked. */
      requests: readonly Request[]
      changes: readonly Change[]
      /** What the reader has to know before confirming. */
      caution?: string
      /** The name to type, if something is removed. */
      mustType?: string
      /** Why it can't be undone, if it can't. */
      final?: string
      /** Identifies the state that the diff is about. Contains no secret. */
      state: string
    }
  | {kind: 'stopped'; step: number; problem: Problem}

/** How a step ended. */
export type Outcome =
  | {kind: 'done'; step: number; text: string; status?: number; body?: Json}
  | {kind: 'stopped'; step: number; problem: Problem}

/** What was done to one object. */
export type LogEntry = {
  step: number
  action: 'create' | 'update' | 'remove'
  /** `started`: the call might have reached the server. `done`: the answer was as expected. `undone`: it was taken back. */
  state: 'started' | 'done' | 'undone'
  /** IDs that the step's addresses need, by the names of lookups, and those of the found object by its members. */
  refs: Readonly<Record<string, string>>
  found: Readonly<Record<string, string>>
  /** Previous values of the changed members, by the path of each. `null`: there was none. */
  before: readonly {path: readonly string[]; value: Json}[]
  /** Values of the same members afterwards. The undo compares them with the server first. */
  after: readonly {path: readonly string[]; value: Json}[]
  /** Why it can't be undone, if it can't. */
  final?: string
  /** Marks the complete object right after it was created. If it differs, others have changed the object since. */
  mark?: string
}

/** What a run did, as plain JSON. Contains no token and no secret. */
export type Log = {
  version: 1
  procedure: string
  /** Address of the server, and the realm. */
  server: string
  realm: string
  /** Without secrets. */
  values: Values
  entries: readonly LogEntry[]
}

/** A run of a procedure in one realm. */
export type Run = {
  procedure: Procedure
  /** Secret values that the reader has entered. */
  secrets: Values
  call: Call
  /** Stores the log before and after each change. */
  save: (log: Log) => void
  log: Log
}
