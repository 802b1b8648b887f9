import type {ReactNode} from 'react'
import {FlowGraph} from '../../components/figures'
import {Page} from '../../components/layout/Page'
import {ServiceData} from '../../components/layout/ServiceData'
import {CallToAction} from '../../components/sections/CallToAction'
import {DataTable} from '../../components/sections/DataTable'
import {FactRow} from '../../components/sections/FactRow'
import {Faq} from '../../components/sections/Faq'
import {Hero} from '../../components/sections/Hero'
import {Scope} from '../../components/sections/Scope'
import * as content from './_content'

export default function Support(): ReactNode {
  return (
    <Page {...content.page}>
      <ServiceData serviceType="Enterprise support for Keycloak" description={content.page.meta.description} />
      <Hero {...content.hero} figure={<FlowGraph {...content.wayfinder} frame="bare" />} />
      <FactRow {...content.facts} />
      <DataTable {...content.offers} />
      <Scope {...content.scope} />
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
