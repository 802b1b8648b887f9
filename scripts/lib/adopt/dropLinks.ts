import ts from 'typescript'
import {canDrop, type Droppable} from './droppable'
import type {Dead, Edit} from './deadLinks'
import {spreadOfNothing, switchedOff} from './offeredChoice'

/** What a source file needs, so that it names no removed page. */
export type Drops = {
  edits: readonly Edit[]
  /** Offsets of links that the code requires. They have to be changed by hand. */
  stuck: readonly number[]
}

/**
 * Removes links to removed pages from a source file: the optional property that has the link, or else the smallest element
 * of a list around it. A row of a table is removed if all its links are; otherwise the label stays.
 */
export function dropLinks(source: ts.SourceFile, checker: ts.TypeChecker, dead: Dead): Drops {
  const dropped = new Set<ts.Node>()
  const edits: Edit[] = []
  const stuck: number[] = []
  for (const link of deadNodes(source, dead)) {
    if (hasAncestorIn(link, dropped)) continue
    const choice = switchedOff(link, dead.flags)
    if (choice !== undefined) {
      const spread = spreadOfNothing(choice)
      if (spread === undefined)
        edits.push({start: choice.getStart(source), end: choice.getEnd(), text: choice.whenFalse.getText()})
      else dropped.add(spread)
      continue
    }
    const cell = cellOf(link)
    const label = cell && labelOf(cell)
    if (label !== undefined && hasLivingLink(cell, dead)) {
      edits.push(label)
      continue
    }
    const node = droppable(link, checker, dropped)
    if (node !== undefined) dropped.add(node)
    else {
      stuck.push(link.getStart(source))
      const instead = insteadOf(link, dead)
      if (instead !== undefined) edits.push({start: link.getStart(source), end: link.getEnd(), text: `'${instead}'`})
    }
  }
  const outermost = [...dropped].filter((node) => !hasAncestorIn(node, dropped))
  const inside = (edit: Edit): boolean =>
    outermost.some((node) => node.getFullStart() <= edit.start && edit.end <= node.getEnd())
  return {
    edits: [...edits.filter((edit) => !inside(edit)), ...outermost.map((node) => removal(node, source))],
    stuck,
  }
}

function hasAncestorIn(node: ts.Node, nodes: ReadonlySet<ts.Node>): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) if (nodes.has(at)) return true
  return false
}

/** The page that a link leads to which the code requires. */
function insteadOf(link: ts.Node, dead: Dead): string | undefined {
  if (ts.isPropertyAccessExpression(link)) return dead.links.get(link.name.text)
  if (ts.isTemplateExpression(link)) return dead.insteadOf(link.head.text)
  return ts.isStringLiteral(link) ? dead.insteadOf(link.text) : undefined
}

/** Every literal or expression of the file that leads nowhere. */
function deadNodes(source: ts.SourceFile, dead: Dead): ts.Node[] {
  const found: ts.Node[] = []
  const entries = dead.entries[source.fileName] ?? []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (isDeadNode(node, dead, entries)) found.push(node)
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isDeadNode(node: ts.Node, dead: Dead, entries: readonly string[]): boolean {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return (node.text.startsWith('/') && dead.isDead(node.text)) || entries.includes(node.text)
  if (ts.isTemplateExpression(node)) return /^\/[^?#]*\/(?:[?#]|$)/.test(node.head.text) && dead.isDead(node.head.text)
  return (
    ts.isPropertyAccessExpression(node) && dead.links.has(node.name.text) && node.expression.getText() === 'brand.links'
  )
}

/** The cell of a table, an object in a list of a list, that has the link. */
function cellOf(link: ts.Node): ts.ObjectLiteralExpression | undefined {
  const object = link.parent.parent
  if (!ts.isPropertyAssignment(link.parent) || !ts.isObjectLiteralExpression(object)) return undefined
  if (!ts.isArrayLiteralExpression(object.parent) || !ts.isArrayLiteralExpression(rowParent(object.parent)))
    return undefined
  return object
}

/** `{label: 'Backups', to: '/x/'}` becomes `'Backups'`. */
function labelOf(cell: ts.ObjectLiteralExpression): Edit | undefined {
  const label = cell.properties.find((property) => property.name?.getText() === 'label')
  if (label === undefined || !ts.isPropertyAssignment(label)) return undefined
  return {start: cell.getStart(), end: cell.getEnd(), text: label.initializer.getText()}
}

/** Whether the row has a link that stays. If it has none, it was about the removed pages. */
function hasLivingLink(cell: ts.ObjectLiteralExpression | undefined, dead: Dead): boolean {
  const row = cell?.parent
  if (row === undefined || !ts.isArrayLiteralExpression(row)) return false
  return row.elements.some((element) => {
    if (!ts.isObjectLiteralExpression(element)) return false
    const to = element.properties.find((property) => property.name?.getText() === 'to')
    return to !== undefined && ts.isPropertyAssignment(to) && !isDeadNode(to.initializer, dead, [])
  })
}

/** What a row stands in, behind an `as const`. */
function rowParent(row: ts.Node): ts.Node {
  return ts.isAsExpression(row.parent) ? row.parent.parent : row.parent
}

/** The smallest node around a link that the file can be without. */
function droppable(link: ts.Node, checker: ts.TypeChecker, dropped: ReadonlySet<ts.Node>): Droppable | undefined {
  for (let node = link; !ts.isSourceFile(node); node = node.parent) {
    if (canDrop(node, checker, dropped)) return node
  }
  return undefined
}

/** With the comma behind it, and the comments before it. */
function removal(node: ts.Node, source: ts.SourceFile): Edit {
  const end = node.getEnd()
  const comma = /^\s*,/.exec(source.text.slice(end))?.[0].length ?? 0
  return {start: node.getFullStart(), end: end + comma, text: ''}
}
