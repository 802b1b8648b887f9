import {cut} from '../lib/cut'

/** How much a finding matters to the reader. */
export type Severity = 'error' | 'warning' | 'ok' | 'note'

/** A page of this site. */
export type PageLink = {
  label: string
  /** Path below the site's root, with an anchor if it has one: `/docs/sessions/audience/#2-fix-the-audience`. */
  path: string
}

/** What a tool found out, and what to do about it. In its texts, backticks mark code (`src/lib/inlineText.ts`). */
export type Finding = {
  kind: 'finding'
  severity: Severity
  /** What is the case, in one sentence. */
  title: string
  /** Why it matters, or where the tool saw it. */
  text?: string
  /** What the reader changes, and where. */
  fix?: string
  /** The page that owns the subject. */
  page?: PageLink
}

/** Names and values, or rows of values. A table with more rows than `MOST_ROWS` says how many it leaves out. */
export type ReportTable = {
  kind: 'table'
  /** What the table shows, for a reader who can't see it. */
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Text that the reader can copy as a whole. It contains no marks. */
export type ReportCode = {
  kind: 'code'
  title: string
  language: 'bash' | 'hcl' | 'http' | 'ini' | 'json' | 'nginx' | 'text' | 'xml' | 'yaml'
  code: string
}

/** One part of a report. Tools return data, so only `draw` decides what becomes an element. */
export type ReportPart =
  | Finding
  | ReportTable
  | ReportCode
  | {kind: 'heading'; text: string}
  | {kind: 'text'; text: string}
  /** An address outside of this site, which the reader asked for. Only `https:` and loopback addresses become links. */
  | {kind: 'open'; label: string; href: string}

/** The answer of a tool, in the order in which the reader sees it: the verdict first. */
export type Report = readonly ReportPart[]

/** Most characters of a value from the reader within a sentence. */
const MOST_CHARACTERS = 200

/** A value from the reader as code within a text: on one line, cut, and without backticks. */
export function quoted(value: string): string {
  const line = value.replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ')
  return `\`${line.length > MOST_CHARACTERS ? `${cut(line, MOST_CHARACTERS)}…` : line}\``
}
