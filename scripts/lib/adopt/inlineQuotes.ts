import path from 'node:path'
import {grammars} from '../../../src/markdown/check/rules/grammars'
import {fenceAttributes} from '../../../src/markdown/fenceMeta'
import {extractRegion, withoutMarkers} from '../../../src/lib/regions'
import {sourceText} from '../../../src/lib/sourceText'

/** A code block that quotes a file, and has nothing between its fences. */
const QUOTE = /^([ \t]*)(`{3,})(\S*) (.*\bfile="[^"]*".*)\n\s*?\1\2$/gm

/** Gives the text of a file from the root of the site, or undefined for one that isn't to be put into the page. */
export type ReadQuoted = (file: string) => string | undefined

/** Puts quoted code into the page, so that the page is complete without the quoted files. */
export async function inlineQuotes(source: string, read: ReadQuoted): Promise<string> {
  const isProved = /^proof:/m.test(source)
  const blocks = await Promise.all([...source.matchAll(QUOTE)].map((match) => inlined(match, isProved, read)))
  let index = 0
  return source.replace(QUOTE, (block) => blocks[index++] ?? block)
}

async function inlined(match: RegExpExecArray, isProved: boolean, read: ReadQuoted): Promise<string | undefined> {
  const [, indent = '', fence = '', language = '', meta = ''] = match
  const attributes = fenceAttributes(meta)
  const file = attributes.get('file')
  const code = file === undefined ? undefined : quotedCode(read(file), attributes.get('region'))
  if (file === undefined || code === undefined) return undefined
  // A part of a program isn't always a program.
  const isValid = (await grammars[language]?.(code)) === undefined
  const check = isProved && !isValid ? ' no-check reason="It is a part of a program."' : ''
  const title = attributes.has('title') ? '' : ` title="${path.basename(file)}"`
  const rest = meta.replaceAll(/\s*\b(?:file|region)="[^"]*"/g, '').trim()
  const mark = code.includes(fence) ? `${fence}\`` : fence
  const opening = `${mark}${isValid ? language : 'text'} ${rest}${title}${check}`.replace('  ', ' ')
  const rows = [opening, ...code.replace(/\n+$/, '').split('\n'), mark]
  return rows.map((row) => (row === '' ? row : indent + row)).join('\n')
}

function quotedCode(text: string | undefined, region: string | undefined): string | undefined {
  if (text === undefined) return undefined
  return region === undefined ? withoutMarkers(sourceText(text)) : extractRegion(sourceText(text), region)
}
