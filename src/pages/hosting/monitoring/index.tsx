import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {Steps} from '../../../components/sections/Steps'
import * as content from './_content'

export default function Monitoring(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<FlowGraph {...content.whose} frame="bare" />} />
      <DataTable {...content.signals} />
      <CodeShowcase {...content.alarms} />
      <Steps {...content.night} />
      <FeatureList {...content.gaps} />
      <CallToAction {...content.next} />
    </Page>
  )
}
