import path from 'node:path'
import type {Processor} from 'unified'
import type {VFileMessage} from 'vfile-message'
import {SiteError} from '../../lib/problem'
import {mdxFault} from '../check/mdxFault'

/** The framework's parser has another copy of the class than this site's configuration. */
const isMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error

/**
 * Lets a page that isn't valid MDX end with the words of the content check, which the writers' server shows in the browser. The
 * parser's own error has no fix, and is shown as JSON.
 */
export function mdxFaults(this: Processor, {root = process.cwd()}: {root?: string} = {}): void {
  const {parser} = this
  if (parser === undefined) throw new Error('A parser of Markdown has to come before this plugin.')
  this.parser = (text, file) => {
    try {
      return parser(text, file)
    } catch (error) {
      if (!isMessage(error)) throw error
      throw new SiteError({file: path.relative(root, file.path), ...mdxFault(error, text)})
    }
  }
}
