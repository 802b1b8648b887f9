import type {ReactNode} from 'react'
import {Page} from '../../../kit/layout/Page'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function Careers(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} />
      <CodeShowcase {...content.ticket} />
      <FeatureList {...content.work} />
      <Steps {...content.steps} />
      <DataTable {...content.questions} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
