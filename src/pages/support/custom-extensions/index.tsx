import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {DataTable} from '../../../components/sections/DataTable'
import {Split} from '../../../components/sections/Split'
import {Engagement} from '../../../components/templates/Engagement'
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
