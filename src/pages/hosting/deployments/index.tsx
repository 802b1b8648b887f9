import type {ReactNode} from 'react'
import {RegionMap} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function Deployments(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<RegionMap {...content.map} frame="bare" />} />
      <DataTable {...content.distances} />
      <Steps {...content.start} />
      <DataTable {...content.comparison} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
