import type {ReactNode} from 'react'
import {Sequence} from '../../../kit/figures'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Engagement} from '../../../kit/templates/Engagement'
import * as content from './_content'

export default function GuidanceForScale(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<Sequence {...content.oneLogin} frame="bare" />}>
      <DataTable {...content.examples} />
      <FeatureList {...content.limits} />
    </Engagement>
  )
}
