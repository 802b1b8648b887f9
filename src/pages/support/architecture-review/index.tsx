import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Tree} from '../../../components/figures'
import {DataTable} from '../../../components/sections/DataTable'
import {Split} from '../../../components/sections/Split'
import {Engagement} from '../../../components/templates/Engagement'
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
