import {sum} from '../primitives/geometry'
import {BODY, lineHeight, NARROW_WIDTH} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import {bySource, claimLines, markName, PANEL_PAD, ROW, type SourceMark, type TokenLayout} from './layout'
import type {TokenClaim} from './model'
import {CHAR, EDGE, PANEL_TOP, tokenParts, zoomLines} from './parts'

export const CODE_LINE = 20
const PAD = PANEL_PAD.x - 4
/** Room left of the claims for the lines that join them with their sources. */
const BRACKET = 20
const BRACKET_GAP = 4
const GROUP_GAP = 12

/** Places a token for a phone: a source stands below its claims, and a bracket at the left joins it with them. */
export function layoutTokenNarrow(claims: readonly TokenClaim[], algorithm: string): TokenLayout {
  const width = NARROW_WIDTH
  const x = EDGE + PAD + BRACKET
  const room = width - EDGE - x - PAD
  const lines = claims.map((claim, index) => claimLines(claim, index === claims.length - 1, Math.floor(room / CHAR)))
  const groups = bySource(claims).map((group) => ({...group, block: textBlock(group.source, BODY, room)}))
  const heights = claims.map((_, index) => {
    const source = groups.find(({last}) => last === index)
    return (lines[index]?.length ?? 0) * CODE_LINE + (source ? source.block.height + 2 + GROUP_GAP : 0)
  })
  const top = PANEL_TOP + PANEL_PAD.y + ROW
  const yOf = (index: number): number => top + sum(heights.slice(0, index))
  const panel = {x: EDGE, y: PANEL_TOP, width: width - 2 * EDGE, height: 2 * PANEL_PAD.y + 2 * ROW + sum(heights)}
  const parts = tokenParts(claims, algorithm, width, true)
  return {
    width,
    height: panel.y + panel.height + EDGE,
    parts,
    panel,
    zoom: zoomLines(parts, panel),
    braces: [
      {x: EDGE + PAD, y: PANEL_TOP + PANEL_PAD.y, text: '{'},
      {x: EDGE + PAD, y: yOf(claims.length), text: '}'},
    ],
    claims: claims.map((claim, index) => ({
      id: `${index} ${claim.name}`,
      lines: markName(claim.name, lines[index] ?? []),
      x,
      y: yOf(index),
      accent: claim.accent ?? false,
    })),
    sources: groups.map(({first, last, source, block}): SourceMark => {
      const rows = Array.from({length: last - first + 1}, (_, index) => first + index)
      const below = yOf(last) + (lines[last]?.length ?? 0) * CODE_LINE + 2
      const [near, trunk, from] = [x - BRACKET_GAP, x - BRACKET + 4, below + lineHeight(BODY) / 2]
      return {
        id: `${first} ${source}`,
        block,
        at: {x, y: below},
        accent: rows.some((index) => claims[index]?.accent),
        arrows: rows.map((index) => {
          const to = yOf(index) + CODE_LINE / 2
          return [
            {x: near, y: from},
            {x: trunk, y: from},
            {x: trunk, y: to},
            {x: near, y: to},
          ]
        }),
      }
    }),
  }
}
