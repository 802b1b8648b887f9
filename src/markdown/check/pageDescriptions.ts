import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import ts from 'typescript'
import {brandNameLength} from '../../lib/brandName'
import {DESCRIPTION} from '../../lib/pageLimits'
import type {Problem} from '../../lib/problem'
import {valueAt} from '../../lib/valueAt'
import {placesIn} from '../style/text'
import {loadContent} from './loadContent'

/** A description in the source of a page's words. */
type Description = {
  /** Where the module has it: `['page', 'meta', 'description']`. */
  names: readonly string[]
  /** 0-based. */
  offset: number
  /** How often the brand's name is in it. */
  brandNames: number
}

/**
 * The descriptions of marketing pages that search engines would cut, or that say too little, whatever the provider is called.
 * @param siteDir absolute path of the site's root. @param name of the provider.
 * @param only files whose problems are asked for, relative to it. Default: all.
 */
export async function checkPageDescriptions(
  siteDir: string,
  name: string,
  only: readonly string[] = [],
): Promise<Problem[]> {
  const found = await glob('src/pages/**/_content.ts', {cwd: siteDir})
  const files = found.filter((file) => only.length === 0 || only.includes(file)).sort()
  if (files.length === 0) return []
  const modules = await loadContent(siteDir, files)
  const problems = files.map(async (file) => {
    const source = await readFile(path.join(siteDir, file), 'utf8')
    return descriptionsIn(source).flatMap((description) => {
      const text = valueAt(modules.get(file), description.names)
      if (typeof text !== 'string') return []
      return problemsOf(text, description, name).map((problem) => ({
        file,
        ...placesIn(source)(description.offset),
        ...problem,
      }))
    })
  })
  return (await Promise.all(problems)).flat()
}

function problemsOf(
  text: string,
  {brandNames}: Description,
  name: string,
): Pick<Problem, 'what' | 'allowed' | 'fix'>[] {
  const lengthWith = (nameLength: number): number => text.length + brandNames * (nameLength - name.length)
  const longest = lengthWith(brandNameLength.max)
  const shortest = lengthWith(brandNameLength.min)
  const allowed = `${DESCRIPTION.min} to ${DESCRIPTION.max} characters`
  if (longest > DESCRIPTION.max) {
    const what =
      brandNames === 0
        ? `The description of the page has ${longest} characters.`
        : `The description of the page has ${longest} characters with a brand name of ${brandNameLength.max}, and ${text.length} with "${name}".`
    return [{what, allowed, fix: `Shorten it to ${text.length - (longest - DESCRIPTION.max)} characters.`}]
  }
  if (shortest >= DESCRIPTION.min) return []
  const what = `The description of the page has only ${shortest} characters${brandNames === 0 ? '' : ` with a brand name of ${brandNameLength.min}`}.`
  return [{what, allowed, fix: 'Say what readers find on the page.'}]
}

/** A page has its description in `meta`, or next to the `document` of a legal page. */
function descriptionsIn(source: string): Description[] {
  const found: Description[] = []
  const read = (value: ts.Expression, names: readonly string[]): void => {
    if (ts.isSatisfiesExpression(value)) read(value.expression, names)
    if (!ts.isObjectLiteralExpression(value)) return
    const properties = value.properties.filter(ts.isPropertyAssignment)
    const isPage = names.at(-1) === 'meta' || properties.some(({name}) => name.getText() === 'document')
    for (const {name, initializer} of properties) {
      const key = name.getText()
      if (key !== 'description' || !isPage) read(initializer, [...names, key])
      else {
        const brandNames = initializer.getText().match(/\bbrand\.name\b/g)?.length ?? 0
        found.push({names: [...names, key], offset: initializer.getStart(), brandNames})
      }
    }
  }
  const file = ts.createSourceFile('_content.ts', source, ts.ScriptTarget.Latest, true)
  for (const statement of file.statements.filter(ts.isVariableStatement))
    for (const {name, initializer} of statement.declarationList.declarations)
      if (initializer) read(initializer, [name.getText()])
  return found
}
