import {minifySync} from '@swc/core'

const SCRIPT = /<script>([^]*?)<\/script>/g

/**
 * The part of the framework's script that lets an address (`?docusaurus-data-…`) set any attribute of the page: its colours,
 * the answer to the banner. Whoever makes a link has no say in that.
 */
const ATTRIBUTES_OF_ADDRESS = /,function\(\)\{try\{for\([^{}]*docusaurus-data-[^{}]*\{[^{}]*\}\}catch\(\w+\)\{\}\}\(\)/

/**
 * A function that makes the inline scripts of pages small. A handful stand in all pages, so each is looked at once.
 * @throws Error as swc words it, for a script that browsers could not read either.
 */
export function scriptMinifier(): (html: string) => string {
  const known = new Map<string, string>()
  const minify = (script: string): string => {
    const small = known.get(script) ?? minifySync(script).code.replace(ATTRIBUTES_OF_ADDRESS, '')
    known.set(script, small)
    return small
  }
  return (html) => html.replace(SCRIPT, (_, script: string) => `<script>${minify(script)}</script>`)
}
