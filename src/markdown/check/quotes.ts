import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {Problem} from '../../lib/problem'
import {sourceText} from '../../lib/sourceText'
import {missingQuote} from '../remark/codeFromFile'
import type {Page} from './page'

/** Blocks of code that quote a file or a region which is not there. @param siteDir absolute path of the site's root. */
export function checkQuotes({file, body}: Page, siteDir: string): Problem[] {
  return body.quotes.flatMap(({line, column, ...quote}) => {
    const source = path.join(siteDir, quote.file)
    const problem = missingQuote(quote, existsSync(source) ? sourceText(readFileSync(source, 'utf8')) : undefined)
    return problem === undefined ? [] : [{file, line, column, ...problem}]
  })
}
