/** What the reader enters. Names are unique within a form. */
export type ToolField = {
  name: string
  label: string
  /** What belongs here, or where to find it. */
  hint?: string
} & (
  | {kind: 'area'; rows: number; placeholder?: string}
  | {kind: 'line'; value?: string; placeholder?: string}
  | {kind: 'choice'; options: readonly Option[]; value: string}
  | {kind: 'flags'; options: readonly Option[]; values?: readonly string[]}
  /** A file that stays in the browser. @property accept as in HTML: `.json,application/json`. */
  | {kind: 'file'; accept: string}
)

type Option = {value: string; label: string}

/** The form of a tool. The page contains it as HTML. */
export type ToolForm = {
  /** What the tool does, for screen readers. */
  label: string
  fields: readonly ToolField[]
  /** Fields that few readers need: their names, and what the part below the buttons that contains them is called. */
  more?: {label: string; names: readonly string[]}
  /** The buttons. The first one runs when the reader presses Enter. */
  actions: readonly {name: string; label: string}[]
}

/** What the reader has entered. A method throws an Error for a name that the form doesn't have. */
export type Values = {
  /** Text of an area or a line, or the chosen option. */
  text: (name: string) => string
  /** The chosen options. */
  flags: (name: string) => readonly string[]
  /** The chosen file, or undefined if there is none. */
  file: (name: string) => File | undefined
}
