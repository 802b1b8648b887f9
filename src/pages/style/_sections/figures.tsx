import type {ReactNode} from 'react'
import {DutiesDemo} from './Duties'
import {FlowGraphDemo} from './FlowGraph'
import {RecoveryLineDemo} from './RecoveryLine'
import {RegionMapDemo} from './RegionMap'
import {SequenceDemo} from './Sequence'
import {SteppedFlowDemo} from './SteppedFlow'
import {TimelineDemo} from './Timeline'
import {TokenClaimsDemo} from './TokenClaims'
import {TreeDemo} from './Tree'

/** Every folder of src/components/figures, one file each. */
export function Figures(): ReactNode {
  return (
    <>
      <FlowGraphDemo />
      <SteppedFlowDemo />
      <SequenceDemo />
      <TokenClaimsDemo />
      <TreeDemo />
      <TimelineDemo />
      <RegionMapDemo />
      <RecoveryLineDemo />
      <DutiesDemo />
    </>
  )
}
