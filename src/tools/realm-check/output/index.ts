import {brand} from '../../../data/brand'
import {siteAddress} from '../../../lib/siteAddress'
import type {CheckResult} from '../check'
import {linesOf} from '../lines'
import {jsonReport, newBaseline} from './json'
import {markdownReport} from './markdown'
import {sarifPaths, sarifReport} from './sarif'
import {textReport} from './text'

/** What a program or a document reads. */
export const formats = ['text', 'markdown', 'json', 'sarif', 'baseline'] as const
export type Format = (typeof formats)[number]

export const isFormat = (text: string): text is Format => formats.some((format) => format === text)

/** The file that was checked. */
export type Source = {
  /** Path or name, for SARIF. */
  name: string
  text: string
}

const origin = siteAddress(brand)

/** A path with slashes that needs no escape in an address. */
const uriOf = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .split('/')
    .map((part) => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD')))
    .join('/')

/** Writes a report. */
export function write(result: CheckResult, format: Format, {name, text}: Source): string {
  switch (format) {
    case 'text':
      return textReport(result)
    case 'markdown':
      return markdownReport(result, origin)
    case 'json':
      return jsonReport(result, origin)
    case 'baseline':
      return newBaseline(result)
    case 'sarif': {
      const lines = linesOf(text, sarifPaths(result))
      return sarifReport(result, {uri: uriOf(name), lineOf: (path) => lines.get(path), origin})
    }
  }
}
