import type {VFileMessage} from 'vfile-message'
import type {Problem} from '../../lib/problem'

/** A reason for which a page is not MDX, and the fix. The first that fits the line wins. */
type Fix = {reason?: RegExp; line?: RegExp; fix: (found: RegExpExecArray) => string}

const CLOSE = "Close the tag. If it isn't a tag, write \\< or put the text into `code`."

const fixes: readonly Fix[] = [
  {line: /<!--/, fix: () => 'Write a comment as {/* … */}, not as <!-- … -->.'},
  {
    reason: /import\/exports/,
    line: /^(import|export)\b/,
    fix: ([, word = '']) =>
      `MDX reads a line that starts with "${word}" as JavaScript. Start it with another word, or write \`${word}\` as code.`,
  },
  {line: /\{#([\w-]+)\}/, fix: ([, id = '']) => `Write the ID of a heading as a comment: {/* #${id} */}.`},
  {line: /<(https?:\/\/[^\s>]+)>/, fix: ([, url = '']) => `Write [what it is](${url}), without < and >.`},
  {line: /<([\w.+-]+@[\w.-]+)>/, fix: ([, address = '']) => `Write [${address}](mailto:${address}), without < and >.`},
  {
    reason: /closing tag for `<(br|hr|img|input|wbr|source|col|area|embed|track|link|meta)\b/,
    fix: ([, name = '']) => `Close it: <${name} />. An element without content ends with />.`,
  },
  {
    reason: /before attribute value/,
    fix: () => 'Put the value of the attribute in quotes: name="value".',
  },
  {
    reason: /expected a closing brace|closing brace for/,
    fix: () => 'Close the brace, or write \\{ if it is plain text.',
  },
  {
    reason: /parse expression|Unexpected content after expression/,
    fix: () => 'Text in braces runs as JavaScript. In prose, write \\{, or put the text into `code`.',
  },
  {reason: /closing slash/, fix: () => 'Remove the closing tag, or add its opening tag.'},
  {reason: /closing tag/, fix: () => CLOSE},
  {reason: /Unexpected character/, fix: () => 'In prose, write \\<, or put the text into `code`.'},
]

/** A place at which a page is not MDX. */
export type Fault = Problem & {line: number; column: number}

/** Why a page could not be read, with the fix for what stands in the line. */
export function mdxFault(error: VFileMessage, source: string): Fault {
  const place = placeOf(error)
  const text = lineAt(source, error, place.line)
  const fix = fixes.flatMap(({reason, line, fix: write}) => {
    const inReason = reason?.exec(error.reason)
    const inLine = line?.exec(text)
    if ((reason !== undefined && !inReason) || (line !== undefined && !inLine)) return []
    const found = inLine ?? inReason
    return found ? [write(found)] : []
  })[0]
  return {
    ...place,
    what: `The page isn't valid MDX: ${error.reason.replace(/\s*\(note: .*\)$/s, '')}.`,
    fix: fix ?? 'In prose, write \\{ and \\<, or put the text into `code`. Close every tag.',
  }
}

/** Of a tag that nobody closes, the parser knows the end of what holds it, and names the tag's place in its message. */
function placeOf({line = 1, column = 1, reason}: VFileMessage): {line: number; column: number} {
  const [, tagLine, tagColumn] = /`<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? []
  return tagLine === undefined ? {line, column} : {line: Number(tagLine), column: Number(tagColumn)}
}

/** The line at fault. JavaScript that can't be read is told at its end: the line that opens it is the one to change. */
function lineAt(source: string, {reason}: VFileMessage, line: number): string {
  const lines = source.split('\n')
  if (!reason.includes('import/exports')) return lines[line - 1] ?? ''
  return lines.slice(0, line).findLast((text) => /^(import|export)\b/.test(text)) ?? ''
}
