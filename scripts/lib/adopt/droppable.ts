import ts from 'typescript'

/** A part of a file that the file can be without. */
export type Droppable = ts.Node

/**
 * Whether the code around a node still has its type without the node. True for an optional property, and for an element of
 * a list that keeps at least one other element, or that can be empty.
 */
export function canDrop(node: ts.Node, checker: ts.TypeChecker, dropped: ReadonlySet<ts.Node>): boolean {
  const {parent} = node
  if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(parent)) return isOptional(node, parent, checker)
  if (!ts.isArrayLiteralExpression(parent) || isRow(parent) || isTuple(parent, checker)) return false
  return isWholeSetting(parent) || parent.elements.some((element) => element !== node && !dropped.has(element))
}

/** The list that a setting of the site consists of, such as the skills: the site is complete without an entry. */
function isWholeSetting(list: ts.ArrayLiteralExpression): boolean {
  return ts.isVariableDeclaration(list.parent) && /[/\\]src[/\\]config[/\\]\w+\.ts$/.test(list.getSourceFile().fileName)
}

function isOptional(
  property: ts.PropertyAssignment,
  object: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): boolean {
  const type = checker.getContextualType(object)
  const symbol = type && checker.getPropertyOfType(type, property.name.getText())
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Optional) !== 0
}

/** A row of a table: a list in a list. Without one cell, the others would move. */
function isRow(list: ts.ArrayLiteralExpression): boolean {
  const parent = ts.isAsExpression(list.parent) ? list.parent.parent : list.parent
  return ts.isArrayLiteralExpression(parent) || ts.isArrowFunction(list.parent)
}

function isTuple(list: ts.ArrayLiteralExpression, checker: ts.TypeChecker): boolean {
  const type = checker.getContextualType(list)
  return type !== undefined && checker.isTupleType(type)
}
