import type {ReactNode} from 'react'
import {FlowGraph} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Split} from '../../../components/sections/Split'
import {Shot} from '../../../components/ui/Shot'
import * as content from './_content'

export default function Identity(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Shot name="login-themed" />} />
      <DataTable {...content.ways} />
      <Split {...content.order}>
        <FlowGraph {...content.flow} frame="bare" />
      </Split>
      <DataTable {...content.protection} />
      <Split {...content.mail}>
        <Shot name="magic-link-mail" />
      </Split>
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
