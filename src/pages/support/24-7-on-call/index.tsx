import type {ReactNode} from 'react'
import {Sequence, Sketch} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {ServiceData} from '../../../kit/layout/ServiceData'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {CellTable} from '../../../kit/ui/CellTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {Scope} from '../../../kit/sections/Scope'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function OnCall(): ReactNode {
  return (
    <Page {...content.page}>
      <ServiceData serviceType="On-call support for Keycloak" description={content.page.meta.description} />
      <Hero {...content.hero} figure={<Sketch {...content.week} frame="bare" />} />
      <Split {...content.incident}>
        <Sequence {...content.night} frame="bare" />
      </Split>
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
