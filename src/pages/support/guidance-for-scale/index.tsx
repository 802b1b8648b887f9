import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Engagement} from '../../../kit/templates/Engagement'
import * as content from './_content'

export default function GuidanceForScale(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<Sketch {...content.second} frame="bare" />}>
      <DataTable {...content.examples} />
      <FeatureList {...content.limits} />
    </Engagement>
  )
}
