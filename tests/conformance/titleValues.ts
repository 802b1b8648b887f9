import ts from 'typescript'

/** Patterns of the texts that a variable of a loop takes, by its name. A list with a gap has a text that is not known. */
export type Values = ReadonlyMap<string, readonly (string | undefined)[]>

/** A text as a regular expression. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A regular expression for any of these, or nothing where one of them is not known. */
export function anyOf(patterns: readonly (string | undefined)[] | undefined): string | undefined {
  const known = patterns?.filter((pattern) => pattern !== undefined) ?? []
  return known.length > 0 && known.length === patterns?.length ? `(?:${known.join('|')})` : undefined
}

/**
 * What each variable of a loop over a list of literals takes.
 * @param target the loop's declaration, or the place or the name of a part of each entry.
 */
export function valuesIn(target: ts.ForInitializer | string | number, list: ts.Expression): Values {
  const entries = entriesOf(list)
  if (entries === undefined) return new Map()
  if (typeof target === 'number') return new Map([[String(target), entries.map((entry) => patternAt(entry, target))]])
  if (typeof target === 'string') return new Map([[target, entries.map((entry) => patternNamed(entry, target))]])
  const name = ts.isVariableDeclarationList(target) ? target.declarations[0]?.name : undefined
  if (name === undefined) return new Map()
  if (ts.isIdentifier(name)) return new Map([[name.text, entries.map(patternOf)]])
  return new Map(
    name.elements.flatMap((element, place) => {
      if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name)) return []
      const key = (element.propertyName ?? element.name).getText()
      const isList = ts.isArrayBindingPattern(name)
      return [
        [element.name.text, entries.map((entry) => (isList ? patternAt(entry, place) : patternNamed(entry, key)))],
      ]
    }),
  )
}

/** The entries of a list that is written out; of an object, its keys. */
function entriesOf(list: ts.Expression): readonly ts.Expression[] | undefined {
  const written = writtenOut(list)
  if (ts.isArrayLiteralExpression(written)) return written.elements
  if (!ts.isCallExpression(written) || written.expression.getText() !== 'Object.entries') return undefined
  const object = written.arguments[0] && writtenOut(written.arguments[0])
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined
  const keys = object.properties.map(({name}) => name).filter((name) => name !== undefined)
  return keys.every(ts.isStringLiteral) ? keys : undefined
}

/** What stands for a name: what the top of its file gives it. */
function writtenOut(node: ts.Expression): ts.Expression {
  const plain = unwrapped(node)
  if (!ts.isIdentifier(plain)) return plain
  const declarations = plain
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
  const value = declarations.find(({name}) => name.getText() === plain.text)?.initializer
  return value ? unwrapped(value) : plain
}

/** Without `as const` and `satisfies …`. */
function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node
}

function patternOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return literalPattern(node.text)
  if (!ts.isTemplateExpression(node)) return undefined
  return (
    literalPattern(node.head.text) + node.templateSpans.map(({literal}) => `.+${literalPattern(literal.text)}`).join('')
  )
}

function patternAt(entry: ts.Expression, place: number): string | undefined {
  const row = unwrapped(entry)
  if (ts.isArrayLiteralExpression(row)) return patternOf(row.elements[place])
  return place === 0 ? patternOf(row) : undefined
}

function patternNamed(entry: ts.Expression, name: string): string | undefined {
  const row = unwrapped(entry)
  if (!ts.isObjectLiteralExpression(row)) return undefined
  const property = row.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)
  return patternOf(property?.initializer)
}
