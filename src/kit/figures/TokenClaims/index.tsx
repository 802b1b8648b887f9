import type {ReactNode} from 'react'
import {assertSome} from '../primitives/problem'
import {Figure, type FigureText} from '../Figure'
import {Drawing} from './Drawing'
import {ROW} from './claims'
import {layoutToken} from './layout'
import type {TokenClaim} from './model'
import {CODE_LINE, layoutTokenNarrow} from './narrow'

export type {TokenClaim} from './model'

export type TokenClaimsProps = FigureText & {
  /** In the order of the payload. Neighbours with the same `source` share one mark. */
  claims: readonly TokenClaim[]
  /** `alg` of the header. Default `RS256`. */
  algorithm?: string
}

/** What a token says, and what made each of its claims. */
export function TokenClaims({claims, algorithm = 'RS256', ...text}: TokenClaimsProps): ReactNode {
  assertSome('TokenClaims', text.title, 'claims', claims)
  const wide = layoutToken(claims, algorithm)
  const narrow = layoutTokenNarrow(claims, algorithm)
  return (
    <Figure
      {...text}
      kind="TokenClaims"
      wide={{size: wide, children: <Drawing {...wide} row={ROW} />}}
      narrow={{size: narrow, children: <Drawing {...narrow} row={CODE_LINE} />}}
    />
  )
}
