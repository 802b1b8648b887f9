import type {ReactNode} from 'react'
import {RegionMap} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Steps} from '../../../components/sections/Steps'
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
