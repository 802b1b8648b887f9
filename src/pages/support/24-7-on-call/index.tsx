import type {ReactNode} from 'react'
import {Sequence} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {ServiceData} from '../../../components/layout/ServiceData'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {CellTable} from '../../../components/ui/CellTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Scope} from '../../../components/sections/Scope'
import {Split} from '../../../components/sections/Split'
import {Steps} from '../../../components/sections/Steps'
import * as content from './_content'

export default function OnCall(): ReactNode {
  return (
    <Page {...content.page}>
      <ServiceData serviceType="On-call support for Keycloak" description={content.page.meta.description} />
      <Hero {...content.hero} figure={<Sequence {...content.night} frame="bare" />} />
      <DataTable {...content.answers} />
      <Split {...content.signals}>
        <CellTable {...content.signalTable} />
      </Split>
      <Steps {...content.onboarding} />
      <Scope {...content.scope} />
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
