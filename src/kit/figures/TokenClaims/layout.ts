import {sum, type Point, type Rect, type Size} from '../primitives/geometry'
import {textWidth} from '../primitives/measure'
import {BODY, CODE, lineHeight} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {
  bySource,
  claimLines,
  markSource,
  PANEL_PAD,
  placeClaims,
  ROW,
  type ClaimRow,
  type SourceGroup,
  type SourceMark,
} from './claims'
import type {TokenClaim} from './model'
import {CHAR, EDGE, tokenParts, zoomLines, type TokenPart} from './parts'

export type TokenLayout = Size & {
  parts: readonly TokenPart[]
  /** From the payload in the token to the payload spelled out. */
  zoom: readonly (readonly Point[])[]
  panel: Rect
  braces: readonly (Point & {text: string})[]
  claims: readonly ClaimRow[]
  sources: readonly SourceMark[]
}

const INDENT = textWidth('  ', CODE)
const CLAIM_X = EDGE + PANEL_PAD.x + INDENT
const COLUMNS = 50
const SOURCE_GAP = 72
const SOURCE_WIDTH = 232
const TRUNK = 20
const LINE_GAP = 12

const widthOf = (line: string): number => Array.from(line).length * CHAR

/** The heights of the claims. The last claim of a source makes room for the words of the source. */
function heightsOf(lines: readonly (readonly string[])[], groups: readonly (SourceGroup & {block: TextBlock})[]) {
  const heights = lines.map((own) => own.length * ROW)
  for (const {first, last, block} of groups) {
    const missing = block.height + 4 - sum(heights.slice(first, last + 1))
    if (missing > 0) heights[last] = (heights[last] ?? 0) + missing
  }
  return heights
}

/** Places a token: above as it travels, below its payload with the source of every claim at the right. */
export function layoutToken(claims: readonly TokenClaim[], algorithm: string): TokenLayout {
  const lines = claims.map((claim, index) => claimLines(claim, index === claims.length - 1, COLUMNS))
  const columns = Math.max(24, ...lines.flat().map((line) => Array.from(line).length))
  const panelWidth = Math.ceil(2 * PANEL_PAD.x + INDENT + columns * CHAR)
  const groups = bySource(claims).map((group) => ({...group, block: textBlock(group.source, BODY, SOURCE_WIDTH)}))
  const sourceX = EDGE + panelWidth + SOURCE_GAP
  const {yOf, ...placed} = placeClaims(claims, lines, {
    width: panelWidth,
    heights: heightsOf(lines, groups),
    braceX: EDGE + PANEL_PAD.x,
    claimX: CLAIM_X,
  })
  const {panel} = placed
  const rowY = (index: number): number => yOf(index) + ROW / 2
  const width = sourceX + Math.max(0, ...groups.map(({block}) => block.width)) + EDGE
  const parts = tokenParts(claims, algorithm, Math.max(width, panelWidth + 2 * EDGE), false)
  return {
    width,
    height: panel.y + panel.height + EDGE,
    parts,
    zoom: zoomLines(parts, panel),
    ...placed,
    sources: groups.map((group) => {
      const {first, last, block} = group
      const middle = (rowY(first) + rowY(last)) / 2
      const at = {x: sourceX, y: middle - (last > first ? block.height : lineHeight(BODY)) / 2}
      const trunk = sourceX - LINE_GAP - TRUNK
      return markSource(group, claims, at, (index) => [
        {x: sourceX - LINE_GAP, y: middle},
        {x: trunk, y: middle},
        {x: trunk, y: rowY(index)},
        {x: CLAIM_X + widthOf(lines[index]?.[0] ?? '') + LINE_GAP, y: rowY(index)},
      ])
    }),
  }
}
