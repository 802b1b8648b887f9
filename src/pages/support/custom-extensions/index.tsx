import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {Engagement} from '../../../components/templates/Engagement'
import * as content from './_content'

export default function CustomExtensions(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<FlowGraph {...content.needed} frame="bare" />}>
      <DataTable {...content.kinds} />
      <CodeShowcase {...content.breakage} />
    </Engagement>
  )
}
