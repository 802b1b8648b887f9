import type {Problem} from '../../lib/problem'
import {fixUnknown} from './frontMatter'
import type {Page} from './page'

/** Components that the page neither imports nor gets without. @param names of those that every page gets. */
export function checkComponents({body, file}: Page, names: readonly string[]): Problem[] {
  return body.components
    .filter(({name}) => !names.includes(name.split('.')[0] ?? ''))
    .map(({name, line, column}) => ({
      file,
      line,
      column,
      what: `There is no component <${name}>.`,
      allowed: names.map((one) => `<${one}>`).join(', '),
      fix: `${fixUnknown(name, names)} In prose, write \\<${name}> or \`<${name}>\`.`,
    }))
}
