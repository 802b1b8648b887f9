import type {ReactNode} from 'react'
import {ChartDemo} from './Chart'
import {DutiesDemo} from './Duties'
import {FlowGraphDemo} from './FlowGraph'
import {ProductShotDemo} from './ProductShot'
import {RecoveryLineDemo} from './RecoveryLine'
import {RegionMapDemo} from './RegionMap'
import {ReleaseYearDemo} from './ReleaseYear'
import {SequenceDemo} from './Sequence'
import {SketchDemo} from './Sketch'
import {TimelineDemo} from './Timeline'
import {TokenClaimsDemo} from './TokenClaims'
import {TreeDemo} from './Tree'

/** Every folder of src/kit/figures, one file each. */
export function Figures(): ReactNode {
  return (
    <>
      <ChartDemo />
      <FlowGraphDemo />
      <SequenceDemo />
      <TokenClaimsDemo />
      <TreeDemo />
      <TimelineDemo />
      <RegionMapDemo />
      <ProductShotDemo />
      <RecoveryLineDemo />
      <ReleaseYearDemo />
      <DutiesDemo />
      <SketchDemo />
    </>
  )
}
