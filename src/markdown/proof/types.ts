/** Something that a page says, by its place in the file. */
export type Claim = {
  /** 1-based. */
  line: number
}

/** What a page shows as the output of a command, or as the answer to a request. */
export type Expected = Claim & {language: string; text: string}

/** A text that the page has and the output is to have. */
export type Said = Claim & {text: string}

/** A label of the admin console; of a tab, where the page calls it one. */
export type Label = Said & {isTab: boolean}

/** A row of a table of settings: keys, and what the page says of their values. */
export type SettingRow = Claim & {keys: readonly string[]; cell: string}

/** What all steps have in common. */
type Common = Claim & {
  /** The servers on which alone it is done: see `isForServer`. */
  only?: string
}

/** Commands for the shell. */
export type RunStep = Common & {
  kind: 'run'
  code: string
  /** The code with which it ends. */
  exit: number
  /** It prints nothing. */
  isSilent: boolean
  /** In seconds. */
  timeout?: number
  says: readonly Said[]
  expected?: Expected
  /** The table whose settings the output, a JSON object, has. */
  rows: readonly SettingRow[]
}

/** A request, and its answer where the page shows one. */
export type RequestStep = Common & {
  kind: 'request'
  text: string
  says: readonly Said[]
  expected?: Expected
  /** It reads the end state that the page leads to, and is sent as the administrator: see `checks.ts`. */
  isCheck?: true
}

/** A file that the reader makes. */
export type FileStep = Common & {kind: 'file'; path: string; text: string}

/** Labels of the admin console, in the order in which the page names them. */
export type ConsoleStep = Common & {kind: 'console'; labels: readonly Label[]; isTable: boolean}

/** The declaration that the page offers to carry out, `<Procedure name="…" />`, done and undone in another realm. */
export type ProcedureStep = Common & {kind: 'procedure'; name: string}

/** Something that the proof of a page does. */
export type Step = RunStep | RequestStep | FileStep | ConsoleStep | ProcedureStep

/** A mistake of the writer. */
export type ProofProblem = Claim & {what: string; allowed?: string; fix: string}

/** How a page proves itself. */
export type Proof = {
  steps: readonly Step[]
  /** Lines of what is there for the proof alone, and not shown. */
  hidden: readonly number[]
  problems: readonly ProofProblem[]
}
