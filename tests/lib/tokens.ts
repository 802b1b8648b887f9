import {readFileSync} from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.resolve('src/css/tokens.css'), 'utf8')

/** The declarations of every rule of tokens.css whose selectors include this one, as the browser would cascade them. */
export function tokensOf(selector: string): ReadonlyMap<string, string> {
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return new Map(
    rules
      .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
      .flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** The name of every token, in the order of the file. */
export const tokenNames: readonly string[] = [
  ...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name)),
]
