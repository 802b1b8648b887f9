import {readFileSync} from 'node:fs'
import path from 'node:path'
import {tokensOf as declarationsOf} from '../../src/lib/cssTokens'

const css = readFileSync(path.resolve('src/css/tokens.css'), 'utf8')

/** The declarations of every rule of tokens.css whose selectors include this one. */
export function tokensOf(selector: string): ReadonlyMap<string, string> {
  return declarationsOf(css, selector)
}

/** The name of every token, in the order of the file. */
export const tokenNames: readonly string[] = [
  ...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name)),
]
