import type {ReactNode} from 'react'
import {Page} from '../../../components/layout/Page'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {Steps} from '../../../components/sections/Steps'
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
