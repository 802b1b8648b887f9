import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Tree} from '../../../kit/figures'
import {DataTable} from '../../../kit/sections/DataTable'
import {Split} from '../../../kit/sections/Split'
import {Engagement} from '../../../kit/templates/Engagement'
import * as content from './_content'
import Finding from './_finding.mdx'

export default function ArchitectureReview(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<Tree {...content.areas} frame="bare" />}>
      <DataTable {...content.checks} />
      <Split {...content.finding}>
        <MDXContent>
          <Finding />
        </MDXContent>
      </Split>
    </Engagement>
  )
}
