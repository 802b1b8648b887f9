import ts from 'typescript'
import {applyEdits, type Edit} from './deadLinks'

/** Removes imports, and constants of the file, that nothing in it uses, also those that are taken out of an object. */
export function withoutUnused(file: string, source: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file))
  const edits = tree.statements.flatMap((statement) => unusedParts(statement, namesUsed(tree)))
  return edits.length === 0 ? source : withoutUnused(file, applyEdits(source, edits))
}

const kindOf = (file: string): ts.ScriptKind => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** How often each name stands in the file. */
function namesUsed(tree: ts.SourceFile): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.set(node.text, (names.get(node.text) ?? 0) + 1)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const whole = (node: ts.Node): Edit => ({start: node.getFullStart(), end: node.getEnd(), text: ''})

function unusedParts(statement: ts.Statement, counts: ReadonlyMap<string, number>): Edit[] {
  const isUnused = (name: ts.Node): boolean => ts.isIdentifier(name) && counts.get(name.text) === 1
  if (ts.isVariableStatement(statement)) {
    const isExported = statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) === true
    const names = statement.declarationList.declarations.map(({name}) => name)
    if (isExported) return []
    if (names.every(isUnused)) return [whole(statement)]
    return names.filter(ts.isObjectBindingPattern).flatMap((pattern) => unusedElements(statement, pattern, isUnused))
  }
  if (!ts.isImportDeclaration(statement)) return []
  const bindings = statement.importClause?.namedBindings
  if (bindings === undefined || !ts.isNamedImports(bindings) || statement.importClause?.name !== undefined) return []
  return unusedElements(statement, bindings, isUnused)
}

/** Removes the unused names of a list in braces, and the statement if it has no others. */
function unusedElements(
  statement: ts.Statement,
  list: ts.NamedImports | ts.ObjectBindingPattern,
  isUnused: (name: ts.Node) => boolean,
): Edit[] {
  const used = list.elements.filter(({name}) => !isUnused(name)).map((element) => element.getText())
  if (used.length === list.elements.length) return []
  if (used.length === 0) return [whole(statement)]
  return [{start: list.getStart(), end: list.getEnd(), text: `{${used.join(', ')}}`}]
}
