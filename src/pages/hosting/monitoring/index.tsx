import type {ReactNode} from 'react'
import {FlowGraph, Sketch} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function Monitoring(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<FlowGraph {...content.whose} frame="bare" />} />
      <DataTable {...content.signals} />
      <CodeShowcase {...content.alarms} />
      <Steps {...content.alarm} />
      <Split {...content.minutes}>
        <Sketch {...content.probes} frame="bare" />
      </Split>
      <FeatureList {...content.gaps} />
      <CallToAction {...content.next} />
    </Page>
  )
}
