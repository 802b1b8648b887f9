import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {FlowGraph} from '../../../kit/figures'
import {DataTable} from '../../../kit/sections/DataTable'
import {Split} from '../../../kit/sections/Split'
import {Engagement} from '../../../kit/templates/Engagement'
import * as content from './_content'
import Rehearsal from './_rehearsal.mdx'

export default function VersionUpgrades(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<FlowGraph {...content.path} frame="bare" />}>
      <DataTable {...content.breaks} />
      <Split {...content.rehearsal}>
        <MDXContent>
          <Rehearsal />
        </MDXContent>
      </Split>
    </Engagement>
  )
}
