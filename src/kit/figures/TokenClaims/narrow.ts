import {BODY, lineHeight, NARROW_WIDTH} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import {bySource, claimLines, markSource, PANEL_PAD, placeClaims} from './claims'
import type {TokenLayout} from './layout'
import type {TokenClaim} from './model'
import {CHAR, EDGE, tokenParts, zoomLines} from './parts'

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
  const {yOf, ...placed} = placeClaims(claims, lines, {
    width: width - 2 * EDGE,
    heights,
    braceX: EDGE + PAD,
    claimX: x,
  })
  const {panel} = placed
  const parts = tokenParts(claims, algorithm, width, true)
  return {
    width,
    height: panel.y + panel.height + EDGE,
    parts,
    zoom: zoomLines(parts, panel),
    ...placed,
    sources: groups.map((group) => {
      const below = yOf(group.last) + (lines[group.last]?.length ?? 0) * CODE_LINE + 2
      const [near, trunk, from] = [x - BRACKET_GAP, x - BRACKET + 4, below + lineHeight(BODY) / 2]
      return markSource(group, claims, {x, y: below}, (index) => {
        const to = yOf(index) + CODE_LINE / 2
        return [
          {x: near, y: from},
          {x: trunk, y: from},
          {x: trunk, y: to},
          {x: near, y: to},
        ]
      })
    }),
  }
}
