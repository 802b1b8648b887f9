import type {ReactNode} from 'react'
import {Tree} from '../../../components/figures'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {Engagement} from '../../../components/templates/Engagement'
import * as content from './_content'

export default function ArchitectureReview(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<Tree {...content.areas} frame="bare" />}>
      <DataTable {...content.checks} />
      <CodeShowcase {...content.finding} />
    </Engagement>
  )
}
