import type {Impossible, Procedure} from '../procedure'
import type {Values} from '../runTypes'

/** Where an export is for. */
export type Target = {
  /** Address of the server, without a slash at its end. */
  server: string
  realm: string
  /** The reader's values. Those that are left out are the page's. Secrets are never part of an export. */
  values: Values
}

/** A text, or why the format can't express the procedure. */
export type Rendered = {text: string} | Impossible

/** Writes a procedure in a format. */
export type Render = (procedure: Procedure, target: Target) => Rendered

/** A format. */
export type Format = {
  id: 'console' | 'curl' | 'kcadm' | 'terraform' | 'realm'
  label: string
  /** Of the file, without a dot. */
  extension: string
  render: Render
}
