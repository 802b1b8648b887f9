import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {FlowGraph} from '../../../kit/figures'
import {Split} from '../../../kit/sections/Split'
import * as content from './_content'
import Question from './_question.mdx'

export default function Community(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<FlowGraph {...content.where} frame="bare" />} />
      <DataTable {...content.places} />
      <Split {...content.asking}>
        <MDXContent>
          <Question />
        </MDXContent>
      </Split>
      <FeatureList {...content.giving} />
      <DataTable {...content.comparison} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
