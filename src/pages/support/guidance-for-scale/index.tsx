import type {ReactNode} from 'react'
import {Sequence} from '../../../components/figures'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Engagement} from '../../../components/templates/Engagement'
import * as content from './_content'

export default function GuidanceForScale(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<Sequence {...content.oneLogin} frame="bare" />}>
      <DataTable {...content.examples} />
      <FeatureList {...content.limits} />
    </Engagement>
  )
}
