import type {ReactNode} from 'react'
import {FlowGraph} from '../../kit/figures'
import {Page} from '../../kit/layout/Page'
import {ServiceData} from '../../kit/layout/ServiceData'
import {CallToAction} from '../../kit/sections/CallToAction'
import {DataTable} from '../../kit/sections/DataTable'
import {FactRow} from '../../kit/sections/FactRow'
import {Faq} from '../../kit/sections/Faq'
import {Hero} from '../../kit/sections/Hero'
import {Scope} from '../../kit/sections/Scope'
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
