import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {FlowGraph} from '../../../components/figures'
import {Split} from '../../../components/sections/Split'
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
