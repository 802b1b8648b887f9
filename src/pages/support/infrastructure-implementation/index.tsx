import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Engagement} from '../../../components/templates/Engagement'
import * as content from './_content'

export default function InfrastructureImplementation(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<FlowGraph {...content.atTheEnd} frame="bare" />}>
      <DataTable {...content.acceptance} />
      <FeatureList {...content.decisions} />
    </Engagement>
  )
}
