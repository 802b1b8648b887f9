import type {ReactNode} from 'react'
import {FlowGraph} from '../../../kit/figures'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Engagement} from '../../../kit/templates/Engagement'
import * as content from './_content'

export default function InfrastructureImplementation(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<FlowGraph {...content.atTheEnd} frame="bare" />}>
      <DataTable {...content.acceptance} />
      <FeatureList {...content.decisions} />
    </Engagement>
  )
}
