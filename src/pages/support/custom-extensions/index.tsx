import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {FlowGraph} from '../../../kit/figures'
import {DataTable} from '../../../kit/sections/DataTable'
import {Split} from '../../../kit/sections/Split'
import {Engagement} from '../../../kit/templates/Engagement'
import Breakage from './_breakage.mdx'
import * as content from './_content'

export default function CustomExtensions(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<FlowGraph {...content.needed} frame="bare" />}>
      <DataTable {...content.kinds} />
      <Split {...content.breakage}>
        <MDXContent>
          <Breakage />
        </MDXContent>
      </Split>
    </Engagement>
  )
}
