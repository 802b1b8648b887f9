import {sum, type Point, type Rect, type Size} from '../primitives/geometry'
import {textWidth} from '../primitives/measure'
import {BODY, CODE, lineHeight} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {wrapCode} from './code'
import type {TokenClaim} from './model'
import {CHAR, EDGE, PANEL_TOP, tokenParts, zoomLines, type TokenPart} from './parts'

/** A line of code: what of it belongs to the claim's name, and the rest. */
export type CodeLine = {name: string; rest: string}

export type ClaimRow = {
  id: string
  lines: readonly CodeLine[]
  x: number
  y: number
  accent: boolean
}

export type SourceMark = {
  id: string
  block: TextBlock
  at: Point
  arrows: readonly (readonly Point[])[]
  accent: boolean
}

export type TokenLayout = Size & {
  parts: readonly TokenPart[]
  /** From the payload in the token to the payload spelled out. */
  zoom: readonly (readonly Point[])[]
  panel: Rect
  braces: readonly (Point & {text: string})[]
  claims: readonly ClaimRow[]
  sources: readonly SourceMark[]
}

export const ROW = 22
export const PANEL_PAD = {x: 16, y: 12}
export const INDENT = textWidth('  ', CODE)
const COLUMNS = 50
const SOURCE_GAP = 72
const SOURCE_WIDTH = 232
const TRUNK = 20
const LINE_GAP = 12

/** The claim as JSON, cut to lines; the comma belongs to it. */
export function claimLines({name, value}: TokenClaim, last: boolean, columns: number): string[] {
  return wrapCode(`"${name}": ${value}${last ? '' : ','}`, columns)
}

/** Tells the name of a claim, which may run over several lines, from its value. */
export function markName(name: string, lines: readonly string[]): CodeLine[] {
  let left = name.length + 2
  return lines.map((line) => {
    const indent = line.length - line.trimStart().length
    const end = left > 0 ? Math.min(line.length, indent + left) : 0
    left -= Math.max(0, end - indent)
    return {name: line.slice(0, end), rest: line.slice(end)}
  })
}

/** Neighbouring claims that have one source, as ranges of their indices. */
export function bySource(claims: readonly TokenClaim[]): {source: string; first: number; last: number}[] {
  const groups: {source: string; first: number; last: number}[] = []
  claims.forEach(({source}, index) => {
    const group = groups.at(-1)
    if (group?.source === source) group.last = index
    else groups.push({source, first: index, last: index})
  })
  return groups
}

/** Places a token: above as it travels, below its payload with the source of every claim at the right. */
export function layoutToken(claims: readonly TokenClaim[], algorithm: string): TokenLayout {
  const lines = claims.map((claim, index) => claimLines(claim, index === claims.length - 1, COLUMNS))
  const columns = Math.max(24, ...lines.flat().map((line) => Array.from(line).length))
  const panelWidth = Math.ceil(2 * PANEL_PAD.x + INDENT + columns * CHAR)
  const groups = bySource(claims).map((group) => ({...group, block: textBlock(group.source, BODY, SOURCE_WIDTH)}))
  const sourceX = EDGE + panelWidth + SOURCE_GAP

  const heights = lines.map((own) => own.length * ROW)
  for (const {first, last, block} of groups) {
    const missing = block.height + 4 - sum(heights.slice(first, last + 1))
    if (missing > 0) heights[last] = (heights[last] ?? 0) + missing
  }
  const top = PANEL_TOP + PANEL_PAD.y + ROW
  const yOf = (index: number): number => top + sum(heights.slice(0, index))
  const panel = {
    x: EDGE,
    y: PANEL_TOP,
    width: panelWidth,
    height: 2 * PANEL_PAD.y + 2 * ROW + sum(heights),
  }
  const textEnd = (index: number): number =>
    EDGE + PANEL_PAD.x + INDENT + Array.from(lines[index]?.[0] ?? '').length * CHAR
  const width = sourceX + Math.max(0, ...groups.map(({block}) => block.width)) + EDGE
  const parts = tokenParts(claims, algorithm, Math.max(width, panelWidth + 2 * EDGE), false)
  return {
    width,
    height: panel.y + panel.height + EDGE,
    parts,
    panel,
    zoom: zoomLines(parts, panel),
    braces: [
      {x: EDGE + PANEL_PAD.x, y: PANEL_TOP + PANEL_PAD.y, text: '{'},
      {x: EDGE + PANEL_PAD.x, y: yOf(claims.length), text: '}'},
    ],
    claims: claims.map((claim, index) => ({
      id: `${index} ${claim.name}`,
      lines: markName(claim.name, lines[index] ?? []),
      x: EDGE + PANEL_PAD.x + INDENT,
      y: yOf(index),
      accent: claim.accent ?? false,
    })),
    sources: groups.map(({first, last, source, block}) => {
      const rows = Array.from({length: last - first + 1}, (_, index) => first + index)
      const rowY = (index: number): number => yOf(index) + ROW / 2
      const middle = (rowY(first) + rowY(last)) / 2
      const trunk = sourceX - LINE_GAP - TRUNK
      return {
        id: `${first} ${source}`,
        block,
        at: {x: sourceX, y: rows.length > 1 ? middle - block.height / 2 : middle - lineHeight(BODY) / 2},
        accent: rows.some((index) => claims[index]?.accent),
        arrows: rows.map((index) => [
          {x: sourceX - LINE_GAP, y: middle},
          {x: trunk, y: middle},
          {x: trunk, y: rowY(index)},
          {x: textEnd(index) + LINE_GAP, y: rowY(index)},
        ]),
      }
    }),
  }
}
