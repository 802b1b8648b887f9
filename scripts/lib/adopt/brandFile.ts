import ts from 'typescript'
import {isCollection, parseDocument, visit} from 'yaml'
import type {Brand} from '../../../src/data/types'
import {SiteError} from '../../../src/lib/problem'
import {applyEdits, type Edit} from './deadLinks'

/** The text of `src/data/brand.ts` with other values. */
export function brandFile(source: string, brand: Brand): string {
  return applyEdits(source, [{...valueOf(source, 'src/data/brand.ts', 'values'), text: JSON.stringify(brand, null, 2)}])
}

/** A text in which the build fills in the values of the brand: `Harbor Keys API` becomes `${brand.name} API`. */
export function withBrandTokens(text: string, {supportEmail, domain, legalName, name}: Brand): string {
  // The longer values first, because they can have the shorter ones in them.
  const withTokens = (part: string): string =>
    Object.entries({supportEmail, domain, legalName, name}).reduce(
      (result, [field, value]) => result.replaceAll(value, `\${brand.${field}}`),
      part,
    )
  return withTokens(applyEdits(text, quotedInFlow(text, withTokens)))
}

/** In `{…}` and `[…]` of YAML, a text with the braces of a token needs quotation marks. */
function quotedInFlow(text: string, withTokens: (part: string) => string): Edit[] {
  const edits: Edit[] = []
  visit(parseDocument(text), {
    Scalar(_, {type, range, source}, ancestors) {
      const isInFlow = ancestors.some((ancestor) => isCollection(ancestor) && ancestor.flow === true)
      if (type !== 'PLAIN' || !isInFlow || source === undefined || range === undefined || range === null) return
      const replaced = withTokens(source)
      if (replaced !== source) edits.push({start: range[0], end: range[1], text: `'${replaced.replaceAll("'", "''")}'`})
    },
  })
  return edits
}

/** The text of `src/data/offer/offered.ts` with these flags off. */
export function offeredFile(source: string, flags: readonly string[]): string {
  return flags.reduce((text, flag) => text.replace(new RegExp(`^(\\s*${flag}: )true,`, 'm'), '$1false,'), source)
}

/** The place of the object that a constant of a file has. */
function valueOf(source: string, file: string, name: string): Omit<Edit, 'text'> {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const {name: variable, initializer} of statement.declarationList.declarations) {
      let value = initializer
      while (value !== undefined && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)))
        value = value.expression
      if (variable.getText() === name && value !== undefined && ts.isObjectLiteralExpression(value))
        return {start: value.getStart(), end: value.getEnd()}
    }
  }
  throw new SiteError({
    file,
    what: `The file has no constant "${name}" with an object.`,
    fix: `Restore the file with "git checkout -- ${file}", and run the command again.`,
  })
}
