import ts from 'typescript'
import {applyEdits, type Edit} from './deadLinks'

/** Removes imports, and constants of the file, that nothing in it uses. */
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

function unusedParts(statement: ts.Statement, names: ReadonlyMap<string, number>): Edit[] {
  const isUnused = (name: ts.Node): boolean => ts.isIdentifier(name) && names.get(name.text) === 1
  if (ts.isVariableStatement(statement)) {
    const isExported = statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) === true
    return !isExported && statement.declarationList.declarations.every(({name}) => isUnused(name))
      ? [whole(statement)]
      : []
  }
  if (!ts.isImportDeclaration(statement)) return []
  const bindings = statement.importClause?.namedBindings
  if (bindings === undefined || !ts.isNamedImports(bindings) || statement.importClause?.name !== undefined) return []
  const unused = bindings.elements.filter(({name}) => isUnused(name))
  if (unused.length === 0) return []
  if (unused.length === bindings.elements.length) return [whole(statement)]
  const used = bindings.elements.filter((element) => !unused.includes(element)).map((element) => element.getText())
  return [{start: bindings.getStart(), end: bindings.getEnd(), text: `{${used.join(', ')}}`}]
}
