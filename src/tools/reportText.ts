import {translate} from '@docusaurus/Translate'
import {plainText} from '../lib/inlineText'
import type {Finding, Report, ReportPart, ReportTable, Severity} from './report'

/** What a severity is called, for readers who don't see its color. */
export const severityNames: Readonly<Record<Severity, string>> = {
  error: translate({id: 'site.tool.error', message: 'Error'}),
  warning: translate({id: 'site.tool.warning', message: 'Warning'}),
  ok: translate({id: 'site.tool.ok', message: 'OK'}),
  note: translate({id: 'site.tool.note', message: 'Note'}),
}

const errorsText = (count: number): string =>
  count === 1
    ? translate({id: 'site.tool.oneError', message: '1 error'})
    : translate({id: 'site.tool.errors', message: '{count} errors'}, {count})

const warningsText = (count: number): string =>
  count === 1
    ? translate({id: 'site.tool.oneWarning', message: '1 warning'})
    : translate({id: 'site.tool.warnings', message: '{count} warnings'}, {count})

/** The verdict in a sentence: `1 error, 2 warnings.` */
export function summaryOf(report: Report): string {
  const count = (severity: Severity): number =>
    report.filter((part) => part.kind === 'finding' && part.severity === severity).length
  const counts = [
    ...(count('error') > 0 ? [errorsText(count('error'))] : []),
    ...(count('warning') > 0 ? [warningsText(count('warning'))] : []),
  ]
  return counts.length > 0
    ? `${counts.join(', ')}.`
    : translate({id: 'site.tool.none', message: 'No errors and no warnings.'})
}

/** A cell on one line. A bar would end it. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/gu, ' ')

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

const tableText = ({caption, head, rows}: ReportTable): string =>
  [`**${caption}**`, '', row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

function findingText({severity, title, text, fix, page}: Finding, site: string): string {
  const lines = [
    ...(text === undefined ? [] : [text]),
    ...(fix === undefined ? [] : [translate({id: 'site.tool.fixLine', message: 'Fix: {fix}'}, {fix})]),
    ...(page === undefined
      ? []
      : [translate({id: 'site.tool.see', message: 'See {page}.'}, {page: `[${page.label}](${site}${page.path})`})]),
  ]
  return [`- **${severityNames[severity]}:** ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** A fence that is longer than any in the code. */
function fenceText(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

function partText(part: ReportPart, site: string): string {
  switch (part.kind) {
    case 'finding':
      return findingText(part, site)
    case 'table':
      return tableText(part)
    case 'code':
      return `${plainText(part.title)}:\n\n${fenceText(part.language, part.code)}`
    case 'heading':
      return `## ${part.text}`
    case 'text':
      return part.text
    case 'open':
      return `${part.label}: <${part.href}>`
  }
}

/** A report as Markdown. @param site the address of the site, without a slash at the end, for links to its pages. */
export const reportText = (report: Report, site: string): string =>
  `${report.map((part) => partText(part, site)).join('\n\n')}\n`
